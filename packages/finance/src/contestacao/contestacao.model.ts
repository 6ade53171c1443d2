import { ConsultaContestacoes } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The address of the list of contestations. */
export const endereco = listaNoEndereco({
  schema: ConsultaContestacoes,
  filtros: ['q', 'seguradora', 'status', 'motivo', 'desfecho'],
  ordem: '-numero',
});
