import { sentenceOfFalha } from '@balcao/domain';
import { Button, EmptyState, ErrorState } from '@balcao/ui';
import { IconeCadeado } from '@balcao/ui/screen-icons';
import type { Falha } from './lista.props.ts';
import { copy } from './lists.copy.ts';

export interface FalhaDeLeituraProps {
  falha: Falha | null;
  onRetry: () => void;
}

/** Whether the gateway refused because an access is missing: nothing broke, and its sentence says which and whom to ask. */
export const isSemAcesso = (falha: Falha | null): boolean => falha?.tipo === 'semPermissao' && falha.code === 'sem-permissao';

/** In the place of what could not be read. These addresses open to every session (spec §2): the call may still refuse. */
export function FalhaDeLeitura({ falha, onRetry }: FalhaDeLeituraProps) {
  if (!isSemAcesso(falha)) return <ErrorState onRetry={onRetry}>{sentenceOfFalha(falha)}</ErrorState>;
  return (
    <EmptyState
      titulo={copy.semAcesso}
      icon={<IconeCadeado size={20} aria-hidden />}
      action={<Button onClick={onRetry}>{copy.verificar}</Button>}
    >
      {sentenceOfFalha(falha)}
    </EmptyState>
  );
}
