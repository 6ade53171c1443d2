import { token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Facts with their names, as many columns as fit. */
export const Dados = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${token('espaco3')} ${token('espaco4')};
`;

/** One fact and its name. */
export const Dado = ({ rotulo, children }: { rotulo: string; children: ReactNode }) => (
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
