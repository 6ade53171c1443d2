/** Lowest contrast of text on its ground (WCAG 2.2, 1.4.3, level AA). */
export const CONTRASTE_DE_TEXTO = 4.5;
/** Lowest contrast of what is not text, as the edge of a button (1.4.11). */
export const CONTRASTE_DE_FORMA = 3;

const BRANCO = '#ffffff';
const ESCURO = '#000000';

const partsOf = (cor: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(cor.slice(at, at + 2), 16)) as [number, number, number];

/** Whether a text is a colour of a page: `#rrggbb`. */
export const isCor = (texto: string): boolean => /^#[0-9a-f]{6}$/i.test(texto);

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminanceOf(cor: string): number {
  const [red, green, blue] = partsOf(cor).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, 1 to 21. @example contrastOf('#000000', '#ffffff') // 21 */
export function contrastOf(uma: string, outra: string): number {
  const [light, dark] = [luminanceOf(uma), luminanceOf(outra)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The text that reads best on a ground: one of the two always reaches 4.5:1. @example textOn('#ffd400') // '#000000' */
export const textOn = (fundo: string): string => (contrastOf(BRANCO, fundo) >= contrastOf(ESCURO, fundo) ? BRANCO : ESCURO);

/** Contrast of a colour with the white the page is drawn on. */
export const contrastOnPage = (cor: string): number => contrastOf(cor, BRANCO);

/** The nearest darker shade of a colour that reaches a contrast on the page; the colour itself when it does. */
export function darkenTo(cor: string, minimo: number): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const darker = `#${partsOf(cor)
      .map((part) =>
        Math.round(part * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrastOnPage(darker) >= minimo) return darker;
  }
  return ESCURO;
}
