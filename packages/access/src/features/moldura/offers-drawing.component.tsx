import { token } from '@balcao/ui';
import styled from 'styled-components';

/** Widths of name and price of each line drawn, and whether it is the best one. */
const lines = [
  { nome: 96, preco: 56, melhor: true },
  { nome: 132, preco: 64, melhor: false },
  { nome: 84, preco: 64, melhor: false },
  { nome: 118, preco: 70, melhor: false },
  { nome: 104, preco: 0, melhor: false },
];
const PASSO = 56;

/** Answers of insurers arriving on a counter: decoration, in the brand's own lines. */
export function OffersDrawing() {
  return (
    <Drawing viewBox="0 0 400 330" aria-hidden>
      {lines.map(({ nome, preco, melhor }, index) => (
        <g key={nome} transform={`translate(0 ${index * PASSO})`} opacity={1 - index * 0.17}>
          <Sheet x={28 + index * 6} y="2" width={344 - index * 12} height="46" rx="10" $best={melhor} />
          <Soft cx={54 + index * 6} cy="25" r="10" />
          <Strong x={76 + index * 6} y="17" width={nome} height="7" rx="3.5" />
          <Faint x={76 + index * 6} y="30" width={nome * 0.6} height="5" rx="2.5" />
          {preco > 0 && <Price x={356 - index * 6 - preco} y="20" width={preco} height="10" rx="5" $best={melhor} />}
        </g>
      ))}
      <Counter d="M10 296h380a7 7 0 0 1 0 14h-14v18H24v-18H10a7 7 0 0 1 0-14z" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: 0 1 auto;
  width: 100%;
  max-width: 440px;
  min-height: 0;
  max-height: 44vh;
`;

const white = (percent: number) => `color-mix(in srgb, ${token('sobreBarra')} ${percent}%, transparent)`;

const Sheet = styled.rect<{ $best: boolean }>`
  fill: ${white(9)};
  stroke: ${({ $best }) => ($best ? token('atencao') : white(16))};
  stroke-width: ${({ $best }) => ($best ? 1.5 : 1)};
`;

const Soft = styled.circle`
  fill: ${white(22)};
`;

const Strong = styled.rect`
  fill: ${white(62)};
`;

const Faint = styled.rect`
  fill: ${white(26)};
`;

const Price = styled.rect<{ $best: boolean }>`
  fill: ${({ $best }) => ($best ? token('atencao') : white(46))};
`;

const Counter = styled.path`
  fill: ${white(14)};
`;
