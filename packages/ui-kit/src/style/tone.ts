/** What a message or state means. `win` also says "done"; a tone always comes with an icon or words. */
export type Tone = "neutral" | "win" | "info" | "warning" | "danger";
