/** A fault in a brand's data: where it is, what is wrong and what to do. */
export class BrandError extends Error {
  override readonly name = "BrandError";
  readonly file: string;
  /** Dotted key inside the file; empty when the file itself is at fault. */
  readonly key: string;
  readonly remedy: string;

  constructor(file: string, key: string, problem: string, remedy: string) {
    super(`${file}${key ? `, key "${key}"` : ""}: ${problem}. ${remedy}`);
    this.file = file;
    this.key = key;
    this.remedy = remedy;
  }
}
