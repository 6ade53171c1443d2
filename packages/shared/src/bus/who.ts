/** Only a page that has devtools pays for knowing who spoke and who heard. */
const isTraced = /"devtools":\s*true/.test(globalThis.document?.getElementById('balcao-ambiente')?.textContent ?? '');
const MODULO = /\/modules\/([\w-]+)\//g;

/** The parcel whose code is calling, read from the stack; null where nobody watches or its file lies elsewhere. */
export function whoCalls(): string | null {
  if (!isTraced) return null;
  const modules = [...(new Error().stack ?? '').matchAll(MODULO)].map(([, name]) => name as string);
  return modules.find((name) => name !== 'shared' && name !== 'vendor') ?? modules[0] ?? null;
}
