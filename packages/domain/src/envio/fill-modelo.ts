/**
 * Everything a message to a client may ask for, with what it looks like.
 *
 * @example fillModelo('Olá, {{cliente}}.', exemplosDoModelo) // 'Olá, Marina.'
 */
export const exemplosDoModelo = {
  cliente: 'Marina',
  bem: 'Onix 1.0 2023 · ABC1D23',
  numero: '1042',
  ofertas: '• Jequitibá Seguros — Completo: R$ 3.221,40\n• Capivara Seguros — Essencial: R$ 2.874,90',
  validade: '15/12/2026',
  link: 'https://…/cotacao/…',
  corretor: 'Rita Prado',
  corretora: 'Prado Seguros',
} as const;
export type VariavelDoModelo = keyof typeof exemplosDoModelo;
export const VARIAVEIS_DO_MODELO = Object.keys(exemplosDoModelo) as readonly VariavelDoModelo[];

/**
 * Fills the `{{variaveis}}` of a message. Unknown ones stay as written, so that they are visible in the preview.
 *
 * After a name that ends with a full stop (S.A.), the full stop of the sentence is omitted.
 *
 * @example fillModelo('Olá, {{cliente}}.', { cliente: 'Ana' }) // 'Olá, Ana.'
 */
export const fillModelo = (texto: string, variaveis: Readonly<Record<string, string>>): string =>
  texto.replace(/\{\{\s*(\w+)\s*\}\}(\.(?!\.))?/g, (whole, nome: string, ponto = '') => {
    const valor = Object.hasOwn(variaveis, nome) ? variaveis[nome] : undefined;
    if (valor === undefined) return whole;
    return valor.endsWith('.') ? valor : `${valor}${ponto}`;
  });

/**
 * Names of unknown variables used in a message.
 *
 * @example unknownVariaveis('{{cleinte}}', ['cliente']) // ['cleinte']
 */
export const unknownVariaveis = (texto: string, conhecidas: readonly string[]): string[] => [
  ...new Set([...texto.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].flatMap(([, nome = '']) => (conhecidas.includes(nome) ? [] : [nome]))),
];
