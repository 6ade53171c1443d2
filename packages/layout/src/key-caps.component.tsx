import { token } from '@balcao/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { copy } from './key-caps.copy.ts';
import { capsOf } from './key-caps.model.ts';

export interface KeyCapsProps {
  teclas: readonly string[];
}

/** Keyboard shortcuts, with the key names of the user's platform. */
export function KeyCaps({ teclas }: KeyCapsProps) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <Line>
      {teclas.map((tecla, index) => (
        <Fragment key={tecla}>
          {index > 0 && ` ${copy.ou} `}
          {capsOf(tecla, isMac).map((cap) => (
            <Cap key={cap}>{cap}</Cap>
          ))}
        </Fragment>
      ))}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('espaco1')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  white-space: pre;
`;

const Cap = styled.kbd`
  min-width: 22px;
  padding: 0 6px;
  font-family: inherit;
  font-size: ${token('texto12')};
  line-height: 20px;
  color: ${token('texto')};
  text-align: center;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio4')};
`;
