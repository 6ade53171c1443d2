import { IconeBusca, token } from '@balcao/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { copy } from './paleta.copy.ts';

/** Ids that tie the field to its list. */
export const LISTA_ID = 'paleta-lista';
export const opcaoId = (posicao: number): string => `paleta-opcao-${posicao}`;

export interface PaletteFieldProps {
  texto: string;
  onType: (texto: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Position of the option the arrows are on. */
  marcada: number | null;
}

/** Where one types; the focus stays here while the arrows go through the list. */
export function PaletteField({ texto, onType, onKeyDown, marcada }: PaletteFieldProps) {
  return (
    <Line>
      <IconeBusca size={18} aria-hidden />
      <Input
        // the browser gives it the focus as the dialog opens
        autoFocus
        role="combobox"
        aria-label={copy.campo}
        aria-expanded
        aria-controls={LISTA_ID}
        aria-autocomplete="list"
        aria-activedescendant={marcada === null ? undefined : opcaoId(marcada)}
        placeholder={copy.campo}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={texto}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  min-height: 52px;
  padding: 0 ${token('espaco4')};
  color: ${token('textoSuave')};
  border-bottom: 1px solid ${token('borda')};
  &:focus-within {
    box-shadow: inset 0 -2px ${token('foco')};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 44px;
  font-size: ${token('texto16')};
  color: ${token('texto')};
  text-overflow: ellipsis;
  background: transparent;
  border: 0;
  /* the line below it shows the focus */
  outline: none;
  &::placeholder {
    color: ${token('textoSuave')};
  }
`;
