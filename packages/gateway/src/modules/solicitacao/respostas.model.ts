import type { DadosSolicitacao } from '@balcao/contracts';
import { comValorEm, valorEm } from '@balcao/domain';

/** A risk with a client's answers in it, and which answers it already said otherwise. */
export interface RiscoPreenchido {
  readonly risco: Record<string, unknown>;
  readonly preenchidos: readonly string[];
  /** Paths where the broker's word stayed. */
  readonly divergentes: readonly string[];
}

const isVazio = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Boxes that are ticked once something was done: not ticked yet is nothing said. */
const A_CONFIRMAR: ReadonlySet<string> = new Set(['segurado.avisoPrivacidade']);

const leavesOf = (dados: DadosSolicitacao): (readonly [string, unknown])[] =>
  Object.entries(dados).flatMap(([bloco, campos]) =>
    campos !== null && typeof campos === 'object' && !Array.isArray(campos)
      ? Object.entries(campos).map(([campo, valor]) => [`${bloco}.${campo}`, valor] as const)
      : [[bloco, campos] as const],
  );

/** Fills only what is empty: what somebody already said of the risk is never written over. */
export function fillRisco(risco: Record<string, unknown>, dados: DadosSolicitacao): RiscoPreenchido {
  const preenchidos: string[] = [];
  const divergentes: string[] = [];
  let filled = risco;
  for (const [caminho, valor] of leavesOf(dados)) {
    if (isVazio(valor)) continue;
    const atual = valorEm(filled, caminho);
    if (isVazio(atual) || (atual === false && A_CONFIRMAR.has(caminho))) {
      filled = comValorEm(filled, caminho, valor) as Record<string, unknown>;
      preenchidos.push(caminho);
    } else if (atual !== valor) divergentes.push(caminho);
  }
  return { risco: filled, preenchidos, divergentes };
}

/** A fresh risk, where nobody said anything yet: the answers win over its defaults. */
export const beginRisco = (inicial: Record<string, unknown>, dados: DadosSolicitacao): Record<string, unknown> =>
  leavesOf(dados).reduce(
    (risco, [caminho, valor]) => (isVazio(valor) ? risco : (comValorEm(risco, caminho, valor) as Record<string, unknown>)),
    inicial,
  );
