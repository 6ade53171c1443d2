import { adiamentosExtensao } from '@balcao/domain';
import { Alert, Button, ButtonLink, Cluster, Spinner, Text, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { Modal } from '../../modal.component.tsx';
import { copy } from './extensao.copy.ts';
import { enderecoDaExtensao } from './extensao.model.ts';
import { useEnderecos } from './extensao.resource.ts';

export interface InstallExtensionProps {
  /** The user went for it, or says it is there. */
  onInstalled: () => void;
  onPostpone: (dias: number) => void;
  onClose: () => void;
}

/** First state: what it is for, where to get it, and when to be asked again. */
export function InstallExtension({ onInstalled, onPostpone, onClose }: InstallExtensionProps) {
  return (
    <Modal titulo={copy.titulo.instalar} onClose={onClose}>
      <Text>{copy.paraQue}</Text>
      <Place>
        <Install onInstalled={onInstalled} />
      </Place>
      <Later role="group" aria-label={copy.lembrar}>
        <Text isSoft size={13} aria-hidden>
          {copy.lembrar}
        </Text>
        <Cluster>
          {adiamentosExtensao.map(({ id, dias }) => (
            <Button key={id} size="sm" onClick={() => onPostpone(dias)}>
              {copy.adiamentos[id]}
            </Button>
          ))}
        </Cluster>
      </Later>
    </Modal>
  );
}

function Install({ onInstalled }: Pick<InstallExtensionProps, 'onInstalled'>) {
  const { data, falha, isReading, reload } = useEnderecos();
  if (falha) {
    const retry = (
      <Button size="sm" isBusy={isReading} onClick={reload}>
        {copy.tentarNovamente}
      </Button>
    );
    return <Alert tone="perigo" isLive titulo={copy.falha} actions={retry} />;
  }
  if (!data) return <Spinner label={copy.carregando} />;
  const { url, isFirefox } = enderecoDaExtensao(data, navigator.userAgent);
  return (
    <Cluster>
      {url ? (
        <ButtonLink href={url} variant="primary" target="_blank" rel="noopener noreferrer" onClick={onInstalled}>
          {isFirefox ? copy.baixarFirefox : copy.instalarChrome}
          <VisuallyHidden> {copy.novaAba}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <Text isSoft>{copy.semEndereco}</Text>
      )}
      <Button onClick={onInstalled}>{copy.jaInstalei}</Button>
    </Cluster>
  );
}

// the window does not grow when the address comes
const Place = styled.div`
  display: grid;
  align-items: center;
  min-height: 44px;
`;

const Later = styled.div`
  display: grid;
  gap: ${token('espaco2')};
  padding-top: ${token('espaco3')};
  border-top: 1px solid ${token('borda')};
`;
