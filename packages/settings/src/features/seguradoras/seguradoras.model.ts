import { ConsultaSeguradoras } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: ConsultaSeguradoras, filtros: ['q', 'linha', 'situacao'], ordem: 'nome' });

/** What the address opens in the place of the list: an insurer of a brokerage, a new one, or a file of them. */
export const PARTES = ['seguradora', 'importacao'] as const;
