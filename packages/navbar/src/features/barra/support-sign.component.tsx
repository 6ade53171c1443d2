import type { Sessao } from '@balcao/contracts';
import { below, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './barra.copy.ts';

export interface SupportSignProps {
  sessao: Sessao;
}

/** Names the support person acting here; empty for ordinary users. */
export function SupportSign({ sessao: { segfyer, nomeSegfyer, emailSegfyer } }: SupportSignProps) {
  if (!segfyer) return null;
  return (
    <Sign>
      <Word>{copy.suporte}</Word>
      <strong>{nomeSegfyer}</strong>
      <span>{emailSegfyer}</span>
    </Sign>
  );
}

const Sign = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('espaco2')};
  flex: none;
  min-width: 0;
  max-width: 340px;
  font-size: ${token('texto13')};
  white-space: nowrap;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${below(1200)} {
    flex-direction: column;
    gap: 0;
    max-width: 200px;
    font-size: ${token('texto12')};
    line-height: 16px;
    > * {
      max-width: 100%;
    }
  }
  ${below(768)} {
    flex: 0 1 auto;
  }
`;

const Word = styled.span`
  flex: none;
  padding: 0 6px;
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  border: 1px solid currentcolor;
  border-radius: ${token('raio4')};
  ${below(1200)} {
    display: none;
  }
`;
