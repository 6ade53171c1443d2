import { Button, EmptyState } from '@balcao/ui';
import { useEffect } from 'react';
import { offerSaude } from '../../contratacao-saude.ts';
import { copy } from './vidas.copy.ts';

/** The health line is not in the plan (spec §6): offered on arrival, and again whenever asked. */
export function SemContrato() {
  useEffect(offerSaude, []);
  return (
    <EmptyState titulo={copy.semContrato} action={<Button onClick={offerSaude}>{copy.contratar}</Button>}>
      {copy.semContratoTexto}
    </EmptyState>
  );
}
