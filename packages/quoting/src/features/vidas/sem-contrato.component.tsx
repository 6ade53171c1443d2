import { layoutEvents } from '@balcao/contracts';
import { emit } from '@balcao/shared';
import { Button, EmptyState } from '@balcao/ui';
import { useEffect } from 'react';
import { copy } from './vidas.copy.ts';

const offer = () => emit(layoutEvents.contratacaoSaudePedida, {});

/** The health line is not in the plan (spec §6): offered on arrival, and again whenever asked. */
export function SemContrato() {
  useEffect(offer, []);
  return (
    <EmptyState titulo={copy.semContrato} action={<Button onClick={offer}>{copy.contratar}</Button>}>
      {copy.semContratoTexto}
    </EmptyState>
  );
}
