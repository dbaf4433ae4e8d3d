/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from "react";

interface Drawn {
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object) => ReactElement;
}
interface StoryModule {
  default: Drawn;
  [name: string]: Drawn;
}

export interface FoundStory {
  file: string;
  name: string;
  draw: () => ReactElement;
}

const modules = import.meta.glob<StoryModule>("../**/*.stories.tsx", { eager: true });

/** Every story of the kit. */
export const stories: readonly FoundStory[] = Object.entries(modules).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const render = story.render ?? meta.render;
    const args = { ...meta.args, ...story.args };
    const Component = meta.component;
    return { file, name, draw: () => render?.(args) ?? (Component ? <Component {...args} /> : <></>) };
  }),
);
