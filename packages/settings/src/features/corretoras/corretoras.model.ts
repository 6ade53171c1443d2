import { ConsultaCorretoras } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaCorretoras, filtros: ['q', 'regime', 'situacao'], ordem: 'nome' });

/** What the address opens in the place of the list: a brokerage, a new one, or a file of them. */
export const PARTES = ['corretora', 'importacao'] as const;
