import { Card, Stack } from '@balcao/ui';
import { copy } from './mensagens.copy.ts';
import { MessageList } from './message-list.component.tsx';
import { PublishForm } from './publish-form.component.tsx';

/** What the provider says to the administrators of every subscription: a new one, and those of before. */
export function Mensagens() {
  return (
    <Stack gap={3}>
      <Card titulo={copy.titulo}>
        <PublishForm />
      </Card>
      <Card titulo={copy.publicadas}>
        <MessageList />
      </Card>
    </Stack>
  );
}
