import { claro, escuro } from './colors.theme.ts';

type Palette = Record<keyof typeof claro, string>;

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['fundo', 'superficie', 'superficieSuave', 'superficieAlta', 'realce', 'selecao', 'primariaSuave'] as const;
const tones = ['neutro', 'info', 'sucesso', 'atencao', 'perigo', 'suporte'] as const;

describe.each<[string, Palette]>([
  ['light', claro],
  ['dark', escuro],
])('the %s palette', (_, palette) => {
  it.each(grounds)('reads text, soft text and links at 4.5:1 or more on %s', (ground) => {
    for (const text of ['texto', 'textoSuave', 'primariaTexto'] as const) {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(tones)('reads the text of %s on its soft ground and on a surface', (tone) => {
    expect(contrast(palette[`${tone}Texto`], palette[`${tone}Suave`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[`${tone}Texto`], palette.superficie)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads the text of filled buttons and bars', () => {
    expect(contrast(palette.sobrePrimaria, palette.primaria)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.sobrePrimaria, palette.primariaForte)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.sobrePerigo, palette.perigo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.sobreSuporte, palette.suporte)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.sobreBarra, palette.barra)).toBeGreaterThanOrEqual(4.5);
  });

  it("shows every control's edge and focus at 3:1 or more", () => {
    for (const ground of ['fundo', 'superficie'] as const) {
      expect(contrast(palette.bordaForte, palette[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.foco, palette[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  it('reads text and links on every soft ground a tone gives them', () => {
    for (const tone of tones) {
      expect(contrast(palette.texto, palette[`${tone}Suave`])).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['realce', 'selecao', 'superficieAlta'] as const) {
      for (const text of ['perigoTexto', 'primariaTexto', 'texto'] as const) {
        expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('shows every curve and bar of a chart on the ground it is drawn on', () => {
    for (const line of ['grafico1', 'grafico3', 'grafico4', 'grafico5'] as const) {
      expect(contrast(palette[line], palette.superficie)).toBeGreaterThanOrEqual(3);
    }
  });
});
