import { ConsultaCotacoes, ConsultaSolicitacoes, type StatusCotacao, type StatusSolicitacao } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import type { Tone } from '@balcao/ui';

/** The list of runs in the address. */
export const calculos = listaNoEndereco({ schema: ConsultaCotacoes, filtros: ['q', 'status', 'linha', 'de', 'ate'], ordem: '-criadoEm' });

/** What waits for somebody, unless asked otherwise. */
export const ABERTAS = 'NOVA,EM_ATENDIMENTO';

/** The list of leads in the address: the open ones when it names no state. */
export const solicitacoes = listaNoEndereco({ schema: ConsultaSolicitacoes, filtros: ['q', 'status'], padrao: { status: ABERTAS } });

export type Aba = 'calculos' | 'solicitacoes';
export const abaOf = (search: URLSearchParams): Aba => (search.get('aba') === 'solicitacoes' ? 'solicitacoes' : 'calculos');

export const tomDoStatus: Readonly<Record<StatusCotacao, Tone>> = {
  NA_FILA: 'neutro',
  CALCULANDO: 'info',
  PARCIAL: 'info',
  CONCLUIDA: 'sucesso',
  CANCELADA: 'neutro',
};

export const tomDaSolicitacao: Readonly<Record<StatusSolicitacao, Tone>> = {
  NOVA: 'atencao',
  EM_ATENDIMENTO: 'info',
  CONVERTIDA: 'sucesso',
  DESCARTADA: 'neutro',
};
