import { accessRoutes, addressOf, type ItemMenu } from '@balcao/contracts';
import { isInside } from '../../inside.model.ts';

/** Id of Sair, which the bar always shows last, even if the gateway does not send it. */
export const saida = addressOf(accessRoutes, 'logoff');

/** One item sent by the gateway: inside the site or, with `isFora`, on another site in a new tab. */
export interface ItemConta {
  readonly title: string;
  readonly href: string;
  readonly isFora: boolean;
  readonly isNew: boolean;
}

/** Items of the gateway that this build can open (it may know newer screens), without Sair. */
export const validItems = (items: readonly ItemMenu[]): ItemConta[] =>
  items.flatMap<ItemConta>(({ title, rota, link, isNew }) => {
    if (rota) return rota !== saida && isInside(rota) ? [{ title, href: rota, isFora: false, isNew }] : [];
    return link && /^https?:\/\//.test(link) ? [{ title, href: link, isFora: true, isNew }] : [];
  });
