import { permissoesCalls } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { useCall, useCommand } from '@balcao/shared/query';
import { copy } from './permissoes.copy.ts';
import { endereco } from './permissoes.model.ts';

export const usePermissoes = () =>
  useLista({ endereco, list: permissoesCalls.listPermissoes, file: { call: permissoesCalls.exportPermissoes, nome: copy.arquivo } });
export type ListaDePermissoes = ReturnType<typeof usePermissoes>;

/** Everything one client said, newest first. */
export const useProvas = (seguradoId: string) => useCall(permissoesCalls.listProvas, { seguradoId }, { staleTime: 0 });

const LIDAS = [permissoesCalls.listPermissoes, permissoesCalls.listProvas];
export const useAto = () => useCommand(permissoesCalls.addAto, { invalidates: LIDAS });
export const useColeta = () => useCommand(permissoesCalls.createColeta, { invalidates: LIDAS });
