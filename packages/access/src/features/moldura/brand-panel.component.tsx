import { above, token } from '@balcao/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Brand } from './brand.component.tsx';
import { copy } from './moldura.copy.ts';

// decoration: the form does not wait for it, and nothing is missing when it does not come
const OffersDrawing = lazy(() =>
  import(/* webpackChunkName: "desenho" */ './offers-drawing.component.tsx').then(
    (m): { default: ComponentType } => ({ default: m.OffersDrawing }),
    () => ({ default: () => null }),
  ),
);

/** What a stranger reads about the product, on screens with room for it. */
export function BrandPanel() {
  return (
    <Panel>
      <Brand />
      <Suspense fallback={null}>
        <OffersDrawing />
      </Suspense>
      <Words>
        <Call>{copy.chamada}</Call>
        <p>{copy.apoio}</p>
      </Words>
    </Panel>
  );
}

const Panel = styled.aside`
  display: none;
  ${above(992)} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${token('espaco8')};
    height: 100dvh;
    min-height: 560px;
    padding: ${token('espaco10')};
    color: ${token('sobreBarra')};
    background:
      radial-gradient(120% 90% at 100% 0%, color-mix(in srgb, ${token('primaria')} 80%, ${token('barra')}), transparent 70%),
      ${token('barra')};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  max-width: 40ch;
  font-size: ${token('texto16')};
  line-height: 24px;
`;

const Call = styled.p`
  font-size: ${token('texto28')};
  font-weight: ${token('pesoForte')};
  line-height: 34px;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;
