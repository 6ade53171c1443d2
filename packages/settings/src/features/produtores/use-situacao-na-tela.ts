import { showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/lists';
import { copy } from './produtores.copy.ts';
import { useSituacao } from './produtores.resource.ts';

/** Activates and deactivates producers, and says how it went. */
export function useSituacaoNaTela() {
  const { mutateAsync, isPending } = useSituacao();
  const set = async (ids: readonly string[], ativo: boolean): Promise<void> => {
    try {
      const outcomes = await mutateAsync({ ids: [...ids], ativo });
      const done = outcomes.filter(({ ok }) => ok).length;
      const failed = outcomes.length - done;
      showToast({
        tone: failed > 0 ? 'atencao' : 'sucesso',
        titulo: ativo ? copy.ativou(done) : copy.desativou(done),
        ...(failed > 0 && { texto: copy.semMudar(failed) }),
      });
    } catch (error) {
      showFailure(copy.naoMudou, error);
    }
  };
  return { set, isBusy: isPending };
}
