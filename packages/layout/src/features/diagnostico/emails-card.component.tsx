import type { EmailGuardado } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Button, Card, EmptyState, ErrorState, Link, Skeleton, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './diagnostico.copy.ts';
import { caminhoDoLink } from './diagnostico.model.ts';
import { useEmails } from './diagnostico.resource.ts';

/** E-mails kept instead of sent, each with its links one press away: the local environment's mailbox. */
export function EmailsCard() {
  const { data, falha, isReading, reload } = useEmails();
  const actions = (
    <Button size="sm" isBusy={isReading} onClick={reload}>
      {copy.atualizar}
    </Button>
  );
  return (
    <Card titulo={copy.emails} actions={actions}>
      <Place>
        {!data && !falha && <Skeleton height={88} />}
        {falha?.tipo === 'naoEncontrado' && <Text isSoft>{copy.soLocal}</Text>}
        {falha && falha.tipo !== 'naoEncontrado' && (
          <ErrorState onRetry={reload} isRetrying={isReading}>
            {copy.falha}
          </ErrorState>
        )}
        {!falha && data?.length === 0 && <EmptyState titulo={copy.semEmails} />}
        {!falha && data && data.length > 0 && (
          <List>
            {data.map((email) => (
              <li key={email.id}>
                <Email {...email} />
              </li>
            ))}
          </List>
        )}
      </Place>
    </Card>
  );
}

function Email({ em, para, assunto, texto, links }: (typeof EmailGuardado)['_zod']['output']) {
  const caminhos = links.map(caminhoDoLink).filter((caminho) => caminho !== null);
  return (
    <details>
      <summary>
        <strong>{assunto}</strong>
        <Text as="span" isSoft size={13}>
          {copy.para} {para}, {formatDataHora(em)}
        </Text>
      </summary>
      <Words>{texto}</Words>
      {caminhos.map((caminho) => (
        <p key={caminho}>
          <Link href={caminho}>{copy.abrir(caminho.split(/[?#]/)[0] ?? caminho)}</Link>
        </p>
      ))}
    </details>
  );
}

const Place = styled.div`
  min-height: 120px;
`;

const List = styled.ul`
  display: grid;
  gap: ${token('espaco2')};
  li {
    padding-bottom: ${token('espaco2')};
    border-bottom: 1px solid ${token('borda')};
  }
  summary {
    min-height: 28px;
    cursor: pointer;
  }
  summary > span {
    margin-left: ${token('espaco3')};
  }
`;

const Words = styled.p`
  padding: ${token('espaco3')};
  margin: ${token('espaco2')} 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  background: ${token('superficieSuave')};
  border-radius: ${token('raio6')};
`;
