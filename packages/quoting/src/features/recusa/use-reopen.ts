import { sentenceOfFalha } from '@balcao/domain';
import { showToast } from '@balcao/ui';
import { copy } from './recusa.copy.ts';
import { useReabertura } from './recusa.resource.ts';

/** Opens a refused quote again and says how it went; `onReaberto` once it is open. */
export function useReopen(onReaberto?: () => void): { isPending: boolean; reopen: (orcamentoId: string, numero: number) => void } {
  const { isPending, mutate } = useReabertura();
  const reopen = (orcamentoId: string, numero: number) =>
    mutate(
      { orcamentoId },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: copy.reabriu(numero) });
          onReaberto?.();
        },
        onError: (error) => void showToast({ tone: 'perigo', titulo: copy.falhaReabrir, texto: sentenceOfFalha(error) }),
      },
    );
  return { isPending, reopen };
}
