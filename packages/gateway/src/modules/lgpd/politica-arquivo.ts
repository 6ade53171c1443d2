import type { AceitePolitica } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { arquivoDe } from '../../plugins/list-file.ts';

/** Who accepted which version of the policy, as a file. */
export const aceitesArquivo = arquivoDe<AceitePolitica>('aceites da política', [
  ['Usuário', 'texto', ({ nome }) => nome],
  ['E-mail', 'texto', ({ email }) => email],
  ['Versão', 'texto', ({ versao }) => versao],
  ['Aceita em', 'data', ({ aceitoEm }) => (aceitoEm === null ? null : formatDataHora(aceitoEm))],
]);
