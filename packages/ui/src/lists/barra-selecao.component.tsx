import { barraInferior, Button, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface BarraSelecaoProps {
  /** How many are selected, in words. */
  texto: string;
  limpar: string;
  onClear: () => void;
  /** What may be done with them. */
  children: ReactNode;
}

/** What is done with the selected lines of a list, while there are any. */
export const BarraSelecao = ({ texto, limpar, onClear, children }: BarraSelecaoProps) => (
  <Barra {...barraInferior}>
    <strong role="status">{texto}</strong>
    {children}
    <Button variant="quiet" onClick={onClear}>
      {limpar}
    </Button>
  </Barra>
);

const Barra = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco3')};
  padding: ${token('espaco3')} ${token('espaco4')};
  background: ${token('primariaSuave')};
  border-top: 1px solid ${token('borda')};
`;
