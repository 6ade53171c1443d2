import path from 'node:path';

/** As webpack tells of an import before it finds the file. */
export interface Pedido {
  request: string;
  context: string;
}

/** The sentences of one component of React Aria in one language. */
export const SENTENCES = /\/intl\/(?<component>[\w-]+)\/[a-z]{2}-[A-Z]{2}\.mjs$/;

const ours: Readonly<Record<string, string>> = { combobox: path.join(import.meta.dirname, 'combo-box.copy.ts') };

/**
 * React Aria carries its sentences in 34 languages; the product speaks one. Whatever the browser's, Portuguese takes the place, so that
 * what stands outside the provider of the language still finds its sentences. Where the library's Portuguese is wrong, ours does.
 */
export function keepPortuguese(pedido: Pedido): void {
  if (!/[\\/](react-aria|react-stately)[\\/]/.test(pedido.context)) return;
  const component = SENTENCES.exec(pedido.request)?.groups?.['component'];
  if (!component) return;
  pedido.request = ours[component] ?? pedido.request.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'pt-BR.mjs');
}
