import { marcaDaSeguradora } from './marca-da-seguradora.ts';

const AUTO = [
  'arara_una_seguros',
  'araucaria_seguros',
  'capivara_seguros',
  'ipe_amarelo_seguros',
  'jequitiba_seguros',
  'lobo_guara_seguradora',
  'mico_leao_seguros',
  'onca_pintada_seguros',
  'sabia_seguros',
  'tucano_azul_seguros',
];

it('names an insurer by its own words, in two letters', () => {
  expect(['lobo_guara_seguradora', 'capivara_seguros', 'seguros', 'x'].map((slug) => marcaDaSeguradora(slug).sigla)).toEqual([
    'LG',
    'CA',
    'SE',
    'X',
  ]);
});

it('draws one that a subscription wrote down by its name alone', () => {
  expect(marcaDaSeguradora('mutua_do_vale__0123456789ab')).toEqual(marcaDaSeguradora('mutua_do_vale__ba9876543210'));
  expect(['mutua__0123456789ab', 'mutua_do_vale__0123456789ab'].map((slug) => marcaDaSeguradora(slug).sigla)).toEqual(['MU', 'MV']);
});

it('draws no two insurers of a list alike', () => {
  const drawn = AUTO.map((slug) => marcaDaSeguradora(slug).cor);
  expect(new Set(drawn).size).toBe(AUTO.length);
  expect(marcaDaSeguradora('sabia_seguros')).toEqual(marcaDaSeguradora('sabia_seguros'));
});

it('keeps white letters readable over every colour it produces (WCAG 1.4.3)', () => {
  const channel = (hex: string) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (cor: string) =>
    0.2126 * channel(cor.slice(1, 3)) + 0.7152 * channel(cor.slice(3, 5)) + 0.0722 * channel(cor.slice(5, 7));
  for (const { cor, corDaFigura } of Array.from({ length: 200 }, (_, index) => marcaDaSeguradora(`anta_${index}`)))
    for (const fundo of [cor, corDaFigura]) expect(1.05 / (luminance(fundo) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
