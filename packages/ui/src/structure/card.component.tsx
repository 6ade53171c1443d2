import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.component.tsx';
import { token } from '../theme/token.theme.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** With a title the card is a named region of the page. */
  titulo?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Content reaches the edges (tables, lists). */
  isFlush?: boolean;
}

/** A surface that groups. @example <Card titulo="Renovações" actions={<Link href="…">Ver todas</Link>}>…</Card> */
export function Card({ titulo, actions, isFlush = false, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Surface as={titulo ? 'section' : 'div'} aria-labelledby={titulo ? id : undefined} {...rest}>
      {(titulo || actions) && (
        <Head>
          <Heading level={2} size={3} id={id}>
            {titulo}
          </Heading>
          {actions}
        </Head>
      )}
      <Body $flush={isFlush}>{children}</Body>
    </Surface>
  );
}

const Surface = styled.section`
  min-width: 0;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraBaixa')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  min-height: 48px;
  padding: ${token('espaco2')} ${token('espaco4')};
  border-bottom: 1px solid ${token('borda')};
`;

const Body = styled.div<{ $flush: boolean }>`
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : token('espaco4'))};
`;
