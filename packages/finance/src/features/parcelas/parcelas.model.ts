import { ConsultaParcelas } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** What the list shows while nobody says: what is still to be paid, what fell due first at the top. */
export const STATUS_PADRAO = 'EM_ABERTO';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaParcelas,
  filtros: ['q', 'status', 'seguradora', 'produtor', 'forma', 'apolice', 'de', 'ate'],
  ordem: 'vencimento',
  padrao: { status: STATUS_PADRAO },
});
