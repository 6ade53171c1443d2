import { ConsultaProdutores } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaProdutores,
  filtros: ['q', 'tipo', 'pessoa', 'supervisor', 'situacao'],
  ordem: 'nome',
});

/** What the address opens in the place of the list: a producer, or a file of them. */
export const PARTES = ['produtor', 'importacao'] as const;
