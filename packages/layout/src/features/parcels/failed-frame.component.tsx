import { sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { below, Button, token } from '@balcao/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { FailedParcelProps } from './failed-page.component.tsx';
import { copy } from './parcels.copy.ts';
import { retryParcel } from './parcels.resource.ts';

/** In the place of the bar or of the menu: small, since the page beside it works. */
export function FailedFrame({ parcel, isRetrying }: FailedParcelProps) {
  const isBar = parcel === 'navbar';
  const [sentence] = useState(() => sentenceOfFalha(new FalhaRequisicao('semResposta')));
  return (
    <Strip role="alert" $bar={isBar}>
      <strong>{isBar ? copy.partes.navbar : copy.partes.menu}</strong>
      <Words $bar={isBar}>{sentence}</Words>
      <Button size="sm" isBusy={isRetrying} onClick={() => retryParcel(parcel)}>
        {copy.tentarNovamente}
      </Button>
    </Strip>
  );
}

const bar = css`
  flex-direction: row;
  align-items: center;
  color: ${token('sobreBarra')};
  background: ${token('barra')};
`;

// on small screens the menu has no place of its own
const side = css`
  flex-direction: column;
  align-items: flex-start;
  ${below(768)} {
    position: fixed;
    right: ${token('espaco4')};
    bottom: ${token('espaco4')};
    left: ${token('espaco4')};
    z-index: ${token('zBarra')};
    background: ${token('superficieAlta')};
    border-radius: ${token('raio10')};
    box-shadow: ${token('sombraMedia')};
  }
`;

const Strip = styled.div<{ $bar: boolean }>`
  display: flex;
  gap: ${token('espaco3')};
  min-height: 56px;
  padding: ${token('espaco2')} ${token('espaco4')};
  font-size: ${token('texto13')};
  ${({ $bar }) => ($bar ? bar : side)}
  button {
    flex: none;
  }
`;

const Words = styled.span<{ $bar: boolean }>`
  ${below(1200)} {
    ${({ $bar }) => $bar && 'display: none;'}
  }
`;
