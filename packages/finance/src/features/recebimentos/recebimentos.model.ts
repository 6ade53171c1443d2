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

/** `?extrato=`: one statement, in the place of the list; `?ver=recebimentos`: receipts; `?abrir=importar`: files on their way. */
export const PARTES = ['extrato', 'ver', 'abrir'] as const;

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
