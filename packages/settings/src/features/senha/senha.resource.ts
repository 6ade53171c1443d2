import { contaCalls } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { keyOf, queryClient } from '@balcao/shared/query';
import { useForm } from '@balcao/shared/forms';
import { focusCampo } from '@balcao/ui';
import { errosOf, type Troca, vazia } from './senha.model.ts';

const changeSenha = async ({ atual, nova }: Troca): Promise<void> => {
  await call(contaCalls.changeSenha, { atual, nova });
  // the other sessions are gone
  void queryClient.invalidateQueries({ queryKey: keyOf(contaCalls.listSessoes) });
};

/** The password form, and whose it is. Nothing of it is ever kept in the browser. */
export function useTroca(onSent: () => void) {
  const sessao = useSession();
  const dono = { nome: sessao?.username, email: sessao?.email };
  const form = useForm({
    inicial: vazia,
    after: () => vazia,
    send: changeSenha,
    judge: (troca) => errosOf(troca, dono),
    goTo: focusCampo,
    onSent,
  });
  return { form, dono };
}
