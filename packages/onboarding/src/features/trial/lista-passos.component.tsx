import { IconeConfere, Link, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy, nomesDosPassos } from './trial.copy.ts';
import type { PassoTrial } from './trial.model.ts';

export interface ListaPassosProps {
  passos: readonly PassoTrial[];
  /** Stacked vertically, in a panel. */
  isColumn?: boolean;
  onChoose?: () => void;
}

/** Steps to try in the trial, those done marked. */
export function ListaPassos({ passos, isColumn = false, onChoose }: ListaPassosProps) {
  return (
    <List aria-label={copy.passos} $column={isColumn}>
      {passos.map(({ id, href, feito }) => (
        <li key={id}>
          <Step href={href} isQuiet onClick={onChoose}>
            <Mark $on={feito} aria-hidden>
              {feito && <IconeConfere size={12} />}
            </Mark>
            {nomesDosPassos[id]}
            <VisuallyHidden> ({feito ? copy.feito : copy.pendente})</VisuallyHidden>
          </Step>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol.attrs({ role: 'list' })<{ $column: boolean }>`
  display: flex;
  flex-direction: ${({ $column }) => ($column ? 'column' : 'row')};
  gap: ${({ $column }) => token($column ? 'espaco1' : 'espaco4')};
  padding: ${({ $column }) => ($column ? token('espaco2') : '0')};
  margin: 0;
  list-style: none;
`;

const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 28px;
  white-space: nowrap;
`;

const Mark = styled.span<{ $on: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  color: ${token('sobrePrimaria')};
  background: ${({ $on }) => ($on ? token('primaria') : 'transparent')};
  border: 1.5px solid ${({ $on }) => token($on ? 'primaria' : 'bordaForte')};
  border-radius: 50%;
`;
