import { ConsultaParcelas } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. `apolice=` comes from the page of a sale. */
export const endereco = listaNoEndereco({
  schema: ConsultaParcelas,
  filtros: ['q', 'status', 'seguradora', 'produtor', 'forma', 'apolice', 'de', 'ate'],
  ordem: '-vencimento',
});
