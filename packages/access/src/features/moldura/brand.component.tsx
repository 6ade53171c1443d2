import { token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './moldura.copy.ts';

/** The awning over the counter, and the name. */
export function Brand() {
  return (
    <Line>
      <Mark viewBox="0 0 32 32" width={32} height={32} aria-hidden>
        <path d="M6 5h20l3 8.5a3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0z" />
        <path d="M4 21.5h24a1.5 1.5 0 0 1 0 3h-1.5V28h-21v-3.5H4a1.5 1.5 0 0 1 0-3z" />
      </Mark>
      {copy.produto}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  font-size: ${token('texto22')};
  font-weight: ${token('pesoForte')};
  letter-spacing: -0.02em;
`;

const Mark = styled.svg`
  flex: none;
  fill: currentcolor;
  path:first-child {
    fill: ${token('atencao')};
  }
`;
