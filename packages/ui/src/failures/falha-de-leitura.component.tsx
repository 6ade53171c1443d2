import { sentenceOfFalha } from '@balcao/domain';
import { Button, EmptyState, ErrorState } from '@balcao/ui';
import { IconeCadeado } from '@balcao/ui/screen-icons';
import { copy } from './failures.copy.ts';
import type { Falha } from './show-failure.ts';

export interface FalhaDeLeituraProps {
  falha: Falha | null;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Whether the call was refused because the user lacks an access: its sentence names the access and whom to ask for it. */
export const isSemAcesso = (falha: Falha | null): boolean => falha?.tipo === 'semPermissao' && falha.code === 'sem-permissao';

/**
 * Shown in the place of what could not be read, with a retry. The address may be open to the session (spec §2) and the call still refused.
 * A record that does not exist is no failure: trying again would not find it.
 */
export function FalhaDeLeitura({ falha, onRetry, isRetrying = false }: FalhaDeLeituraProps) {
  if (falha?.tipo === 'naoEncontrado') {
    return (
      <div role="alert">
        <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
      </div>
    );
  }
  if (!isSemAcesso(falha)) {
    return (
      <ErrorState onRetry={onRetry} isRetrying={isRetrying}>
        {sentenceOfFalha(falha)}
      </ErrorState>
    );
  }
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
