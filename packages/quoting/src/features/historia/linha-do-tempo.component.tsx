import type { HistoriaOrcamento } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './historia.copy.ts';

/** What happened, oldest first: from its opening to its last fact. */
export function LinhaDoTempo({ historia }: { historia: HistoriaOrcamento }) {
  const { criadoEm, usuario, eventos } = historia;
  const fatos = [{ id: 'aberto', em: criadoEm, usuario, texto: copy.aberto }, ...eventos];
  return (
    <Lista>
      {fatos.map((fato) => (
        <li key={fato.id}>
          <Text>{fato.texto}</Text>
          <Text size={12} isSoft>
            <time dateTime={fato.em}>{formatDataHora(fato.em)}</time>
            {fato.usuario && ` · ${fato.usuario}`}
          </Text>
        </li>
      ))}
    </Lista>
  );
}

const Lista = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  margin: 0;
  padding: 0 0 0 ${token('espaco4')};
  list-style: none;
  border-left: 2px solid ${token('borda')};
  > li {
    break-inside: avoid;
  }
`;
