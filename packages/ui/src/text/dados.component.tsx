import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

/** Facts with their names, as many columns as fit. @example <Dados><Dado rotulo="CPF">000.380.264-73</Dado></Dados> */
export const Dados = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
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
