import type { Webinar } from '@balcao/contracts';
import { Button, ButtonLink, Card, Cluster, DateText, Heading, IconeConfere, Stack, StatusTag, Tag, Text } from '@balcao/ui';
import { IconeExterno } from '@balcao/ui/screen-icons';
import { copy } from './webinars.copy.ts';
import { useInscricao } from './webinars.resource.ts';

export interface WebinarCardProps {
  webinar: Webinar;
  quando: 'aoVivo' | 'proximo' | 'anterior';
}

/** One webinar with its date and actions. */
export function WebinarCard({ webinar, quando }: WebinarCardProps) {
  const { titulo, descricao, data, duracaoMin, inscrito } = webinar;
  return (
    <Card>
      <Stack gap={2}>
        <Cluster gap={2}>
          {quando === 'aoVivo' && (
            <StatusTag tone="perigo" isLive>
              {copy.aoVivoCurto}
            </StatusTag>
          )}
          {inscrito && quando !== 'anterior' && (
            <Tag tone="sucesso" icon={<IconeConfere size={12} aria-hidden />}>
              {copy.inscrito}
            </Tag>
          )}
          <Text isSoft size={13}>
            <DateText iso={data} hasTime /> · {copy.duracao(duracaoMin)}
          </Text>
        </Cluster>
        <Heading level={3} size={2}>
          {titulo}
        </Heading>
        <Text isSoft>{descricao}</Text>
        <Acts {...{ webinar, quando }} />
      </Stack>
    </Card>
  );
}

function Acts({ webinar, quando }: WebinarCardProps) {
  if (quando === 'proximo') return <Inscricao webinar={webinar} />;
  const { titulo, link } = webinar;
  if (!link) return <Text size={13}>{quando === 'aoVivo' ? copy.emBreve : copy.semGravacao}</Text>;
  const isLive = quando === 'aoVivo';
  return (
    <Cluster>
      <ButtonLink
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        variant={isLive ? 'primary' : 'secondary'}
        icon={<IconeExterno size={16} aria-hidden />}
        aria-label={isLive ? copy.assistirA(titulo) : copy.gravacaoDe(titulo)}
      >
        {isLive ? copy.assistir : copy.gravacao}
      </ButtonLink>
    </Cluster>
  );
}

function Inscricao({ webinar }: { webinar: Webinar }) {
  const { toggle, isBusy } = useInscricao();
  const { titulo, inscrito } = webinar;
  return (
    <Cluster>
      <Button
        variant={inscrito ? 'quiet' : 'secondary'}
        isBusy={isBusy}
        aria-label={inscrito ? copy.cancelarEm(titulo) : copy.inscreverEm(titulo)}
        onClick={() => toggle(webinar)}
      >
        {inscrito ? copy.cancelar : copy.inscrever}
      </Button>
    </Cluster>
  );
}
