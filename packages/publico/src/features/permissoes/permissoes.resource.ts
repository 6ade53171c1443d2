import { permissoesPublicasCalls, type PermissoesPublicas } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { tokenOfAddress } from '../../link.resource.ts';
import { type Marcadas, respostasDe } from './permissoes.model.ts';

/** Says what the client permits; sent twice, it is said once. */
export const sendPermissoes = (publicas: PermissoesPublicas, marcadas: Marcadas): Promise<PermissoesPublicas> =>
  call(permissoesPublicasCalls.answer, { token: tokenOfAddress(), respostas: respostasDe(publicas, marcadas) });
