import { accessRoutes, addressOf } from '@balcao/contracts';
import { Button, ButtonLink, Cluster, Page } from '@balcao/ui';
import { useState } from 'react';
import { useConfirmacao } from '../../confirmacao.resource.ts';
import { ResultadoLink } from '../../resultado-link.component.tsx';
import { copy } from './bloqueio.copy.ts';
import { unblock } from './bloqueio.resource.ts';
import { RequestDesbloqueio } from './request-desbloqueio.component.tsx';

const login = addressOf(accessRoutes, 'login');

export interface ConfirmDesbloqueioProps {
  token: string;
}

/** The link of the e-mail: the access opens, or another link can be asked for here. */
export function ConfirmDesbloqueio({ token }: ConfirmDesbloqueioProps) {
  const { confirmacao, again } = useConfirmacao(token, unblock);
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking)
    return (
      <Page routeId="blocked" titulo={copy.link.titulo} isNarrow>
        <RequestDesbloqueio isFirst />
      </Page>
    );
  return (
    <Page routeId="blocked" titulo={copy.link.titulo} busy={confirmacao.estado === 'aguardando'} isNarrow>
      <ResultadoLink
        confirmacao={confirmacao}
        aguardando={copy.link.aguardando}
        onRetry={again}
        recusado={
          // the form comes when asked for: nothing moves under who is reading why
          <Cluster gap={4}>
            <Button variant="primary" onClick={() => setIsAsking(true)}>
              {copy.link.pedir}
            </Button>
            <ButtonLink href={login}>{copy.voltar}</ButtonLink>
          </Cluster>
        }
      >
        {() => (
          <>
            <p>{copy.link.feito}</p>
            <ButtonLink href={login} variant="primary">
              {copy.link.entrar}
            </ButtonLink>
          </>
        )}
      </ResultadoLink>
    </Page>
  );
}
