import { Button } from '@balcao/ui';
import { useState } from 'react';
import type { AcaoDaOfertaProps } from '../../acao-da-oferta.ts';
import { copy } from './dps.copy.ts';
import { DpsModal } from './dps.modal.tsx';

/** Opens the health declaration of a chosen offer. Nothing about health is read before it is opened. */
export function Dps(props: AcaoDaOfertaProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={copy.abrirDe(props.seguradoraNome)} onClick={() => setIsOpen(true)}>
        {copy.titulo}
      </Button>
      {isOpen && <DpsModal {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
