import { Alert, barraInferior } from '@balcao/ui';
import { useEffect, useRef } from 'react';

/** Why an act was refused whose button stays at the foot of the window, far from here: it comes into sight, and the focus stays where it is. */
export function FalhaEmVista({ children }: { children: string }) {
  const aviso = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a promise in newer browsers, which React would call as what cleans up
    void aviso.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={aviso} {...barraInferior}>
      <Alert tone="perigo" isLive>
        {children}
      </Alert>
    </div>
  );
}
