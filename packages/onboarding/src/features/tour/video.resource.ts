import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** Address of the introduction video; null when the environment has none or could not be read, and text is shown instead. */
export function useVideo(): { readonly video: string | null; readonly isPending: boolean } {
  const { data, isPending } = useCall(layoutCalls.getEnderecos, {}, { staleTime: Number.POSITIVE_INFINITY });
  return { video: data?.videoIntroducao ?? null, isPending };
}
