/**
 * A message with its `{{variaveis}}` filled. What is not known stays as it was written, so that whoever previews it sees it.
 *
 * A name that ends with a full stop (S.A.) ends its sentence by itself.
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
 * Names of the variables a message uses that nobody can fill.
 *
 * @example unknownVariaveis('{{cleinte}}', ['cliente']) // ['cleinte']
 */
export const unknownVariaveis = (texto: string, conhecidas: readonly string[]): string[] => [
  ...new Set([...texto.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].flatMap(([, nome = '']) => (conhecidas.includes(nome) ? [] : [nome]))),
];
