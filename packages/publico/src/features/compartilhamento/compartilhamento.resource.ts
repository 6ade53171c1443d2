import { type CompartilhamentoPublico, compartilhamentoPublicoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { tokenOfAddress } from '../../link.resource.ts';

/** Begins the consent at an insurer; answers where the client goes. */
export const startAutorizacao = (seguradora: string, cpf: string): Promise<{ url: string }> =>
  call(compartilhamentoPublicoCalls.start, { token: tokenOfAddress(), seguradora, ...(cpf && { cpf }) });

/** Ends the consent at an insurer; ended already, it stays as it is. */
export const revokeAutorizacao = (seguradora: string, apagar: boolean): Promise<CompartilhamentoPublico> =>
  call(compartilhamentoPublicoCalls.revoke, { token: tokenOfAddress(), seguradora, apagar });
