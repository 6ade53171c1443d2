import { Alert } from '@balcao/ui';
import { useEffect, useRef } from 'react';

/** Why an act was refused whose button stays at the foot of the window, far from here: it comes into sight, and the focus stays where it is. */
export function FalhaEmVista({ children }: { children: string }) {
  const aviso = useRef<HTMLDivElement>(null);
  useEffect(() => aviso.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={aviso}>
      <Alert tone="perigo" isLive>
        {children}
      </Alert>
    </div>
  );
}
