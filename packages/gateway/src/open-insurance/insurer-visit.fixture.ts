/** What a person's browser does at the pretend insurer: opens the address it was sent to, answers the screen, and comes back. */
export async function visitInsurer(
  url: string,
  { cpf, resposta = 'sim', parar }: { readonly cpf: string; readonly resposta?: 'sim' | 'nao'; readonly parar: string },
): Promise<{ readonly voltou: URL | null; readonly telas: readonly { readonly status: number; readonly html: string }[] }> {
  const cookies = new Map<string, string>();
  const telas: { status: number; html: string }[] = [];
  let address = new URL(url);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      address = new URL(location, address);
      form = null;
      if (address.href.startsWith(parar)) return { voltou: address, telas };
      continue;
    }
    telas.push({ status: response.status, html: await response.text() });
    // the screen was answered, and shown again
    if (form || response.status !== 200) break;
    form = new URLSearchParams({ cpf, resposta });
  }
  return { voltou: null, telas };
}
