import { ErrorBoundary, showToast } from '@balcao/ui';
import { lazy, Suspense, useState } from 'react';
import { copy } from './codigo-suporte.copy.ts';

export interface CodigoSuporteProps {
  onClose: () => void;
}

const load = () =>
  lazy(() =>
    import(/* webpackChunkName: "codigo-suporte" */ './support-code.modal.tsx').then(({ SupportCodeModal }) => ({
      default: SupportCodeModal,
    })),
  );

/** The dialog with the code. Its script is fetched when first opened; after a failure it is fetched again next time. */
export function CodigoSuporte({ onClose }: CodigoSuporteProps) {
  const [Modal] = useState(load);
  const giveUp = () => {
    showToast({ tone: 'perigo', titulo: copy.falha });
    onClose();
  };
  return (
    <ErrorBoundary onError={giveUp} fallback={() => null}>
      <Suspense fallback={null}>
        <Modal onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
