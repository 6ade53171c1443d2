import type { Atualizacao } from '@balcao/contracts';
import { formatData, formatHora } from '@balcao/domain';
import { Card, EmptyState, Heading, Stack, Text, token } from '@balcao/ui';
import { type Leitura, LeituraRegistro } from '@balcao/ui/records';
import styled from 'styled-components';
import { copy } from './atualizacao.copy.ts';
import { byDay, describeAtualizacao } from './atualizacao.model.ts';

/** What changed, day by day. */
export function Mudancas({ leitura }: { leitura: Leitura<Atualizacao[]> }) {
  return (
    <Card titulo={copy.mudancas}>
      <LeituraRegistro leitura={leitura}>
        {(atualizacoes) =>
          atualizacoes.length === 0 ? (
            <EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>
          ) : (
            <Stack gap={6}>
              {byDay(atualizacoes).map(([dia, deles]) => (
                <Stack key={dia} gap={2}>
                  <Heading level={3}>{formatData(dia)}</Heading>
                  <Lista>
                    {deles.map((uma) => (
                      <Mudanca key={uma.id} uma={uma} />
                    ))}
                  </Lista>
                </Stack>
              ))}
            </Stack>
          )
        }
      </LeituraRegistro>
    </Card>
  );
}

function Mudanca({ uma }: { uma: Atualizacao }) {
  const { titulo, nota } = describeAtualizacao(uma);
  return (
    <li>
      <Text as="span" size={13} isSoft>
        <time dateTime={uma.em}>{formatHora(uma.em)}</time>
      </Text>
      <Stack gap={1}>
        <strong>{titulo}</strong>
        <Text>{nota}</Text>
      </Stack>
    </li>
  );
}

const Lista = styled.ul`
  display: grid;
  gap: ${token('espaco3')};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 48px 1fr;
    gap: ${token('espaco2')};
  }
  strong {
    font-weight: ${token('pesoMedio')};
  }
`;
