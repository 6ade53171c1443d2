import { Cluster, token } from '@balcao/ui';
import styled from 'styled-components';

/** A list with dividers: the dock is too narrow for tables. */
export const Rows = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
  > li {
    padding: ${token('espaco2')} 0;
    border-bottom: 1px solid ${token('borda')};
  }
  > li:last-child {
    border-bottom: 0;
  }
`;

/** A row: its content, with its actions at the end. */
export const Line = styled(Cluster)`
  > :first-child {
    flex: 1 1 220px;
  }
`;

/** Names and values side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: ${token('espacoMeio')} ${token('espaco3')};
  font-size: ${token('texto13')};
  dt {
    color: ${token('textoSuave')};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** Text of builds, digests and payloads. */
export const Mono = styled.code`
  font-family: ui-monospace, monospace;
  font-size: ${token('texto12')};
  overflow-wrap: anywhere;
`;

/** A payload, without formatting. */
export const Block = styled.pre`
  max-height: 240px;
  padding: ${token('espaco2')};
  overflow: auto;
  font-family: ui-monospace, monospace;
  font-size: ${token('texto12')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: ${token('superficieSuave')};
  border-radius: ${token('raio6')};
`;
