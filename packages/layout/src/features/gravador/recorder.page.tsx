import { addressOf, dashboardRoutes } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { Button, Card, Cluster, EmptyState, Link, Page, Stack, Text } from '@balcao/ui';
import { copy } from './gravador.copy.ts';
import { downloadRecording, startRecording, stopRecording, useGravacao } from './gravador.resource.ts';
import { RecordList } from './record-list.component.tsx';

/** Records what happens in this tab, for support. */
export function RecorderPage() {
  const { desde, isGravando, registros } = useGravacao();
  return (
    <Page routeId="recorder" titulo={copy.recorder} descricao={copy.descricao} isNarrow>
      <Card>
        <Stack gap={4}>
          <Cluster gap={3}>
            {isGravando ? (
              <Button variant="danger" onClick={stopRecording}>
                {copy.parar}
              </Button>
            ) : (
              <Button variant="primary" onClick={startRecording}>
                {desde ? copy.recomecar : copy.comecar}
              </Button>
            )}
            {desde && !isGravando && <Button onClick={downloadRecording}>{copy.baixar}</Button>}
            {isGravando && <Link href={addressOf(dashboardRoutes, 'home')}>{copy.usar}</Link>}
          </Cluster>
          {desde ? (
            <Text role="status">
              {isGravando ? `${copy.gravando} ${formatHora(desde)}` : copy.gravado}: {copy.quantos(registros.length)}
            </Text>
          ) : (
            <EmptyState titulo={copy.parado}>{copy.explicacao}</EmptyState>
          )}
        </Stack>
      </Card>
      {registros.length > 0 && <RecordList registros={registros} />}
    </Page>
  );
}
