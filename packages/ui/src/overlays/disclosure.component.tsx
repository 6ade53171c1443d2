import { IconeAbaixo, token } from '@balcao/ui';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface DisclosureProps {
  titulo: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Details that open in place. @example <Disclosure titulo="Ver coberturas">…</Disclosure> */
export function Disclosure({ titulo, defaultOpen = false, children }: DisclosureProps) {
  return (
    <Root defaultExpanded={defaultOpen}>
      <Heading level={3}>
        <Toggle slot="trigger">
          <IconeAbaixo size={16} aria-hidden />
          {titulo}
        </Toggle>
      </Heading>
      <Panel>{children}</Panel>
    </Root>
  );
}

const Toggle = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  width: 100%;
  min-height: 32px;
  padding: ${token('espaco1')} 0;
  font-size: ${token('texto14')};
  font-weight: ${token('pesoMedio')};
  text-align: start;
  background: none;
  border: 0;
  border-radius: ${token('raio4')};
  cursor: pointer;
  svg {
    flex: none;
    color: ${token('textoSuave')};
    transform: rotate(-90deg);
    transition: transform ${token('tempoCurto')} ${token('curva')};
  }
`;

const Root = styled(AriaDisclosure)`
  &[data-expanded] ${Toggle} svg {
    transform: none;
  }
`;

const Panel = styled(DisclosurePanel)`
  padding-inline-start: ${token('espaco6')};
`;
