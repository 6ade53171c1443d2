import type { LinhaCotada } from '@balcao/contracts';
import { FLAGS_ABERTAS } from '@balcao/domain';
import { mayQuote } from '../escopo/index.ts';
import type { UsuarioDoRodizio } from './pagina-publica.repository.ts';

/** Whether a user may be notified of requests: they are in, see the requests, and may quote the line that is asked for. */
export function podeReceber({ isAtivo, flags }: Pick<UsuarioDoRodizio, 'isAtivo' | 'flags'>, linha: LinhaCotada | null): boolean {
  const all = { ...FLAGS_ABERTAS, ...flags };
  return isAtivo && all.acessoOrcamentacao !== false && (linha === null || mayQuote(all, linha));
}
