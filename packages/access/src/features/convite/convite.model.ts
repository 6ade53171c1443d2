import { judgeSenha } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './convite.copy.ts';

export type CampoConvite = 'nome' | 'senha' | 'repetida';

/** What keeps an invitation from being accepted. */
export function errosConvite({ nome, senha, repetida }: Readonly<Record<CampoConvite, string>>): Erros<CampoConvite> {
  const erro = judgeSenha(senha);
  const naRepetida = repetida === '' ? copy.repetidaVazia : repetida === senha ? undefined : copy.repetidaDiferente;
  return {
    ...(nome.trim().length < 2 && { nome: copy.semNome }),
    ...(erro && { senha: erro }),
    ...(!erro && naRepetida && { repetida: naRepetida }),
  };
}
