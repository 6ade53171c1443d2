import type { Sessao } from '@balcao/contracts';
import { below, Dropdown, IconeAbaixo, token } from '@balcao/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { UserPanel } from './user-panel.component.tsx';
import { copy } from './usuario.copy.ts';
import { initialsOf } from './usuario.model.ts';

export interface UserMenuProps {
  sessao: Sessao;
  onCodigoSuporte: () => void;
}

/** Who is signed in, what is theirs, and the way out. */
export function UserMenu({ sessao, onCodigoSuporte }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const askForCode = () => {
    // the line pressed goes with the panel: the dialog gives the focus back to the button
    button.current?.focus();
    onCodigoSuporte();
  };
  return (
    <Dropdown
      label={copy.conta}
      trigger={(props) => (
        <Trigger ref={button} type="button" aria-label={copy.abrir(sessao.username)} {...props}>
          <Avatar aria-hidden>{initialsOf(sessao.username)}</Avatar>
          <Name>{sessao.username}</Name>
          <IconeAbaixo size={14} aria-hidden />
        </Trigger>
      )}
    >
      {(close) => (
        <UserPanel
          sessao={sessao}
          onChoose={close}
          onCodigoSuporte={() => {
            close();
            askForCode();
          }}
        />
      )}
    </Dropdown>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 40px;
  padding: 0 ${token('espaco2')} 0 ${token('espaco1')};
  color: inherit;
  background: transparent;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, ${token('veu')} 40%, transparent);
  }
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  background: color-mix(in srgb, ${token('veu')} 40%, transparent);
  border-radius: 50%;
`;

const Name = styled.span`
  max-width: 20ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${below(768)} {
    display: none;
  }
`;
