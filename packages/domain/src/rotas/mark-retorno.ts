/**
 * The return address with the `redirect=true` marker with which it is reopened after signing in (spec §4).
 *
 * @param url path with its query and fragment, as {@link returnUrlSeguro} gives it
 * @example markRetorno('/home?aba=2#topo') // '/home?aba=2&redirect=true#topo'
 */
export function markRetorno(url: string): string {
  const [address = '', ...fragment] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part && !/^redirect(=|$)/.test(part));
  return `${path}?${[...kept, 'redirect=true'].join('&')}${fragment.length ? `#${fragment.join('#')}` : ''}`;
}
