const semEscapes = (parte: string): string => {
  try {
    return decodeURIComponent(parte);
  } catch {
    return parte;
  }
};

const semNome = (parte: string): string => (parte.startsWith(':') ? ':' : semEscapes(parte).toLowerCase());

/**
 * The address shapes that a pattern matches: parameter names do not matter, and an absent `:name?` is a separate shape.
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
