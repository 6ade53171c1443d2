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
