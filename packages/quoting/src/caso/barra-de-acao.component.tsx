import { above, barraInferior, screenOnly, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface BarraDeAcaoProps {
  /** What is about to be done, in few words; cut short where there is no room. */
  resumo?: ReactNode;
  children: ReactNode;
}

/**
 * What a page leads to, in sight from its beginning and while it scrolls. Two lines at most, lower than the site's scroll padding, so that a field
 * that takes focus is never under it.
 */
export const BarraDeAcao = ({ resumo, children }: BarraDeAcaoProps) => (
  <Barra {...barraInferior}>
    <Resumo>{resumo}</Resumo>
    <Acoes>{children}</Acoes>
  </Barra>
);

const Barra = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('zFixo')};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  min-width: 0;
  margin: 0 calc(-1 * ${token('espaco4')});
  padding: ${token('espaco2')} ${token('espaco4')};
  background: ${token('superficieAlta')};
  border-top: 1px solid ${token('borda')};
  ${above(992)} {
    margin: 0;
    border: 1px solid ${token('borda')};
    border-radius: ${token('raio10')} ${token('raio10')} 0 0;
  }
  ${screenOnly}
`;

const Resumo = styled.div`
  min-width: 0;
  /* two lines stand beside a button without making the bar higher */
  display: -webkit-box;
  overflow: hidden;
  color: ${token('textoSuave')};
  font-size: ${token('texto13')};
  line-height: 18px;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Acoes = styled.div`
  display: flex;
  flex: none;
  gap: ${token('espaco2')};
`;
