import { Card, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './parametros.copy.ts';
import type { Mudanca } from './parametros.model.ts';

/** What saving would change, from what to what. */
export const Mudancas = ({ mudancas }: { mudancas: readonly Mudanca[] }) => (
  <Card titulo={copy.mudancas}>
    {mudancas.length === 0 ? (
      <Text isSoft>{copy.nada}</Text>
    ) : (
      <Lista aria-label={copy.mudancas}>
        {mudancas.map(({ campo, de, para }) => (
          <li key={campo}>
            {copy.rotulo(campo)}: {copy.de} {de} {copy.para} <strong>{para}</strong>
          </li>
        ))}
      </Lista>
    )}
  </Card>
);

const Lista = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
