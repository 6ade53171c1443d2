import { allRoutes, ConsultaNotificacoes, type Notificacao } from '@balcao/contracts';
import { addDias, formatData, hojeEm, listaNoEndereco, matchRoute, type TipoNotificacao } from '@balcao/domain';
import { copy } from './notificacoes.copy.ts';

export const leituras = ['todas', 'naoLidas', 'lidas'] as const;
export const tipos: readonly TipoNotificacao[] = ['tela', 'usuario', 'dinheiro', 'info', 'arquivo', 'aviso'];

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaNotificacoes, filtros: ['leitura', 'tipo'], padrao: { leitura: 'todas' } });

/** Notices of one day of São Paulo, in the order of the list. */
export interface DiaDeNotificacoes {
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  readonly itens: readonly Notificacao[];
}

/** Groups notices by day. */
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

/** Whether this build has a route for an address; the gateway may know newer screens. */
export const isInside = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && matchRoute(allRoutes, address.replace(/[?#].*$/, '')) !== null;
