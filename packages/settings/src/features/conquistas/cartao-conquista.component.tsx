import type { Conquista } from '@balcao/contracts';
import { formatDia, nomesDasConquistas } from '@balcao/domain';
import { Card, Cluster, Stack, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy, regraDe } from './conquistas.copy.ts';

/** One badge: its rule, and when it was earned or how far it is. */
export function CartaoConquista({ conquista }: { conquista: Conquista }) {
  const { id, meta, atual, conquistadaEm } = conquista;
  const nome = nomesDasConquistas[id] ?? id;
  const isPronta = atual >= meta;
  const situacao = conquistadaEm
    ? ({ tone: 'sucesso', rotulo: copy.ganha, texto: copy.ganhaEm(formatDia(conquistadaEm)) } as const)
    : isPronta
      ? ({ tone: 'info', rotulo: copy.pronta, texto: copy.prontaTexto } as const)
      : ({ tone: 'neutro', rotulo: copy.trancada, texto: copy.falta(atual, meta) } as const);
  return (
    <Card titulo={nome}>
      <Stack gap={3}>
        <Text>{regraDe(conquista)}</Text>
        {conquistadaEm === null && <Barra aria-label={copy.progresso(nome)} value={atual} max={meta} />}
        <Cluster gap={2}>
          <StatusTag tone={situacao.tone}>{situacao.rotulo}</StatusTag>
          <Text as="span" size={13} isSoft>
            {situacao.texto}
          </Text>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Barra = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${token('primaria')};
`;
