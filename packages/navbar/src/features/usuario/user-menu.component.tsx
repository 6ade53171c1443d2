import type { Sessao } from '@balcao/contracts';
import { below, IconeAbaixo, token } from '@balcao/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { onBar } from '../../bar-button.ts';
import { BarDropdown } from '../../bar-dropdown.component.tsx';
import type { LazyPanel } from '../../lazy-panel.component.tsx';
import { initialsOf } from './initials.model.ts';
import type { UserPanelProps } from './user-panel.component.tsx';
import { copy } from './user-menu.copy.ts';
import { WayOut } from './way-out.component.tsx';

type Painel = Omit<UserPanelProps, 'aparencia'>;

export interface UserMenuProps extends Omit<Painel, 'onChoose'> {
  sessao: Sessao;
  painel: LazyPanel<Painel>;
}

/** The signed-in user, their menu, and Sair, which needs no other script. */
export function UserMenu({ sessao, onCodigoSuporte, painel: { Panel, preload }, ...rest }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <BarDropdown
      label={copy.conta}
      preload={preload}
      trigger={(props) => (
        <Trigger ref={button} type="button" aria-label={copy.abrir(sessao.username)} {...props}>
          <Avatar aria-hidden data-iniciais={initialsOf(sessao.username)} />
          <Name>{sessao.username}</Name>
          <IconeAbaixo size={14} aria-hidden />
        </Trigger>
      )}
    >
      {(close) => (
        <>
          <Panel
            {...{ sessao, ...rest }}
            onChoose={close}
            onCodigoSuporte={() => {
              close();
              // the pressed line unmounts with the panel, so the dialog must restore the focus to the button
              button.current?.focus();
              onCodigoSuporte();
            }}
          />
          <WayOut onChoose={close} />
        </>
      )}
    </BarDropdown>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 40px;
  padding: 0 ${token('espaco2')} 0 ${token('espaco1')};
  background: transparent;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  ${onBar}
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
  /* decorative */
  &::before {
    content: attr(data-iniciais);
  }
`;

const Name = styled.span`
  max-width: 20ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${below(1200)} {
    display: none;
  }
`;
