import { Heading, IconButton, IconeFechar, token } from '@balcao/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './codigo-suporte.copy.ts';
import { SupportCode } from './support-code.component.tsx';

export interface SupportCodeModalProps {
  onClose: () => void;
}

/** A native dialog: it traps and restores the focus, and avoids loading React Aria on every screen. */
export function SupportCodeModal({ onClose }: SupportCodeModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void dialog.current?.showModal(), []);
  return (
    <Window ref={dialog} aria-labelledby="codigo-suporte" onClose={onClose}>
      <Head>
        <Heading id="codigo-suporte" level={2} size={2}>
          {copy.titulo}
        </Heading>
        <IconButton label={copy.fechar} icon={<IconeFechar size={16} aria-hidden />} onClick={() => dialog.current?.close()} />
      </Head>
      <SupportCode />
    </Window>
  );
}

const Window = styled.dialog`
  width: min(440px, calc(100vw - 32px));
  padding: ${token('espaco5')};
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraAlta')};
  &::backdrop {
    background: ${token('veu')};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token('espaco3')};
`;
