import { token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './menu.copy.ts';
import { rotuloContagem } from './menu.model.ts';
import { useTarefas } from './menu.resource.ts';

export interface TaskCountProps {
  isRecolhido: boolean;
}

/** How many tasks wait, beside their item; nothing when none does, and nothing when it is not known. */
export function TaskCount({ isRecolhido }: TaskCountProps) {
  const quantas = useTarefas();
  if (!quantas) return null;
  return (
    <Badge $small={isRecolhido}>
      <span aria-hidden>{rotuloContagem(quantas)}</span>
      <VisuallyHidden> {copy.tarefas(quantas)}</VisuallyHidden>
    </Badge>
  );
}

const Badge = styled.span<{ $small: boolean }>`
  ${({ $small }) => $small && 'position: absolute; top: 0; right: 2px;'}
  min-width: 20px;
  padding: 0 ${token('espaco1')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  font-variant-numeric: tabular-nums;
  line-height: ${({ $small }) => ($small ? '16px' : '20px')};
  text-align: center;
  color: ${token('sobrePrimaria')};
  background: ${token('primaria')};
  border-radius: ${token('raioTotal')};
`;
