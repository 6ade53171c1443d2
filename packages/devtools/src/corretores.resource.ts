import { suporteCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import type { LoadOptions } from '@balcao/ui/forms';

/** Users found by name or e-mail, as choices: the value is the user's id. */
export const searchUsuarios: LoadOptions = async (busca, signal) => {
  const found = await call(suporteCalls.findCorretores, { busca }, { signal });
  return found.map(({ usuarioId, nome, nomeCorretora }) => ({ value: usuarioId, label: nome, description: nomeCorretora }));
};

/** Subscriptions found the same way, each once: the value is the subscription's id. */
export const searchAssinaturas: LoadOptions = async (busca, signal) => {
  const found = await call(suporteCalls.findCorretores, { busca }, { signal });
  const each = new Map(found.map(({ assinaturaId, nomeCorretora }) => [assinaturaId, nomeCorretora]));
  return [...each].map(([value, label]) => ({ value, label }));
};
