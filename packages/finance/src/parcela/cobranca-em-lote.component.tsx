import { Button } from '@balcao/ui';
import { lazy, Suspense, useState } from 'react';
import { copy } from './parcela.copy.ts';

const Modal = lazy(() =>
  import(/* webpackChunkName: "cobrancaParcela" */ './cobranca.modal.tsx').then((m) => ({ default: m.CobrancaModal })),
);

export interface CobrancaEmLoteProps {
  parcelaIds: readonly string[];
  onFeito: () => void;
}

/** The button that reminds the clients of the selected instalments. */
export function CobrancaEmLote({ parcelaIds, onFeito }: CobrancaEmLoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    setIsOpen(false);
    onFeito();
  };
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {copy.cobrar.abrir}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Modal parcelaIds={parcelaIds} onFeito={leave} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
