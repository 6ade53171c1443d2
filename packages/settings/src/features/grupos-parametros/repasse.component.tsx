import { Checkbox, Grid, Stack } from '@balcao/ui';
import { PercentField, Select } from '@balcao/ui/forms';
import { copy } from './grupos.copy.ts';
import { type Digitados, TUDO_BPS } from './grupos.model.ts';
import type { FormDoGrupo } from './grupos.resource.ts';

const words = (nomes: Readonly<Record<string, string>>) => Object.entries(nomes).map(([value, label]) => ({ value, label }));

/** What a new rule of a producer's share begins with, and how shares are paid. */
export const Repasse = ({ form: { bind, erros, digitado, change } }: { form: FormDoGrupo<'repasse'> }) => (
  <Stack gap={3}>
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
      <PercentField {...bind('supervisorBps')} label={copy.supervisor} description={copy.supervisorAjuda} maxBps={TUDO_BPS} isRequired />
    </Grid>
    <Checkbox {...bind('aprovacaoPorOutro')} label={copy.aprovacao} description={copy.aprovacaoAjuda} />
  </Stack>
);
