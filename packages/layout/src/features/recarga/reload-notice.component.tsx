import { Button, token, useFreePlace } from '@balcao/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from './recarga.copy.ts';
import { askReload, useRecusa } from './recarga.resource.ts';

export interface ReloadNoticeProps {
  onPostpone: () => void;
}

/** Says that a newer version waits, in a corner, over nothing; it takes no focus and blocks nothing. */
export function ReloadNotice({ onPostpone }: ReloadNoticeProps) {
  const isRefused = useRecusa();
  const place = useRef<HTMLElement>(null);
  useFreePlace(place, true);
  return (
    <Place ref={place} aria-label={copy.regiao} data-recarga>
      <p role="status">{isRefused ? copy.naoSalvo : copy.haNova}</p>
      <Buttons>
        <Button size="sm" variant="primary" onClick={askReload}>
          {copy.atualizar}
        </Button>
        <Button size="sm" onClick={onPostpone}>
          {copy.depois}
        </Button>
      </Buttons>
    </Place>
  );
}

const Place = styled.section`
  position: fixed;
  right: ${token('espaco4')};
  bottom: var(--b-aviso-base, ${token('espaco4')});
  &[data-no-alto] {
    top: calc(${token('espaco16')} + ${token('espaco2')});
    bottom: auto;
  }
  z-index: ${token('zAviso')};
  display: grid;
  gap: ${token('espaco2')};
  width: min(340px, calc(100vw - 32px));
  padding: ${token('espaco3')} ${token('espaco4')};
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  @media print {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${token('espaco2')};
`;
