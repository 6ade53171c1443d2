import { ConsultaPerdas, recusaCalls } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { useLista } from '@balcao/shared/lists';

const endereco = listaNoEndereco({ schema: ConsultaPerdas, filtros: ['motivo'] });

/** The losses of the address. Apart from the refusal of one case, which the pages of the forms load. */
export const usePerdas = () => useLista({ endereco, filtrada: 'PERDAS', list: recusaCalls.listPerdas });
