import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Page } from '@balcao/ui';
import { useConfirmacao } from '../../confirmacao.resource.ts';
import { ResultadoLink } from '../../resultado-link.component.tsx';
import { copy } from './bloqueio.copy.ts';
import { unblock } from './bloqueio.resource.ts';
import { PedirDesbloqueio } from './pedir-desbloqueio.component.tsx';

export interface ConfirmarDesbloqueioProps {
  token: string;
}

/** The link of the e-mail: the access opens, or another link can be asked for here. */
export function ConfirmarDesbloqueio({ token }: ConfirmarDesbloqueioProps) {
  const { confirmacao, again } = useConfirmacao(token, unblock);
  const isRefused = confirmacao.estado === 'recusada' && !confirmacao.aviso.isRepetivel;
  return (
    <Page routeId="blocked" titulo={copy.link.titulo} busy={confirmacao.estado === 'aguardando'} isNarrow>
      <ResultadoLink confirmacao={confirmacao} aguardando={copy.link.aguardando} onRetry={again}>
        {() => (
          <>
            <p>{copy.link.feito}</p>
            <ButtonLink href={addressOf(accessRoutes, 'login')} variant="primary">
              {copy.link.entrar}
            </ButtonLink>
          </>
        )}
      </ResultadoLink>
      {isRefused && <PedirDesbloqueio />}
    </Page>
  );
}
