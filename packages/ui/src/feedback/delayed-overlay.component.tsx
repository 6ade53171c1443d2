import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';
import { Spinner } from './spinner.component.tsx';

export interface DelayedOverlayProps {
  isActive: boolean;
  label?: string;
  /** Quick waits show nothing; 1 s by default (spec §8). */
  delayMs?: number;
}

/** Covers the screen when a wait becomes long. @example <DelayedOverlay isActive={menu.status === 'loading'} /> */
export function DelayedOverlay({ isActive, label = copy.aguarde, delayMs = 1000 }: DelayedOverlayProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setIsLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isActive, delayMs]);
  return (
    <div role="status">
      {isActive && isLong && (
        <Veil>
          <Panel>
            <Spinner />
            {label}
          </Panel>
        </Veil>
      )}
    </div>
  );
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('zEspera')};
  display: grid;
  place-items: center;
  background: ${token('veu')};
`;

const Panel = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  padding: ${token('espaco4')} ${token('espaco5')};
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraAlta')};
`;
