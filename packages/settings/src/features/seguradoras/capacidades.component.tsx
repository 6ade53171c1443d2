import type { CapacidadeSeguradora } from '@balcao/contracts';
import { Stack, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './seguradoras.copy.ts';

/** What an insurer does through the product, as its catalogue and its adapter say. */
export const Capacidades = ({ capacidades }: { capacidades: readonly CapacidadeSeguradora[] }) => (
  <Stack gap={4}>
    <Text isSoft>{copy.capacidadesTexto}</Text>
    <Termos>
      {capacidades.map(({ ato, isAtendida, linhas }) => (
        <div key={ato}>
          <dt>{copy.capacidade[ato]}</dt>
          <dd>
            <StatusTag tone={isAtendida ? 'sucesso' : 'neutro'}>
              {isAtendida ? linhas.map((linha) => copy.linhas[linha]).join(', ') || copy.atende : copy.naoAtende}
            </StatusTag>
          </dd>
        </div>
      ))}
    </Termos>
  </Stack>
);

const Termos = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco3')} ${token('espaco6')};
  margin: 0;
  dt {
    margin-bottom: ${token('espaco1')};
    color: ${token('textoSuave')};
    font-size: ${token('texto13')};
  }
  dd {
    margin: 0;
  }
`;
