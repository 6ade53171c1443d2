import { addressOf, dashboardRoutes } from '@balcao/contracts';
import { below, Link, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './barra.copy.ts';

/** The logo, which links to the home page. */
export function BrandLink() {
  return (
    <Home href={addressOf(dashboardRoutes, 'home')} aria-label={copy.inicio}>
      <Mark viewBox="0 0 32 32" width={28} height={28} aria-hidden>
        <path d="M6 5h20l3 8.5a3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0 3.25 3.25 0 0 1-6.5 0z" />
        <path d="M4 21.5h24a1.5 1.5 0 0 1 0 3h-1.5V28h-21v-3.5H4a1.5 1.5 0 0 1 0-3z" />
      </Mark>
      <Name>{copy.produto}</Name>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 36px;
  color: inherit;
  text-decoration: none;
  border-radius: ${token('raio6')};
  &:hover {
    color: inherit;
    text-decoration: none;
  }
`;

const Mark = styled.svg`
  fill: currentcolor;
  path:first-child {
    fill: ${token('atencao')};
  }
`;

const Name = styled.span`
  font-size: ${token('texto18')};
  font-weight: ${token('pesoForte')};
  letter-spacing: -0.02em;
  ${below(576)} {
    display: none;
  }
`;
