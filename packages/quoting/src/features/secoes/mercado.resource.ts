import { manualCalls, type SeguradoraCatalogo } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { useMemo } from 'react';

const ESTAVEL_MS = 300_000;
const vazia: readonly SeguradoraCatalogo[] = [];

/** Every insurer of the market, whether the subscription works with it or not. */
export const useCatalogo = () => useCall(manualCalls.listCatalogo, {}, { staleTime: ESTAVEL_MS });

/** The same as suggestions for a name; none while they load, or when they do not. */
export function useSeguradorasDoMercado(): { options: readonly Option[]; isError: boolean } {
  const { data = vazia, isError } = useCatalogo();
  const options = useMemo(() => data.map(({ nome }): Option => ({ value: nome, label: nome })), [data]);
  return { options, isError };
}
