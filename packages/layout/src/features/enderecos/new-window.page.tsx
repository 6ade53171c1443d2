import { Button, ButtonLink, Card, Cluster, Page, Stack, Text } from '@balcao/ui';
import { copy } from './enderecos.copy.ts';
import { goBack, useDestino, useNewWindow, useRefusal } from './enderecos.resource.ts';
import { Waiting } from './waiting.component.tsx';

/** Opens the address of `?url=` beside this page and goes back; where the browser forbids it, offers it to a press. */
export function NewWindowPage() {
  const destino = useDestino();
  useRefusal(destino);
  const isBlocked = useNewWindow(destino);
  return (
    <Page routeId="newWindow" titulo={copy.newWindow} busy={!isBlocked && destino.tipo !== 'falhou'} isNarrow>
      {isBlocked && destino.tipo === 'aceito' ? (
        <Card>
          <Stack gap={4} align="start">
            <Text>{copy.bloqueada}</Text>
            <Cluster>
              <ButtonLink href={destino.href} target="_blank" rel="noopener noreferrer" variant="primary">
                {copy.abrir}
              </ButtonLink>
              <Button onClick={goBack}>{copy.voltar}</Button>
            </Cluster>
          </Stack>
        </Card>
      ) : (
        <Waiting destino={destino} />
      )}
    </Page>
  );
}
