import { accessRoutes, addressOf, allRoutes, type ItemMenu } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** Up to two letters that stand for a person. @example initialsOf('Marina do Prado') // 'MP' */
export function initialsOf(nome: string): string {
  const words = nome.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first][0] ?? '').concat([...last][0] ?? '').toLocaleUpperCase('pt-BR');
}

/** The way out, which the bar shows by itself, last, whatever the server sends. */
export const saida = addressOf(accessRoutes, 'logoff');

/** The server's items whose address exists in this site (it may know screens this build does not), the way out apart. */
export const validItems = (items: readonly ItemMenu[]): { title: string; rota: string }[] =>
  items.flatMap(({ title, rota }) => (rota && rota !== saida && matchRoute(allRoutes, rota) ? [{ title, rota }] : []));
