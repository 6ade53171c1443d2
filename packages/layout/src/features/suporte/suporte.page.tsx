import { Button, Card, Page, Stack, Text } from '@balcao/ui';
import { copy } from './suporte.copy.ts';
import { openSuporte } from './suporte.resource.ts';

/** Shown only when the site is opened at /suporte: there is no previous page, and no user gesture that could open the window yet. */
export function SuportePage() {
  return (
    <Page routeId="suporte" titulo={copy.suporte} isNarrow>
      <Card>
        <Stack gap={4} align="start">
          <Text>{copy.texto}</Text>
          <Button variant="primary" onClick={openSuporte}>
            {copy.abrir}
          </Button>
        </Stack>
      </Card>
    </Page>
  );
}
