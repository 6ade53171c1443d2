import { ErrorBoundary, IconButton, token } from '@balcao/ui';
import { IconeEditar } from '@balcao/ui/screen-icons';
import type { TabItem } from '@balcao/ui/overlays';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Dock } from './dock.component.tsx';
import { copy } from './painel.copy.ts';
import { usePainel, useShortcut } from './painel.resource.ts';

export interface PainelProps {
  tabs: readonly TabItem[];
}

/** A button in the corner and the dock it opens; opening and closing move the focus. */
export function Painel({ tabs }: PainelProps) {
  const { painel, change } = usePainel();
  const button = useRef<HTMLButtonElement>(null);
  const dock = useRef<HTMLElement>(null);
  const toggle = () => {
    // the element that takes the focus must be rendered first
    flushSync(() => change({ isAberto: !painel.isAberto }));
    (painel.isAberto ? button : dock).current?.focus();
  };
  useShortcut(toggle);
  if (!painel.isAberto)
    return (
      <Corner>
        <IconButton ref={button} label={copy.abrir} icon={<IconeEditar size={16} aria-hidden />} aria-expanded={false} onClick={toggle} />
      </Corner>
    );
  return (
    <Dock
      ref={dock}
      tabs={tabs.map((tab) => ({ ...tab, content: <ErrorBoundary key={tab.id}>{tab.content}</ErrorBoundary> }))}
      aba={tabs.some(({ id }) => id === painel.aba) ? painel.aba : 'composicao'}
      onAba={(aba) => change({ aba })}
      largura={painel.largura}
      onLargura={(largura) => change({ largura })}
      onClose={toggle}
    />
  );
}

const Corner = styled.div`
  position: fixed;
  right: ${token('espaco3')};
  bottom: ${token('espaco3')};
  z-index: ${token('zGaveta')};
  color: ${token('sobreSuporte')};
  background: ${token('suporte')};
  border-radius: ${token('raioTotal')};
  box-shadow: ${token('sombraMedia')};
  && button {
    color: inherit;
    border-radius: inherit;
  }
  @media print {
    display: none;
  }
`;
