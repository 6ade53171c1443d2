/** What we use of fontkit, which publishes no types: the outline of each letter. */
declare module 'fontkit' {
  interface Command {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
    ): {
      readonly glyphs: readonly { readonly path: { readonly commands: readonly Command[] } }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
  }
  export function create(bytes: Buffer): Font;
}
