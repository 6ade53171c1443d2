import { sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';
import { Button, EmptyState, ErrorState } from '@balcao/ui';
import { IconeCadeado } from '@balcao/ui/screen-icons';
import { copy } from './falha-de-leitura.copy.ts';

export interface FalhaDeLeituraProps {
  falha: FalhaRequisicao | null;
  onRetry: () => void;
}

/** Whether the gateway refused because an access is missing: nothing broke, and its sentence says which and whom to ask. */
export const isSemAcesso = (falha: FalhaRequisicao | null): boolean => falha?.tipo === 'semPermissao' && falha.code === 'sem-permissao';

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
