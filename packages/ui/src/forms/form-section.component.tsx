import { IconeAbaixo, REVELAR, StatusTag, type Tone, token } from '@balcao/ui';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

export interface FormSectionProps {
  titulo: string;
  /** What it gathers, or a summary of what was filled. */
  descricao?: ReactNode;
  /** How far it is. */
  status?: { tone: Tone; texto: string } | undefined;
  isCollapsible?: boolean;
  defaultOpen?: boolean;
  /** Its fields are built right after the first paint, in the background: for what lies below the fold of a long form. */
  isDeferred?: boolean;
  children: ReactNode;
}

/**
 * A part of a form. Closed, its fields stay mounted and keep what was typed; it opens itself when one of them must be shown (`focusCampo`).
 *
 * @example <FormSection titulo="Veículo" status={{ tone: 'atencao', texto: '2 pendentes' }}>…</FormSection>
 */
export function FormSection({
  titulo,
  descricao,
  status,
  isCollapsible = true,
  defaultOpen = true,
  isDeferred = false,
  children,
}: FormSectionProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen || !isCollapsible);
  const isReady = useDeferredValue(true, !isDeferred);
  const root = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const section = root.current;
    // at once: whoever asked will focus the field on the next line
    const reveal = () => flushSync(() => setIsOpen(true));
    section?.addEventListener(REVELAR, reveal);
    return () => section?.removeEventListener(REVELAR, reveal);
  }, []);
  const title = <TitleText>{titulo}</TitleText>;
  return (
    <Section ref={root} aria-labelledby={`${id}-titulo`}>
      <Head $open={isOpen}>
        <Title id={`${id}-titulo`}>
          {isCollapsible ? (
            <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
              <Arrow size={16} aria-hidden $open={isOpen} />
              {title}
            </Toggle>
          ) : (
            title
          )}
        </Title>
        {descricao && <Summary>{descricao}</Summary>}
        {status && <StatusTag tone={status.tone}>{status.texto}</StatusTag>}
      </Head>
      <Body id={id} hidden={!isOpen}>
        {isReady && children}
      </Body>
    </Section>
  );
}

const Section = styled.section`
  /* what changes in one part of a form is neither laid out nor painted with the others */
  contain: layout style;
  min-width: 0;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
`;

const Head = styled.header<{ $open: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  min-height: 44px;
  padding: ${token('espaco2')} ${token('espaco4')};
  border-bottom: 1px solid ${({ $open }) => ($open ? token('borda') : 'transparent')};
`;

const Title = styled.h2`
  flex: none;
  font-size: ${token('texto14')};
  font-weight: ${token('pesoForte')};
  line-height: 20px;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 28px;
  padding: 0;
  font-weight: inherit;
  background: none;
  border: 0;
  border-radius: ${token('raio4')};
  cursor: pointer;
  /* the whole head answers the pointer */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Arrow = styled(IconeAbaixo)<{ $open: boolean }>`
  flex: none;
  color: ${token('textoSuave')};
  transform: ${({ $open }) => ($open ? 'none' : 'rotate(-90deg)')};
  transition: transform ${token('tempoCurto')} ${token('curva')};
`;

const TitleText = styled.span``;

const Summary = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  text-overflow: ellipsis;
  white-space: nowrap;
  & + * {
    margin-inline-start: auto;
  }
`;

const Body = styled.div`
  padding: ${token('espaco4')};
`;
