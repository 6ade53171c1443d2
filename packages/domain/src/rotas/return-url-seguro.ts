const BASE = 'https://balcao.invalid';
const MAX_TAMANHO = 2_048;
/** Control characters and backslashes: browsers drop the former and read the latter as slashes. */
const PROIBIDO = /[\p{Cc}\\]/u;

const isAbsolutePath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !PROIBIDO.test(path);

/** Undoes percent-encoding until nothing changes; null when it never settles or is broken. */
function decodeFully(path: string): string | null {
  let current = path;
  try {
    for (let round = 0; round < 4; round += 1) {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    }
  } catch {
    // a broken escape is refused like the rest
  }
  return null;
}

/**
 * The address to come back to after signing in, if it is safe to follow: an absolute path of this site, and still one after
 * normalisation and after decoding. Everything else is null: other origins, `//host`, backslashes, control characters, the same
 * hidden by percent-encoding or by dot segments.
 *
 * @param valor what stands in `return_url`, already decoded once by the query parser
 * @returns path, query and fragment, normalised
 * @example returnUrlSeguro('/multicalculo/orcamentos?pagina=2') // '/multicalculo/orcamentos?pagina=2'
 * @example returnUrlSeguro('//evil.com') // null
 */
export function returnUrlSeguro(valor: string | null | undefined): string | null {
  if (!valor || valor.length > MAX_TAMANHO || PROIBIDO.test(valor) || !isAbsolutePath(valor)) return null;
  // only after the shape above can this not throw: a path always resolves
  const { origin, pathname, search, hash } = new URL(valor, BASE);
  const decoded = decodeFully(pathname);
  if (origin !== BASE || !isAbsolutePath(pathname) || decoded === null) return null;
  if (!isAbsolutePath(decoded) || decoded.split('/').includes('..')) return null;
  return pathname + search + hash;
}
