/** Meaning of a message or state. `win` also means "done"; a tone always comes with an icon or words. */
export type Tone = "neutral" | "win" | "info" | "warning" | "danger";
