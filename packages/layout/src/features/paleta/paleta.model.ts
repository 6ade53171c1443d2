import { addressOf, allRoutes, BUSCA_MINIMO, type ItemBusca, type ItemMenu, quotingRoutes } from '@balcao/contracts';
import { matchRoute, nomesDasLinhas, returnUrlSeguro } from '@balcao/domain';
import type { Comando } from '@balcao/shared';

/** Something the palette opens or does. */
export interface Opcao {
  readonly id: string;
  readonly grupo: 'aqui' | 'acoes' | 'telas' | 'recentes' | 'busca';
  readonly titulo: string;
  /** Beside the title, soft: the group of a page, what matched of a record. */
  readonly detalhe: string | null;
  /** An address of this site, or of another over https; null for what is done here. */
  readonly href: string | null;
  /** Keys that do the same without the palette, as in `aria-keyshortcuts`. */
  readonly teclas?: readonly string[];
}

/** What can be done on the page behind the palette. */
export const comandosDe = (comandos: readonly Comando[]): Opcao[] =>
  comandos.flatMap(({ id, titulo, teclas, isSoTecla }): Opcao[] =>
    isSoTecla ? [] : [{ id: `aqui:${id}`, grupo: 'aqui', titulo, detalhe: null, href: null, ...(teclas && { teclas }) }],
  );

/** Without accents or capitals: how texts are compared. */
export const foldText = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function hrefOf({ rota, link }: Pick<ItemMenu, 'rota' | 'link'>): string | null {
  if (rota && matchRoute(allRoutes, rota.split(/[?#]/)[0] ?? '')) return rota;
  return link && /^https:\/\//i.test(link) && URL.canParse(link) ? link : null;
}

/** The pages of the menu, each with the group it stands in. */
export function telasDe(menu: readonly ItemMenu[]): Opcao[] {
  const leaves = menu.flatMap((item) => (item.subitems ?? [item]).map((leaf) => ({ leaf, grupo: item.subitems ? item.title : null })));
  return leaves.flatMap(({ leaf, grupo }): Opcao[] => {
    const href = hrefOf(leaf);
    return href ? [{ id: `tela:${href}`, grupo: 'telas', titulo: leaf.title, detalhe: grupo, href }] : [];
  });
}

/** What each form that begins a quote is called, by its address. */
const formularios = (manual: string): ReadonlyMap<string, string> =>
  new Map([
    [addressOf(quotingRoutes, 'orcamentoAuto'), nomesDasLinhas.AUTO],
    [addressOf(quotingRoutes, 'orcamentoResidencial'), nomesDasLinhas.RESIDENCIAL],
    [addressOf(quotingRoutes, 'orcamentoCondominio'), nomesDasLinhas.CONDOMINIO],
    [addressOf(quotingRoutes, 'orcamentoPet'), nomesDasLinhas.PET],
    [addressOf(quotingRoutes, 'orcamentoVida'), nomesDasLinhas.VIDA],
    [addressOf(quotingRoutes, 'orcamentoEmpresarial'), nomesDasLinhas.EMPRESARIAL],
    [addressOf(quotingRoutes, 'orcamentoSaude'), nomesDasLinhas.SAUDE],
    [addressOf(quotingRoutes, 'orcamentoNovo'), manual],
  ]);

/** A new quote of each line the menu leads to, by the words it is asked for with: "novo auto", from any page. */
export function novosDe(telas: readonly Opcao[], { novo, manual }: Pick<Palavras, 'novo' | 'manual'>): Opcao[] {
  const nomes = formularios(manual);
  return telas.flatMap((tela): Opcao[] => {
    const nome = nomes.get(tela.href ?? '');
    return nome ? [{ ...tela, id: `novo:${tela.href}`, grupo: 'acoes', titulo: novo(nome), detalhe: null }] : [];
  });
}

export interface Palavras {
  readonly novo: (linha: string) => string;
  readonly manual: string;
  readonly categorias: readonly string[];
  readonly adicionar: string;
  readonly menu: string;
}

function naturezaDe({ type, category, actionType }: ItemBusca, { categorias, adicionar, menu }: Palavras): string {
  if (type === 0) return actionType === 1 ? adicionar : menu;
  return categorias[category ?? 0] ?? '';
}

/** Records as the search gives them; what leads out of the site is left out. */
export function achadosDe(itens: readonly ItemBusca[], grupo: 'recentes' | 'busca', palavras: Palavras): Opcao[] {
  return itens.flatMap((item): Opcao[] => {
    const href = returnUrlSeguro(item.url);
    if (!href) return [];
    const matched = item.fieldName && item.fieldValue ? `${item.fieldName} ${item.fieldValue}` : '';
    const detalhe = [naturezaDe(item, palavras), matched].filter(Boolean).join(' · ');
    return [{ id: `${grupo}:${item.guid}`, grupo, titulo: item.title, detalhe, href }];
  });
}

/** Whether a text is long enough for the gateway's search (spec §5). */
export const isBuscavel = (texto: string): boolean => texto.trim().length >= BUSCA_MINIMO;

/** Options that match every typed word, those that start with the text first; all options without text. */
export function filterOpcoes(opcoes: readonly Opcao[], texto: string): Opcao[] {
  const wanted = foldText(texto);
  const words = wanted.split(/\s+/).filter(Boolean);
  const found = opcoes.filter(({ titulo, detalhe }) => words.every((word) => foldText(`${titulo} ${detalhe ?? ''}`).includes(word)));
  return found.sort((a, b) => Number(foldText(b.titulo).startsWith(wanted)) - Number(foldText(a.titulo).startsWith(wanted)));
}

/** Removes duplicates: search results with the same address as a menu page are dropped. */
export function semRepetir(opcoes: readonly Opcao[]): Opcao[] {
  const seen = new Set<string>();
  return opcoes.filter(({ href }) => {
    if (href === null) return true;
    if (seen.has(href)) return false;
    seen.add(href);
    return true;
  });
}

/** The option after or before one, around the ends. */
export const vizinha = (quantas: number, atual: number, passo: 1 | -1): number =>
  quantas === 0 ? -1 : (atual + passo + quantas) % quantas;
