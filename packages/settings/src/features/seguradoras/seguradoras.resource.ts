import { registryCalls, seguradoraCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import { defineRegistro } from '@balcao/shared/records';
import { copy } from './seguradoras.copy.ts';
import { endereco } from './seguradoras.model.ts';

export const seguradoras = defineRegistro({
  calls: seguradoraCalls,
  endereco,
  filtrada: 'SEGURADORAS',
  arquivo: copy.arquivo,
  named: (seguradoraId) => ({ seguradoraId }),
  idOf: ({ id }) => id,
  // what a quote asks, and on which terms
  tambem: [registryCalls.listSeguradorasAtivas],
});
export type ListaDeSeguradoras = ReturnType<typeof seguradoras.useLista>;

export const useOpcoes = () => useCall(seguradoraCalls.getOpcoes, {});
