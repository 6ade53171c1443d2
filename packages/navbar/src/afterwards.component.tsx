import { useEffect } from 'react';
import { useEnderecoAjuda } from './features/ajuda/ajuda.resource.ts';
import { useAoVivo } from './features/ao-vivo/ao-vivo.resource.ts';
import { SemTempoReal } from './features/ao-vivo/sem-tempo-real.component.tsx';
import { useAparenciaDaConta } from './features/aparencia/aparencia.resource.ts';
import { useIsAoVivo } from './features/webinar/webinar.resource.ts';
import type { AfterwardsProps } from './depois.props.ts';

/** What the bar reads and listens to once nobody waits for anything else; it shows nothing by itself but that nothing arrives. */
export function Afterwards({ onChange }: AfterwardsProps) {
  const { isConectado, chegou, isIndisponivel } = useAoVivo();
  const isAoVivo = useIsAoVivo();
  const ajuda = useEnderecoAjuda();
  useAparenciaDaConta();
  useEffect(() => onChange({ isConectado, chegou, isAoVivo, ajuda }), [onChange, isConectado, chegou, isAoVivo, ajuda]);
  // without a network the page says so itself
  return isIndisponivel && navigator.onLine ? <SemTempoReal /> : null;
}
