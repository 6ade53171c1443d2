import { Button, Card, Page, Stack, Text } from '@balcao/ui';
import { copy } from './suporte.copy.ts';
import { openSuporte } from './suporte.resource.ts';

/** Only whoever opens the site at /suporte sees it: there is no page to go back to, and no press that could open the window yet. */
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
