import { ConsultaExtratos, ConsultaRecebimentos, type StatusExtrato } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The address of the list of statements. */
export const endereco = listaNoEndereco({
  schema: ConsultaExtratos,
  filtros: ['q', 'status', 'seguradora', 'corretoraId', 'de', 'ate'],
  ordem: '-creditoEm',
});
/** The address of the list of receipts. */
export const enderecoDosRecebimentos = listaNoEndereco({
  schema: ConsultaRecebimentos,
  filtros: ['q', 'seguradora', 'origem'],
  ordem: '-dia',
});

/**
 * `?extrato=`: one statement, in the place of the list; `?ver=`: another view, and `?contestacao=`: one beside its list; `?abrir=importar`: files on
 * their way.
 */
export const PARTES = ['extrato', 'ver', 'contestacao', 'abrir'] as const;

/** The views of the page; without `?ver=`, statements. */
export const VISTAS = ['extratos', 'recebimentos', 'pendentes', 'contestacoes'] as const;
export type Vista = (typeof VISTAS)[number];
export const vistaOf = (ver: string | null): Vista => VISTAS.find((vista) => vista === ver) ?? 'extratos';

/** Whether a statement waits to be settled. */
export const isAberto = (status: StatusExtrato): boolean => status === 'CONFERENCIA' || status === 'REABERTO';

/** The colour of each state. */
export const tonsDoStatus = {
  BUSCADO: 'neutro',
  LIDO: 'neutro',
  CONFERENCIA: 'info',
  REABERTO: 'atencao',
  BAIXADO: 'sucesso',
  DIVERGENTE: 'perigo',
} as const satisfies Record<StatusExtrato, string>;
