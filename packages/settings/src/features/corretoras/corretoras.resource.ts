import { corretoraCalls, registryCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import { defineRegistro } from '@balcao/shared/records';
import { copy } from './corretoras.copy.ts';
import { endereco } from './corretoras.model.ts';

export const corretoras = defineRegistro({
  calls: corretoraCalls,
  endereco,
  filtrada: 'CORRETORAS',
  arquivo: copy.arquivo,
  named: (corretoraId) => ({ corretoraId }),
  idOf: ({ id }) => id,
  // another one may have become the standard one
  tambem: [registryCalls.listCorretoras, registryCalls.listSeguradorasAtivas],
});
export type ListaDeCorretoras = ReturnType<typeof corretoras.useLista>;

/** Whether the caller sees every brokerage; undefined while it is not known. */
export const useIsTodas = (): boolean | undefined => useCall(corretoraCalls.getOpcoes, {}).data?.isTodas;
