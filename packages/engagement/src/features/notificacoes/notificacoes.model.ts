import { allRoutes, type Notificacao } from '@balcao/contracts';
import { addDias, formatData, hojeEm, matchRoute, type TipoNotificacao } from '@balcao/domain';
import { copy } from './notificacoes.copy.ts';

export const leituras = ['todas', 'naoLidas', 'lidas'] as const;
export const tipos: readonly TipoNotificacao[] = ['tela', 'usuario', 'dinheiro', 'info', 'arquivo', 'aviso'];

/** What narrows the list, and where one is in it; the address holds it. */
export interface Filtros {
  readonly leitura: (typeof leituras)[number];
  /** null: all of them. */
  readonly tipo: TipoNotificacao | null;
}

export interface Consulta extends Filtros {
  /** From 1. */
  readonly pagina: number;
}

/** The list an address asks for; what it says wrongly asks for nothing. */
export function consultaOf(search: URLSearchParams): Consulta {
  const pagina = Number(search.get('pagina'));
  return {
    leitura: leituras.find((each) => each === search.get('leitura')) ?? 'todas',
    tipo: tipos.find((each) => each === search.get('tipo')) ?? null,
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina <= 100_000 ? pagina : 1,
  };
}

export const hasFiltros = ({ leitura, tipo }: Filtros): boolean => leitura !== 'todas' || tipo !== null;

/** The address of a list; what narrows nothing leaves it. Other filters begin at their first page. */
export function searchOf({ leitura, tipo, pagina = 1 }: Filtros & { readonly pagina?: number }): URLSearchParams {
  const search = new URLSearchParams();
  if (leitura !== 'todas') search.set('leitura', leitura);
  if (tipo) search.set('tipo', tipo);
  if (pagina > 1) search.set('pagina', `${pagina}`);
  return search;
}

/** Notices of one day of São Paulo, in the order they came in. */
export interface DiaDeNotificacoes {
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  readonly itens: readonly Notificacao[];
}

/** The same notices, day by day. */
export function porDia(itens: readonly Notificacao[]): DiaDeNotificacoes[] {
  const dias = new Map<string, Notificacao[]>();
  for (const item of itens) {
    const dia = hojeEm(new Date(item.data));
    dias.set(dia, [...(dias.get(dia) ?? []), item]);
  }
  return [...dias].map(([dia, doDia]) => ({ dia, itens: doDia }));
}

/** `Hoje`, `Ontem`, or the date. */
export function nomeDoDia(dia: string, agora: Date): string {
  const hoje = hojeEm(agora);
  if (dia === hoje) return copy.hoje;
  return dia === addDias(hoje, -1) ? copy.ontem : formatData(dia);
}

/** Whether an address leads somewhere in this build; the gateway may know screens this page does not. */
export const isInside = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && matchRoute(allRoutes, address.replace(/[?#].*$/, '')) !== null;
