import { above, token } from '@balcao/ui';
import type { HTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface MesaProps {
  /** Form and prices on one page: beside each other where both fit. */
  isUmaPagina: boolean;
  formulario: ReactNode;
  /** What the place of the results is to who cannot see it: a region, or the panel of a tab. */
  lugar: HTMLAttributes<HTMLDivElement>;
  resultados: ReactNode;
}

/**
 * The form and what it leads to. On one page the results have their own column from the start, empty or not, so that nothing moves when
 * they come; they stay in sight and scroll by themselves. In the order of reading they follow the form at any width.
 */
export const Mesa = ({ isUmaPagina, formulario, lugar, resultados }: MesaProps) => (
  <Plano $lado={isUmaPagina}>
    {formulario}
    <Resultados $lado={isUmaPagina} tabIndex={-1} {...lugar}>
      {resultados}
    </Resultados>
  </Plano>
);

const lado = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('espaco6')};
  ${above(1200)} {
    grid-template-columns: minmax(0, 1fr) minmax(360px, 38%);
    align-items: start;
  }
`;

const Plano = styled.div<{ $lado: boolean }>`
  ${({ $lado }) => $lado && lado}
`;

/* under the bar of the page, never longer than what is left of the screen */
const aVista = css`
  min-width: 0;
  ${above(1200)} {
    position: sticky;
    top: calc(${token('espaco16')} + ${token('espaco2')});
    max-height: calc(100dvh - ${token('espaco16')} - ${token('espaco4')});
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
  }
`;

/* it takes the focus when a calculation begins: who came by keyboard sees where they are */
const Resultados = styled.div<{ $lado: boolean }>`
  &:focus-visible {
    outline-offset: ${({ $lado }) => ($lado ? '-2px' : token('espaco2'))};
    border-radius: ${token('raio4')};
  }
  ${({ $lado }) => $lado && aVista}
`;
