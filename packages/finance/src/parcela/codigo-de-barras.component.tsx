import styled from 'styled-components';

export interface CodigoDeBarrasProps {
  /** Widths of bars and spaces by turns, from a bar on, in narrow elements. */
  barras: readonly number[];
  /** What it says, for who does not see it. */
  nome: string;
}

const ALTURA = 40;
/** Blank elements before and after, which readers look for. */
const MARGEM = 10;

/** The bar code of a boleto, black on white in every theme: readers expect nothing else. */
export function CodigoDeBarras({ barras, nome }: CodigoDeBarrasProps) {
  const largura = barras.reduce((soma, um) => soma + um, 2 * MARGEM);
  const inicios = barras.map((_, index) => barras.slice(0, index).reduce((soma, um) => soma + um, MARGEM));
  return (
    <Desenho viewBox={`0 0 ${largura} ${ALTURA}`} preserveAspectRatio="none" role="img" aria-label={nome}>
      <rect width={largura} height={ALTURA} fill="#fff" />
      {barras.map((um, index) =>
        index % 2 === 0 ? <rect key={inicios[index]} x={inicios[index]} width={um} height={ALTURA} fill="#000" /> : null,
      )}
    </Desenho>
  );
}

const Desenho = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 72px;
  shape-rendering: crispEdges;
`;
