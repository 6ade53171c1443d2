import type { Webinar } from '@balcao/contracts';
import { Card, EmptyState, ErrorState, Grid, Heading, Page, Skeleton, Stack, Text } from '@balcao/ui';
import { IconeVideo } from '@balcao/ui/screen-icons';
import { useId, useState } from 'react';
import { sentenceOf } from '../../falha.copy.ts';
import { WebinarCard, type WebinarCardProps } from './webinar-card.component.tsx';
import { copy } from './webinars.copy.ts';
import { agendaOf } from './webinars.model.ts';
import { useWebinars } from './webinars.resource.ts';

/** `/suporte/webinar`: live, future, and past webinars with their recordings. */
export function WebinarsPage() {
  const { data, error, isFetching, refetch } = useWebinars();
  return (
    <Page routeId="webinars" titulo={copy.titulo} descricao={copy.descricao} busy={!data && !error}>
      {!data && error && (
        <Card>
          <ErrorState titulo={copy.falha} isRetrying={isFetching} onRetry={() => void refetch()}>
            {sentenceOf(error)}
          </ErrorState>
        </Card>
      )}
      {!data && !error && (
        <Grid minWidth={320}>
          {[1, 2, 3].map((each) => (
            <Card key={each}>
              <Skeleton height={152} />
            </Card>
          ))}
        </Grid>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState titulo={copy.vazio} icon={<IconeVideo size={20} aria-hidden />}>
            {copy.vazioTexto}
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && <Agenda webinars={data} />}
    </Page>
  );
}

function Agenda({ webinars }: { webinars: readonly Webinar[] }) {
  const [agora] = useState(() => new Date());
  const { aoVivo, proximos, anteriores } = agendaOf(webinars, agora);
  return (
    <Stack gap={6}>
      {aoVivo.length > 0 && <Section titulo={copy.aoVivo} webinars={aoVivo} quando="aoVivo" />}
      <Section titulo={copy.proximos} webinars={proximos} quando="proximo" />
      {anteriores.length > 0 && <Section titulo={copy.anteriores} webinars={anteriores} quando="anterior" />}
    </Stack>
  );
}

function Section({ titulo, webinars, quando }: { titulo: string; webinars: readonly Webinar[]; quando: WebinarCardProps['quando'] }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id} level={2}>
        {titulo}
      </Heading>
      {webinars.length === 0 && <Text isSoft>{copy.semProximos}</Text>}
      <Grid minWidth={320}>
        {webinars.map((webinar) => (
          <WebinarCard key={webinar.id} {...{ webinar, quando }} />
        ))}
      </Grid>
    </Stack>
  );
}
