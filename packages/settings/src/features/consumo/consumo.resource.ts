import { ConsultaConsumo, consumoCalls } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { useLista } from '@balcao/shared/lists';
import { useCall } from '@balcao/shared/query';
import { copy } from './consumo.copy.ts';

/** The list's address. */
const endereco = listaNoEndereco({ schema: ConsultaConsumo, filtros: ['de', 'ate'], ordem: '-dia' });

/** What was used in the period of the address. */
export const useConsumo = () =>
  useLista({ endereco, list: consumoCalls.listConsumo, file: { call: consumoCalls.exportConsumo, nome: copy.arquivo } });

export const useResumo = ({ de, ate }: Pick<ConsultaConsumo, 'de' | 'ate'>) =>
  useCall(consumoCalls.getResumo, { ...(de && { de }), ...(ate && { ate }) }, { staleTime: 0, keepPrevious: true });
