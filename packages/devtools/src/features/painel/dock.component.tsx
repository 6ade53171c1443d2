import { below, Heading, IconButton, IconeFechar, token } from '@balcao/ui';
import { type TabItem, Tabs } from '@balcao/ui/overlays';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Edge } from './edge.component.tsx';
import { copy } from './painel.copy.ts';

export interface DockProps {
  tabs: readonly TabItem[];
  aba: string;
  onAba: (id: string) => void;
  /** px */
  largura: number;
  onLargura: (px: number) => void;
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** The panel, at the right of the page, which stays usable; on a small screen it takes the whole width. */
export function Dock({ tabs, aba, onAba, largura, onLargura, onClose, ref }: DockProps) {
  const frame = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLElement);
  useLayoutEffect(() => void frame.current?.style.setProperty('--largura', `${largura}px`), [largura]);
  return (
    <Frame ref={frame} aria-label={copy.titulo} tabIndex={-1}>
      <Edge largura={largura} onLargura={onLargura} />
      <Head>
        <Heading level={2} size={3}>
          {copy.titulo}
        </Heading>
        <IconButton size="sm" label={copy.fechar} icon={<IconeFechar size={16} aria-hidden />} aria-expanded onClick={onClose} />
      </Head>
      <Body>
        <Tabs label={copy.abas} tabs={tabs} selected={aba} onSelect={onAba} />
      </Body>
    </Frame>
  );
}

const Frame = styled.aside`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${token('zGaveta')};
  display: flex;
  flex-direction: column;
  width: min(var(--largura), 100vw);
  background: ${token('superficieAlta')};
  border-left: 3px solid ${token('suporte')};
  box-shadow: ${token('sombraAlta')};
  outline: none;
  ${below(768)} {
    width: 100vw;
    border-left: 0;
  }
  @media print {
    display: none;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('espaco2')} ${token('espaco3')};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 ${token('espaco3')} ${token('espaco6')};
  overflow: auto;
`;
