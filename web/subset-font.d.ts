declare module "subset-font" {
  /** The font with these letters alone. */
  export default function subset(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; keepFeatures?: readonly string[]; noHinting?: boolean },
  ): Promise<Buffer>;
}
