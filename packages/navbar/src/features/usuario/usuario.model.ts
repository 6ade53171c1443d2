import { accessRoutes, addressOf, type ItemMenu } from '@balcao/contracts';
import { isInside } from '../../inside.model.ts';

/** The way out, which the bar shows by itself, last, whatever the server sends. */
export const saida = addressOf(accessRoutes, 'logoff');

/** One line of the server's: inside the site, or (`isFora`) on another site, in a tab of its own. */
export interface ItemConta {
  readonly title: string;
  readonly href: string;
  readonly isFora: boolean;
  readonly isNew: boolean;
}

/** The server's items that lead somewhere from here (it may know screens this build does not), the way out apart. */
export const validItems = (items: readonly ItemMenu[]): ItemConta[] =>
  items.flatMap<ItemConta>(({ title, rota, link, isNew }) => {
    if (rota) return rota !== saida && isInside(rota) ? [{ title, href: rota, isFora: false, isNew }] : [];
    return link && /^https?:\/\//.test(link) ? [{ title, href: link, isFora: true, isNew }] : [];
  });
