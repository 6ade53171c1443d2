import { Button } from '@balcao/ui';
import { lazy, Suspense, useState } from 'react';
import type { AcaoDaOfertaProps } from '../../acao-da-oferta.ts';
import { copy } from './dps.copy.ts';

const DpsModal = lazy(() => import(/* webpackChunkName: "dps" */ './dps.modal.tsx').then((m) => ({ default: m.DpsModal })));

/** Opens the health declaration of a chosen offer. Nothing about health is read before it is opened. */
export function Dps(props: AcaoDaOfertaProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={copy.abrirDe(props.seguradoraNome)} onClick={() => setIsOpen(true)}>
        {copy.titulo}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DpsModal {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
