import { Card, Stack } from '@balcao/ui';
import { copy } from './concessoes.copy.ts';
import { LendForm } from './lend-form.component.tsx';
import { LivingGrants } from './living-grants.component.tsx';

/** Compositions lent by support: a new one, and those in force. */
export function Concessoes() {
  return (
    <Stack gap={3}>
      <Card titulo={copy.titulo}>
        <LendForm />
      </Card>
      <Card titulo={copy.vivas}>
        <LivingGrants />
      </Card>
    </Stack>
  );
}
