import { Grid } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { copy } from './grupos.copy.ts';
import type { Digitados } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));

/** What a new rule of a producer's share begins with. */
export const Repasse = ({ form: { erros, digitado, change } }: { form: FormDoGrupo<'repasse'> }) => (
  <Grid minWidth={260}>
    <Select
      name="base"
      error={erros['base']}
      label={copy.base}
      options={words(copy.bases)}
      value={digitado.base}
      onChange={(base) => base && change({ base: base as Digitados['repasse']['base'] }, 'base')}
    />
    <Select
      name="momento"
      error={erros['momento']}
      label={copy.momento}
      options={words(copy.momentos)}
      value={digitado.momento}
      onChange={(momento) => momento && change({ momento: momento as Digitados['repasse']['momento'] }, 'momento')}
    />
  </Grid>
);
