import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

export interface DadosProps {
  /** Least width of a fact, px; 200 unless told. */
  minWidth?: number;
  children: ReactNode;
}

/** Facts with their names, as many columns as fit. @example <Dados><Dado rotulo="CPF">000.380.264-73</Dado></Dados> */
export const Dados = ({ minWidth = 200, children }: DadosProps) => <Fatos $min={minWidth}>{children}</Fatos>;

const Fatos = styled.dl<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: ${token('espaco3')} ${token('espaco4')};
  margin: 0;
`;

export interface DadoProps {
  rotulo: string;
  children: ReactNode;
}

/** One fact and its name, inside `Dados`. */
export const Dado = ({ rotulo, children }: DadoProps) => (
  <div>
    <Rotulo>{rotulo}</Rotulo>
    <Valor>{children}</Valor>
  </div>
);

const Rotulo = styled.dt`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;

const Valor = styled.dd`
  margin: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
