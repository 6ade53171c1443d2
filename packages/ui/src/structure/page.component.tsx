import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '../actions/link.component.tsx';
import { IconeEsquerda } from '../icons/icons.ts';
import { Heading } from '../text/heading.component.tsx';
import { above, below, screenOnly } from '../theme/media.theme.ts';
import { token } from '../theme/token.theme.ts';
import { copy } from '../ui.copy.ts';

export interface PageProps {
  /** The route's id in the contracts' table. */
  routeId: string;
  /** The one `<h1>`, and the tab's title before "· Balcão". */
  titulo: string;
  /** True until the first content is usable. */
  busy?: boolean;
  /** Beside the title: where what it names stands. */
  situacao?: ReactNode;
  /** One line under the title. */
  descricao?: ReactNode;
  /** The way back, above the title. */
  voltar?: { href: string; texto: string } | undefined;
  /** Beside the title, right. */
  actions?: ReactNode;
  /** Reading width, for forms and texts. */
  isNarrow?: boolean;
  /** The title is for screen readers only (a screen that shows its own). */
  isTituloHidden?: boolean;
  children: ReactNode;
}

// the page a visitor lands on keeps the browser's own focus; the ones after it announce themselves
let hasShownPage = false;

/**
 * A screen: the only `<main>`, with `data-route` and `aria-busy`, and the only `<h1>`, which takes focus when the route changes.
 *
 * @example <Page routeId="home" titulo="Início" busy={resumo.status === 'loading'}>…</Page>
 */
export function Page({
  routeId,
  titulo,
  busy = false,
  situacao,
  descricao,
  voltar,
  actions,
  isNarrow = false,
  isTituloHidden = false,
  children,
}: PageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${titulo} · ${copy.produto}`;
  }, [titulo]);
  useEffect(() => {
    const isFirst = !hasShownPage;
    hasShownPage = true;
    const root = main.current;
    if (isFirst || !root || root.contains(document.activeElement)) return;
    root.querySelector('h1')?.focus({ preventScroll: true });
  }, [routeId]);
  return (
    <Main ref={main} data-route={routeId} aria-busy={busy ? 'true' : 'false'} $narrow={isNarrow}>
      <Head $hidden={isTituloHidden}>
        <Titles>
          {voltar && (
            <Back href={voltar.href}>
              <IconeEsquerda size={14} aria-hidden />
              {voltar.texto}
            </Back>
          )}
          <Named>
            <Title level={1} tabIndex={-1}>
              {titulo}
            </Title>
            {situacao}
          </Named>
          {descricao && <Lead>{descricao}</Lead>}
        </Titles>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Main>
  );
}

const Main = styled.main<{ $narrow: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '1040px' : '1600px')};
  min-width: 0;
  margin: 0 auto;
  padding: ${token('espaco4')};
  ${above(992)} {
    padding: ${token('espaco5')} ${token('espaco6')} ${token('espaco8')};
  }
`;

const Head = styled.header<{ $hidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('espaco3')} ${token('espaco6')};
  ${({ $hidden }) => $hidden && 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
`;

const Named = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco3')};
  min-width: 0;
`;

const Titles = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espacoMeio')};
  min-width: 0;
`;

const Title = styled(Heading)`
  &:focus {
    outline: none;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('espacoMeio')};
  align-self: flex-start;
  min-height: 24px;
  font-size: ${token('texto13')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  ${screenOnly}
`;

const Lead = styled.p`
  max-width: 80ch;
  color: ${token('textoSuave')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
  ${below(576)} {
    width: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;
