import {
  addressOf,
  construcaoRoutes,
  type ItemBusca,
  type ItemMenu,
  managementRoutes,
  quotingRoutes,
  type Sessao,
  settingsRoutes,
} from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';

/** Kinds of record (spec §3). */
export const CATEGORIA = { usuario: 1, segurado: 2, sinistro: 3, proposta: 4, orcamento: 5, cotacao: 6 } as const;
export type Categoria = (typeof CATEGORIA)[keyof typeof CATEGORIA];

/** How well something matched: 0 is it, 1 begins with it, 2 has its words, 3 has it in the middle, 4 is written almost like it. */
export interface Casada {
  readonly nivel: number;
  readonly item: ItemBusca;
}

const registro = (endereco: string, id: string): string => `${endereco}?id=${id}`;

/** Where a record opens, for a session that may: a case is opened in the form it was filled in, one that may not be calculated is only looked at. */
export function enderecoDe({ categoria, id, alvo, linha }: Alvo, sessao: Sessao): string {
  if (categoria === CATEGORIA.usuario) return registro(addressOf(settingsRoutes, 'usuario'), id);
  if (categoria === CATEGORIA.segurado) return registro(addressOf(managementRoutes, 'seguradosPainel'), id);
  if (categoria === CATEGORIA.sinistro) return registro(addressOf(construcaoRoutes, 'sinistro'), id);
  if (categoria === CATEGORIA.proposta) return registro(addressOf(managementRoutes, 'proposta'), id);
  const isBarrada = linha === 'AUTO' && !hasPermissao(sessao, quotingRoutes.rules.orcamentoAuto);
  const tela = addressOf(quotingRoutes, isBarrada ? 'orcamentoVisualizar' : 'orcamentoEditar');
  return registro(tela, alvo ?? id);
}

interface Alvo {
  readonly id: string;
  readonly categoria: Categoria;
  readonly alvo: string | null;
  readonly linha: string | null;
}

/** As the database compares: lower case, no accents, words alone. */
const wordsOf = (texto: string): string[] =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const NOMES: Readonly<Record<string, Categoria>> = {
  usuario: CATEGORIA.usuario,
  segurado: CATEGORIA.segurado,
  cliente: CATEGORIA.segurado,
  sinistro: CATEGORIA.sinistro,
  proposta: CATEGORIA.proposta,
  orcamento: CATEGORIA.orcamento,
  cotacao: CATEGORIA.cotacao,
};

/**
 * What is asked when the kind is said first: `orçamento 123` is 123 among quotes. Null when it is not said, or nothing is said after it.
 *
 * @example splitCategoria('Sinistro da Ana') // { categoria: 3, resto: 'da ana' }
 */
export function splitCategoria(consulta: string): { readonly categoria: Categoria; readonly resto: string } | null {
  const [first = '', ...resto] = wordsOf(consulta);
  const categoria = NOMES[first];
  return categoria && resto.length > 0 ? { categoria, resto: resto.join(' ') } : null;
}

const ACAO = 'acao:';
/** Addresses that make something new. */
const isNovo = (rota: string): boolean => /\/(novo|nova)[^/]*$|[-/](novo|nova)$/i.test(rota);

/** Everything a menu opens, as results of type action; one for each address. */
export function acoesDe(menus: readonly ItemMenu[]): ItemBusca[] {
  const folhas = menus.flatMap((item) => item.subitems ?? [item]).filter(({ rota }) => rota !== null);
  const acoes = folhas.map(({ title, rota }): ItemBusca => {
    const url = rota as string;
    return {
      guid: ACAO + url,
      type: 0,
      category: null,
      actionType: isNovo(url) ? 1 : 2,
      title,
      fieldName: null,
      fieldValue: null,
      url,
    };
  });
  return [...new Map(acoes.map((acao) => [acao.guid, acao])).values()];
}

/** The actions whose title has every word asked for. */
export function matchAcoes(acoes: readonly ItemBusca[], consulta: string): Casada[] {
  const pedidas = wordsOf(consulta);
  if (pedidas.length === 0) return [];
  const inteira = pedidas.join(' ');
  return acoes.flatMap((item): Casada[] => {
    const titulo = wordsOf(item.title);
    if (!pedidas.every((palavra) => titulo.some((dita) => dita.startsWith(palavra)))) return [];
    const dito = titulo.join(' ');
    return [{ item, nivel: dito === inteira ? 0 : dito.startsWith(inteira) ? 1 : 2 }];
  });
}

/** Best first; as good as each other, an action before a record, and records in the order they came. */
export const rank = (casadas: readonly Casada[], limite: number): ItemBusca[] =>
  casadas
    .toSorted((a, b) => a.nivel - b.nivel || a.item.type - b.item.type)
    .slice(0, limite)
    .map(({ item }) => item);
