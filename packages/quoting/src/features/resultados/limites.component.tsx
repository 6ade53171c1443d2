import type { OfertaCotacao } from '@balcao/contracts';
import { Money, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './resultados.copy.ts';

export interface LimitesProps {
  coberturas: OfertaCotacao['coberturas'];
  carencias?: readonly { nome: string; dias: number }[];
}

/** Sums insured and waiting times in one run of text. */
export function Limites({ coberturas, carencias = [] }: LimitesProps) {
  if (coberturas.length === 0 && carencias.length === 0) return null;
  return (
    <Lista>
      {coberturas.map(({ codigo, nome, lmiCentavos }) => (
        <li key={codigo}>
          {nome}: <Money centavos={lmiCentavos} />
        </li>
      ))}
      {carencias.length > 0 && (
        <li>
          {copy.carencias}: {carencias.map(({ nome, dias }) => `${nome} ${copy.dias(dias)}`).join(' · ')}
        </li>
      )}
    </Lista>
  );
}

const Lista = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espacoMeio')} ${token('espaco3')};
  margin: 0;
  padding: 0;
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  list-style: none;
`;
