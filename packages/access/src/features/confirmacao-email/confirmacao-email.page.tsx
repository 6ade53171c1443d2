import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Page, Stack, Text } from '@balcao/ui';
import { useConfirmacao } from '../../confirmacao.resource.ts';
import { ResultadoLink } from '../../resultado-link.component.tsx';
import { copy } from './confirmacao-email.copy.ts';
import { confirmEmail } from './confirmacao-email.resource.ts';

/** Where the link that confirms an e-mail arrives, `?token=`. */
export function ConfirmacaoEmailPage() {
  const token = new URLSearchParams(window.location.search).get('token');
  if (token !== null) return <Confirmando token={token} />;
  return (
    <Page routeId="confirmacaoEmail" titulo={copy.titulo} isNarrow>
      <Stack gap={4} align="start">
        <p>{copy.semLink}</p>
        <ParaLogin />
      </Stack>
    </Page>
  );
}

function Confirmando({ token }: { token: string }) {
  const { confirmacao, again } = useConfirmacao(token, confirmEmail);
  return (
    <Page routeId="confirmacaoEmail" titulo={copy.titulo} busy={confirmacao.estado === 'aguardando'} isNarrow>
      <ResultadoLink
        confirmacao={confirmacao}
        aguardando={copy.aguardando}
        onRetry={again}
        recusado={
          <Stack gap={4} align="start">
            <Text isSoft>{copy.outro}</Text>
            <ParaLogin />
          </Stack>
        }
      >
        {({ email }) => (
          <>
            <p>{copy.feito(email)}</p>
            <ParaLogin />
          </>
        )}
      </ResultadoLink>
    </Page>
  );
}

const ParaLogin = () => <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.entrar}</ButtonLink>;
