/**
 * A platform that gave no answer, or no usable one: what was asked may have been done. A launch may be asked for again.
 */
export class PlatformSilence extends Error {
  override readonly name = "PlatformSilence";
  readonly platform: string;

  constructor(platform: string) {
    super(`Platform "${platform}" gave no answer. Ask again, or lift its fault at the operator's board.`);
    this.platform = platform;
  }
}
