import { ConsultaCotacoes, ConsultaSolicitacoes, type StatusCotacao, type StatusSolicitacao } from '@balcao/contracts';
import type { Tone } from '@balcao/ui';
import { listaNoEndereco } from '../../lista-no-endereco.ts';

/** The list of runs in the address. */
export const calculos = listaNoEndereco({
  schema: ConsultaCotacoes,
  nomes: ['q', 'status', 'linha', 'de', 'ate', 'pagina', 'tamanho', 'ordenar'],
  filtros: ['q', 'status', 'linha', 'de', 'ate'],
  ordem: '-criadoEm',
});
export type MudancaCalculos = Parameters<typeof calculos.withMudanca>[1];

/** What waits for somebody, unless asked otherwise. */
export const ABERTAS = 'NOVA,EM_ATENDIMENTO';

/** The list of leads in the address. */
export const solicitacoes = listaNoEndereco({
  schema: ConsultaSolicitacoes,
  nomes: ['q', 'status', 'pagina', 'tamanho'],
  filtros: ['q', 'status'],
  ordem: '',
});
export type MudancaSolicitacoes = Parameters<typeof solicitacoes.withMudanca>[1];

/** The leads the address asks for: the open ones when it names no state. */
export function consultaSolicitacoes(search: URLSearchParams): ConsultaSolicitacoes {
  const { ordenar: _none, ...consulta } = solicitacoes.consultaOf(search);
  return { ...consulta, status: consulta.status ?? ABERTAS };
}

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
