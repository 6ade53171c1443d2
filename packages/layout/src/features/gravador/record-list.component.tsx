import { formatHora } from '@balcao/domain';
import { Card, Tag, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './gravador.copy.ts';
import type { Registro } from './gravador.model.ts';

export interface RecordListProps {
  registros: readonly Registro[];
}

const MOSTRADOS = 20;

/** The newest things recorded, newest first. */
export function RecordList({ registros }: RecordListProps) {
  const first = Math.max(0, registros.length - MOSTRADOS);
  return (
    <Card titulo={copy.ultimos}>
      <List>
        {registros
          .slice(first)
          .map((registro, at) => (
            <li key={`${registro.em}:${first + at}`}>
              <span>{formatHora(registro.em)}</span>
              <Tag tone={registro.tipo === 'erro' ? 'perigo' : 'neutro'}>{copy.tipos[registro.tipo]}</Tag>
              <span>{registro.nome}</span>
            </li>
          ))
          .toReversed()}
      </List>
    </Card>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token('espaco1')};
  font-size: ${token('texto13')};
  li {
    display: flex;
    align-items: center;
    gap: ${token('espaco3')};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
