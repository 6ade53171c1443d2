import { Alert, Button, Cluster, Spinner, Stack } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Confirmacao } from './confirmacao.resource.ts';
import { copy } from './formulario.copy.ts';

export interface ResultadoLinkProps<T> {
  confirmacao: Confirmacao<T>;
  /** While the answer is on its way. */
  aguardando: string;
  onRetry: () => void;
  /** The ways on when the link is no longer good. */
  recusado: ReactNode;
  /** What to say once it was done. */
  children: (data: T) => ReactNode;
}

/** What became of a link of an e-mail. */
export function ResultadoLink<T>({ confirmacao, aguardando, onRetry, recusado, children }: ResultadoLinkProps<T>) {
  return (
    <Place>
      <div role="status">
        {confirmacao.estado === 'aguardando' && (
          <Cluster gap={3}>
            <Spinner />
            {aguardando}
          </Cluster>
        )}
        {confirmacao.estado === 'feita' && (
          <Stack gap={4} align="start">
            {children(confirmacao.data)}
          </Stack>
        )}
      </div>
      {confirmacao.estado === 'recusada' && (
        <Stack gap={4}>
          <Alert tone="perigo" isLive>
            {confirmacao.aviso.texto}
          </Alert>
          {confirmacao.aviso.isRepetivel ? (
            <Cluster>
              <Button variant="primary" isBusy={confirmacao.isRetrying} onClick={onRetry}>
                {copy.tentarNovamente}
              </Button>
            </Cluster>
          ) : (
            recusado
          )}
        </Stack>
      )}
    </Place>
  );
}

// what is said changes when the answer comes: the title above it must not move
const Place = styled.div`
  min-height: 152px;
`;
