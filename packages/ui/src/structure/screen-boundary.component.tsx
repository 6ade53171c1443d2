import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.component.tsx';
import { copy } from '../ui.copy.ts';
import { FailedScreen } from './failed-screen.component.tsx';

export interface ScreenBoundaryProps {
  /** Address on screen: going to another one leaves the failure behind. */
  address: string;
  children: ReactNode;
}

/** Around a parcel's screens: one that breaks, or whose files do not come, is replaced by a retry. @example <ScreenBoundary address={usePathname()}>…</ScreenBoundary> */
export function ScreenBoundary({ address, children }: ScreenBoundaryProps) {
  return (
    <ErrorBoundary resetKey={address} fallback={(retry) => <Falhou onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Without a connection the files of a screen do not come: that is said, and they come by themselves later. */
function Falhou({ onRetry }: { onRetry: () => void }) {
  if (navigator.onLine) return <FailedScreen onRetry={onRetry} />;
  return (
    <FailedScreen titulo={copy.semConexaoTitulo} onRetry={onRetry}>
      {copy.semConexaoTexto}
    </FailedScreen>
  );
}
