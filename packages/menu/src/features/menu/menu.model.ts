import { allRoutes, type ItemMenu } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { icones, sinonimos } from './icones.data.ts';

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

const areaOf = (href: string): string => pathOf(href).split('/')[1] ?? '';

/** Whether the page on screen is of this group: one of its entries, or a page of the same area (the form behind a list). */
export const isGrupoAtivo = ({ entradas }: Grupo, pathname: string): boolean =>
  entradas.some((entrada) => isAtiva(entrada, pathname) || (!entrada.isExterna && areaOf(entrada.href) === areaOf(pathname)));

const SAUDE = '/multicalculo/orcamento-multicalculo-saude';
const TAREFAS = '/tarefas';

/** Whether an item leads to the health quote, the one line a plan may come without (spec §6). */
export const isCotacaoSaude = (href: string): boolean => pathOf(href) === SAUDE;

/** Whether an address is the tasks': its item carries the count (spec §2). */
export const isTarefas = (href: string): boolean => pathOf(href) === TAREFAS;

/** A count as a badge has room for. @example rotuloContagem(120) // '99+' */
export const rotuloContagem = (quantas: number): string => (quantas > 99 ? '99+' : String(quantas));

const wordOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** What to draw for an item: by the name the server gives, else by what the item is called. */
export function iconeDe(nome: string | null, titulo: string): string {
  for (const text of [nome ?? '', titulo]) {
    const word = wordOf(text);
    const path = icones[sinonimos[word] ?? word];
    if (path) return path;
  }
  return icones['documento'] ?? '';
}
