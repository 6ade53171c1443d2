import { screenOnly, token } from '@balcao/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

export interface AbasProps {
  label: string;
  abas: readonly { id: string; label: string; isDisabled?: boolean }[];
  atual: string;
  onSelect: (id: string) => void;
}

/** Views of one thing whose panels all stay mounted: what is typed in one survives looking at another. */
export function Abas({ label, abas, atual, onSelect }: AbasProps) {
  const open = abas.filter(({ isDisabled }) => !isDisabled);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = open[(open.findIndex(({ id }) => id === atual) + step + open.length) % open.length];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(idDaAba(next.id))?.focus();
  };
  return (
    <Lista role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {abas.map(({ id, label: nome, isDisabled = false }) => (
        <Aba
          key={id}
          id={idDaAba(id)}
          type="button"
          role="tab"
          aria-selected={id === atual}
          aria-controls={idDoPainel(id)}
          aria-disabled={isDisabled || undefined}
          tabIndex={id === atual ? 0 : -1}
          onClick={() => !isDisabled && onSelect(id)}
        >
          {nome}
        </Aba>
      ))}
    </Lista>
  );
}

const idDaAba = (id: string) => `aba-${id}`;
const idDoPainel = (id: string) => `painel-${id}`;

/** What a panel of these tabs must carry. */
export const painelDe = (id: string, atual: string) =>
  ({ id: idDoPainel(id), role: 'tabpanel', 'aria-labelledby': idDaAba(id), hidden: id !== atual }) as const;

const Lista = styled.div`
  ${screenOnly}
  display: flex;
  gap: ${token('espaco4')};
  border-bottom: 1px solid ${token('borda')};
`;

const Aba = styled.button`
  min-height: 40px;
  padding: 0 ${token('espaco1')};
  font-weight: ${token('pesoMedio')};
  color: ${token('textoSuave')};
  background: none;
  border: 0;
  border-bottom: 2px solid transparent;
  cursor: pointer;
  &[aria-selected='true'] {
    color: ${token('primariaTexto')};
    border-bottom-color: ${token('primaria')};
  }
  /* a transparent border is drawn where colours are the system's own: only the open tab has one */
  @media (forced-colors: active) {
    &:not([aria-selected='true']) {
      border-bottom-color: Canvas;
    }
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;
