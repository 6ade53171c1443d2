import { allRoutes, type ItemMenu } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** One address of the menu. */
export interface Entrada {
  readonly titulo: string;
  readonly href: string;
  /** Another site: opens beside this one. */
  readonly isExterna: boolean;
  readonly icone: string | null;
  readonly isNova: boolean;
  readonly isDestacada: boolean;
}

/** A heading that opens onto its addresses. */
export interface Grupo {
  readonly titulo: string;
  readonly icone: string | null;
  readonly isNova: boolean;
  readonly entradas: readonly Entrada[];
}

export const isGrupo = (item: Entrada | Grupo): item is Grupo => 'entradas' in item;

type Folha = Omit<ItemMenu, 'subitems'>;

/** Where an item leads, if it leads anywhere this build knows: an address of a route table, or another site over https. */
function addressOfItem({ rota, link }: Folha): { href: string; isExterna: boolean } | null {
  for (const href of [rota, link]) {
    if (!href) continue;
    if (href.startsWith('/') && matchRoute(allRoutes, href.split(/[?#]/)[0] ?? '')) return { href, isExterna: false };
    if (/^https:\/\//i.test(href) && URL.canParse(href)) return { href, isExterna: true };
  }
  return null;
}

function toEntrada(item: Folha): Entrada[] {
  const address = addressOfItem(item);
  return address ? [{ titulo: item.title, icone: item.icon, isNova: item.isNew, isDestacada: item.destacado, ...address }] : [];
}

/** The server's menu as it can be shown: items that lead nowhere are left out, and groups left without items too. */
export function itemsOf(menu: readonly ItemMenu[]): (Entrada | Grupo)[] {
  return menu.flatMap((item): (Entrada | Grupo)[] => {
    if (!item.subitems) return toEntrada(item);
    const entradas = item.subitems.flatMap(toEntrada);
    return entradas.length > 0 ? [{ titulo: item.title, icone: item.icon, isNova: item.isNew, entradas }] : [];
  });
}

const pathOf = (href: string): string => href.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? href;

/** Whether an entry is the page on screen. */
export const isAtiva = ({ href, isExterna }: Entrada, pathname: string): boolean => !isExterna && pathOf(href) === pathOf(pathname);

/** Whether the page on screen is of this group: one of its entries, or a page of the same parcel (the form behind a list). */
export function isGrupoAtivo({ entradas }: Grupo, pathname: string): boolean {
  const parcel = matchRoute(allRoutes, pathname)?.table.parcel;
  return entradas.some(
    (entrada) => isAtiva(entrada, pathname) || (!entrada.isExterna && matchRoute(allRoutes, pathOf(entrada.href))?.table.parcel === parcel),
  );
}
