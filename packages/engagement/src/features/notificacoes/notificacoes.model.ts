import { allRoutes, type Notificacao } from '@balcao/contracts';
import { matchRoute, type TipoNotificacao, tipoNotificacao } from '@balcao/domain';

export const leituras = ['todas', 'naoLidas', 'lidas'] as const;
export const tipos: readonly TipoNotificacao[] = ['tela', 'usuario', 'dinheiro', 'info', 'arquivo', 'aviso'];

/** What narrows the list; the address holds it. */
export interface Filtros {
  readonly leitura: (typeof leituras)[number];
  /** null: all of them. */
  readonly tipo: TipoNotificacao | null;
}

/** The filters an address says; what it says wrongly filters nothing. */
export const filtrosOf = (search: URLSearchParams): Filtros => ({
  leitura: leituras.find((each) => each === search.get('leitura')) ?? 'todas',
  tipo: tipos.find((each) => each === search.get('tipo')) ?? null,
});

export const hasFiltros = ({ leitura, tipo }: Filtros): boolean => leitura !== 'todas' || tipo !== null;

/** The address of these filters; those that filter nothing leave it. */
export function searchOf({ leitura, tipo }: Filtros): URLSearchParams {
  const search = new URLSearchParams();
  if (leitura !== 'todas') search.set('leitura', leitura);
  if (tipo) search.set('tipo', tipo);
  return search;
}

/**
 * What the filters leave. `vistas` are those read here meanwhile: under *não lidas* they stay until the filters change, so that a line
 * does not vanish under the pointer that reads it.
 */
export const filterNotificacoes = (lista: readonly Notificacao[], { leitura, tipo }: Filtros, vistas: ReadonlySet<string>): Notificacao[] =>
  lista.filter(
    (each) =>
      (tipo === null || tipoNotificacao(each.tipo) === tipo) &&
      (leitura === 'todas' || each.lido === (leitura === 'lidas') || (leitura === 'naoLidas' && vistas.has(each.id))),
  );

/** Whether an address leads somewhere in this build; the gateway may know screens this page does not. */
export const isInside = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && matchRoute(allRoutes, address.replace(/[?#].*$/, '')) !== null;
