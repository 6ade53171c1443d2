import { Button, token, useFreePlace } from '@balcao/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './recarga.copy.ts';
import { useFormerFocus } from './recarga.resource.ts';

export interface VersionNoticeProps {
  /** Available action, if any. */
  acao?: { rotulo: string; act: () => void } | undefined;
  onPostpone: () => void;
  children: ReactNode;
}

/** Notice of a newer version, in a corner; it takes no focus, blocks nothing, and returns the focus after use. */
export function VersionNotice({ acao, onPostpone, children }: VersionNoticeProps) {
  const place = useRef<HTMLElement>(null);
  useFreePlace(place, true);
  const giveBack = useFormerFocus(place);
  const answer = (act: () => void) => () => {
    giveBack();
    act();
  };
  return (
    <Place ref={place} aria-label={copy.regiao} data-recarga>
      <p role="status">{children}</p>
      <Buttons>
        {acao && (
          <Button size="sm" variant="primary" onClick={answer(acao.act)}>
            {acao.rotulo}
          </Button>
        )}
        <Button size="sm" onClick={answer(onPostpone)}>
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
