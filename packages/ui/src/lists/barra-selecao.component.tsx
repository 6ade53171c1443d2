import { barraInferior, Button, screenOnly, token } from '@balcao/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './lists.copy.ts';

/** What is chosen of a list: `useEscolhidas` of `@balcao/shared/lists` gives one. */
export interface Escolha {
  /** How many are chosen. */
  readonly total: number;
  /** All that the filters find is chosen. */
  readonly isTodas: boolean;
  /** How many the filters find; at least so many, when nobody counted further. */
  readonly doFiltro: { readonly total: number; readonly isTotalMinimo: boolean };
  /** Of all that the filters find, more is chosen than an act may reach at once: as many as that. */
  readonly acimaDe: number | null;
  /** Chooses all that the filters find, where that is more than what is chosen. */
  readonly selectTodas: (() => void) | undefined;
  clear(): void;
}

export interface BarraSelecaoProps {
  escolha: Escolha;
  /** How many were chosen one by one, in words. */
  texto: string;
  limpar: string;
  /** What may be done with them. */
  children: ReactNode;
}

/** Why an act on all that the filters find is not offered; undefined while it is. */
export const motivoDaEscolha = ({ acimaDe }: Pick<Escolha, 'acimaDe'>): string | undefined =>
  acimaDe === null ? undefined : copy.selecao.acimaDe(acimaDe);

/** What is done with the selected lines of a list, while there are any, and the way to all that its filters find. */
export function BarraSelecao({ escolha, texto, limpar, children }: BarraSelecaoProps) {
  const { isTodas, selectTodas } = escolha;
  const doFiltro = copy.selecao.numero(escolha.doFiltro);
  const dito = useRef<HTMLElement>(null);
  return (
    <Barra {...barraInferior}>
      <strong role="status" ref={dito} tabIndex={-1}>
        {isTodas ? copy.selecao.todos(doFiltro) : texto}
      </strong>
      {selectTodas && (
        <Button
          variant="quiet"
          onClick={() => {
            selectTodas();
            // the button goes with the offer: the focus stays beside what it said
            dito.current?.focus();
          }}
        >
          {copy.selecao.selecionarTodos(doFiltro)}
        </Button>
      )}
      {children}
      <Button variant="quiet" onClick={escolha.clear}>
        {limpar}
      </Button>
    </Barra>
  );
}

const Barra = styled.div`
  ${screenOnly}
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco2')} ${token('espaco3')};
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('primariaSuave')};
  border-top: 1px solid ${token('borda')};
`;
