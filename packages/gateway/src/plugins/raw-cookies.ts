export type Cookies = Readonly<Record<string, string | undefined>>;

/** Cookies as sent by the browser, not decoded: each reader decodes its own. The first of a name wins. */
export function rawCookies(header: string | undefined): Cookies {
  const pairs = (header ?? '').split(';').flatMap((text): [string, string][] => {
    const at = text.indexOf('=');
    return at < 0 ? [] : [[text.slice(0, at).trim(), text.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs.toReversed());
}
