import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** The address of the introduction's film; null when the environment has none, or its addresses do not come: words do as well. */
export function useVideo(): { readonly video: string | null; readonly isPending: boolean } {
  const { data, isPending } = useCall(layoutCalls.getEnderecos, {}, { staleTime: Number.POSITIVE_INFINITY });
  return { video: data?.videoIntroducao ?? null, isPending };
}
