export type Cookies = Readonly<Record<string, string | undefined>>;

/** Cookies as the browser sent them: whoever reads one decodes it once, by its own rule. The first of a name wins. */
export function rawCookies(header: string | undefined): Cookies {
  const pairs = (header ?? '').split(';').flatMap((text): [string, string][] => {
    const at = text.indexOf('=');
    return at < 0 ? [] : [[text.slice(0, at).trim(), text.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs.toReversed());
}
