import { Card, Stack } from '@balcao/ui';
import { copy } from './mensagens.copy.ts';
import { MessageList } from './message-list.component.tsx';
import { PublishForm } from './publish-form.component.tsx';

/** Messages of the provider to the administrators of every subscription: the form of a new one, and the list. */
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
