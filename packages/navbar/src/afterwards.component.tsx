import { useEffect } from 'react';
import { useEnderecoAjuda } from './features/ajuda/ajuda.resource.ts';
import { useAoVivo } from './features/ao-vivo/ao-vivo.resource.ts';
import { SemTempoReal } from './features/ao-vivo/sem-tempo-real.component.tsx';
import { useAparenciaDaConta } from './features/aparencia/aparencia.resource.ts';
import { isOfSeenRun, useSeenRuns } from './features/notificacoes/seen-runs.resource.ts';
import { useIsAoVivo } from './features/webinar/webinar.resource.ts';
import type { AfterwardsProps } from './depois.props.ts';

/** Reads and subscriptions of the bar after the first screen; it only renders the offline state of real time. */
export function Afterwards({ onChange }: AfterwardsProps) {
  useSeenRuns();
  const { isConectado, chegou, isIndisponivel } = useAoVivo(isOfSeenRun);
  const isAoVivo = useIsAoVivo();
  const ajuda = useEnderecoAjuda();
  useAparenciaDaConta();
  useEffect(() => onChange({ isConectado, chegou, isAoVivo, ajuda }), [onChange, isConectado, chegou, isAoVivo, ajuda]);
  // when offline, the page shows its own notice
  return isIndisponivel && navigator.onLine ? <SemTempoReal /> : null;
}
