import { accessRoutes, addressOf } from '@balcao/contracts';
import { ButtonLink, Page, Stack, Text } from '@balcao/ui';
import type { ReactNode } from 'react';
import { useConfirmacao } from './confirmacao.resource.ts';
import { copy } from './formulario.copy.ts';
import { ResultadoLink } from './resultado-link.component.tsx';

export interface PaginaDoLinkProps<T> {
  routeId: string;
  frases: {
    readonly titulo: string;
    /** While the answer is on its way. */
    readonly aguardando: string;
    /** To who came without the link. */
    readonly semLink: string;
    /** What else may be done when the link is no longer good. */
    readonly outro: string;
  };
  /** Uses the proof that the link carries. */
  confirm: (token: string) => Promise<T>;
  /** What to say once it was used. */
  children?: (data: T) => ReactNode;
  /** The page that takes the place of this one once it was used. */
  nextPage?: (data: T, token: string) => ReactNode;
}

/** Where a link of an e-mail arrives, with its proof in `?token=`. */
export function PaginaDoLink<T>(props: PaginaDoLinkProps<T>) {
  const { routeId, frases } = props;
  const token = new URLSearchParams(window.location.search).get('token');
  if (token !== null) return <Aberto {...props} token={token} />;
  return (
    <Page routeId={routeId} titulo={frases.titulo} isNarrow>
      <Stack gap={4} align="start">
        <p>{frases.semLink}</p>
        <ParaLogin />
      </Stack>
    </Page>
  );
}

function Aberto<T>({ routeId, frases, confirm, children, nextPage, token }: PaginaDoLinkProps<T> & { token: string }) {
  const { confirmacao, again } = useConfirmacao(token, confirm);
  if (confirmacao.estado === 'feita' && nextPage) return nextPage(confirmacao.data, token);
  return (
    <Page routeId={routeId} titulo={frases.titulo} busy={confirmacao.estado === 'aguardando'} isNarrow>
      <ResultadoLink
        confirmacao={confirmacao}
        aguardando={frases.aguardando}
        onRetry={again}
        recusado={
          <Stack gap={4} align="start">
            <Text isSoft>{frases.outro}</Text>
            <ParaLogin />
          </Stack>
        }
      >
        {(data) => (
          <>
            {children?.(data)}
            <ParaLogin />
          </>
        )}
      </ResultadoLink>
    </Page>
  );
}

/** The way to the login. */
export const ParaLogin = () => <ButtonLink href={addressOf(accessRoutes, 'login')}>{copy.irParaLogin}</ButtonLink>;
