const semEscapes = (parte: string): string => {
  try {
    return decodeURIComponent(parte);
  } catch {
    return parte;
  }
};

const semNome = (parte: string): string => (parte.startsWith(':') ? ':' : semEscapes(parte).toLowerCase());

/**
 * The shapes of addresses a pattern answers on: names of parameters do not matter, an absent `:name?` is a shape of its own.
 *
 * @example formasDaRota('/a/:id?/') // ['/a', '/a/:']
 */
export function formasDaRota(caminho: string): string[] {
  const partes = caminho.split('/').filter(Boolean);
  const formas = partes.reduce<string[][]>(
    (ate, parte) => [...(parte.endsWith('?') ? ate : []), ...ate.map((antes) => [...antes, semNome(parte.replace(/\?$/, ''))])],
    [[]],
  );
  return formas.map((forma) => `/${forma.join('/')}`);
}
