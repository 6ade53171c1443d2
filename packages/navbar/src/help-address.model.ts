/** The help centre with the search term in `q` (spec §2). @example helpAddress('https://ajuda.exemplo/', 'sinistro') */
export function helpAddress(ajuda: string | null, texto: string): string | null {
  if (!ajuda || !/^https?:/.test(ajuda) || !URL.canParse(ajuda)) return null;
  const address = new URL(ajuda);
  if (texto.trim()) address.searchParams.set('q', texto.trim());
  return address.href;
}
