import { type DescadastroPublico, permissoesPublicasCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { tokenOfAddress } from '../../link.resource.ts';

/** Ends the e-mails, or lets them come again; sent twice, nothing more changes. */
export const sendDescadastro = (isDescadastrado: boolean): Promise<DescadastroPublico> =>
  call(permissoesPublicasCalls.setDescadastro, { token: tokenOfAddress(), isDescadastrado });
