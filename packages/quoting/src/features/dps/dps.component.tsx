import { Button } from '@balcao/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { AcaoDaOfertaProps } from '../../acao-da-oferta.ts';
import { copy } from './dps.copy.ts';

const DpsModal = lazy(() => import(/* webpackChunkName: "dps" */ './dps.modal.tsx').then((m) => ({ default: m.DpsModal })));

/** Opens the health declaration of a chosen offer. Nothing about health is read before it is opened. */
export function Dps(props: AcaoDaOfertaProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // the window of the reading is another one, and what it took the focus from is unknown to the window that closes
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button ref={button} size="sm" variant="quiet" aria-label={copy.abrirDe(props.seguradoraNome)} onClick={() => setIsOpen(true)}>
        {copy.titulo}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DpsModal {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
