import { marcaDaSeguradora } from '@balcao/domain';
import { memo } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

export interface MarcaSeguradoraProps {
  /** The insurer's slug. */
  seguradora: string;
  /** Side, px. */
  size?: number;
}

/** The mark of an insurer, beside its name: to who listens the name is enough. @example <MarcaSeguradora seguradora="capivara_seguros" /> */
export const MarcaSeguradora = memo(function MarcaSeguradora({ seguradora, size = 28 }: MarcaSeguradoraProps) {
  const { sigla, cor, corDaFigura, contorno } = marcaDaSeguradora(seguradora);
  return (
    <Desenho viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" fill={cor} />
      <path d={contorno} fill={corDaFigura} />
      <text x="16" y="21" textAnchor="middle" fontSize="14" fontWeight="700" fill="#fff">
        {sigla}
      </text>
    </Desenho>
  );
});

const Desenho = styled.svg`
  flex: none;
  border-radius: ${token('raio6')};
  user-select: none;
`;
