const LOCAIS = new Set(['localhost', '127.0.0.1']);

/** Whether an address is of this computer; lookalikes such as `localhost.evil.test` are refused. */
export function isLocalUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && LOCAIS.has(hostname) && !username && !password;
}
