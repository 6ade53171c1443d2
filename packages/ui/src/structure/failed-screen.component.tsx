import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/states.component.tsx';
import { copy } from '../ui.copy.ts';
import { Card } from './card.component.tsx';
import { Page } from './page.component.tsx';

export interface FailedScreenProps {
  titulo?: string;
  /** What happened, for the user. */
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** In the place of a screen that did not open or broke. @example <FailedScreen onRetry={retry} /> */
export function FailedScreen(props: FailedScreenProps) {
  return (
    <Page routeId="falha" titulo={copy.telaNaoAbriu} isTituloHidden>
      <Card>
        <ErrorState {...props} />
      </Card>
    </Page>
  );
}
