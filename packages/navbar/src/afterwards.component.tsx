import { layoutCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import { useEffect } from 'react';
import { useAoVivo } from './features/ao-vivo/ao-vivo.resource.ts';
import { useAparenciaDaConta } from './features/aparencia/aparencia.resource.ts';
import { useIsAoVivo } from './features/webinar/webinar.resource.ts';
import type { Depois } from './use-depois.tsx';

export interface AfterwardsProps {
  onChange: (depois: Depois) => void;
}

/** What the bar reads and listens to once nobody waits for anything else; it shows nothing by itself. */
export function Afterwards({ onChange }: AfterwardsProps) {
  const { isConectado, chegou } = useAoVivo();
  const isAoVivo = useIsAoVivo();
  const ajuda = useCall(layoutCalls.getEnderecos, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.ajuda ?? null;
  useAparenciaDaConta();
  useEffect(() => onChange({ isConectado, chegou, isAoVivo, ajuda }), [onChange, isConectado, chegou, isAoVivo, ajuda]);
  return null;
}
