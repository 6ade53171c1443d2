import { Button, EmptyState } from '@balcao/ui';
import { offerSaude } from '../../novo/contratacao-saude.ts';
import { copy } from './vidas.copy.ts';

/** The health line is not in the plan (spec §6): said where its form would be, with the way to have it. */
export const SemContrato = () => (
  <EmptyState titulo={copy.semContrato} action={<Button onClick={offerSaude}>{copy.contratar}</Button>}>
    {copy.semContratoTexto}
  </EmptyState>
);
