import { cenarioFor, type Cenario } from '../cenarios/cenario.rule.ts';
import type { Aviso } from '../rating/comercial.rule.ts';
import type { Desfecho } from '../propostas/proposta.store.ts';
import type { ContextoDecisao, Veredito } from './protocolo.ts';

/** Outcome of a quote, determined on arrival; latency only delays its publication. */
export type Decisao =
  | { readonly status: 'ACPT'; readonly quoteInfo: object; readonly ofertas: readonly string[]; readonly desfecho: Desfecho }
  | { readonly status: 'RJCT'; readonly motivo: string }
  | { readonly status: 'NUNCA' }
  | { readonly status: 'MALFORMADA' };

/** `CODIGO: [campo] texto`, the form this sandbox gives to a `rejectionReason`. */
const toReason = ({ codigo, texto, campo }: Aviso): string => `${codigo}: ${campo ? `[${campo}] ` : ''}${texto}`;

const forced: Partial<Record<Cenario, Decisao>> = {
  TIMEOUT: { status: 'NUNCA' },
  MALFORMED: { status: 'MALFORMADA' },
  RECUSA: {
    status: 'RJCT',
    motivo: toReason({ codigo: 'ACEITACAO_RISCO', texto: 'Risco fora da política de aceitação desta seguradora.' }),
  },
};

/** Outcome of the proposal in forced scenarios. */
const desfechos: Partial<Record<Cenario, Desfecho>> = { EXIGENCIA: 'EXIGE', RECUSADEPOIS: 'RECUSA' };

interface Questao {
  readonly contexto: Omit<ContextoDecisao, 'exigencias'>;
  readonly observacoes: string;
  readonly decide: (contexto: ContextoDecisao) => Veredito;
}

/** The decision of the insurer, unless the remarks force another. */
export function decideQuote({ contexto, observacoes, decide }: Questao): Decisao {
  const cenario = cenarioFor(observacoes, contexto.slug);
  const forcada = cenario && forced[cenario];
  if (forcada) return forcada;
  const exigencias = cenario === 'EXIGENCIA' ? [{ codigo: 'EXIGENCIA', texto: 'Envie os documentos do risco antes da emissão.' }] : [];
  const veredito = decide({ ...contexto, exigencias });
  if (veredito.status === 'RJCT') return { status: 'RJCT', motivo: toReason(veredito.motivo) };
  return { ...veredito, desfecho: (cenario && desfechos[cenario]) ?? 'EMITE' };
}

/** Number of the `n`th offer of a question, `JEQ-0123456789-1`. */
export const offerId = ({ slug, seed }: Pick<ContextoDecisao, 'slug' | 'seed'>, n: number): string =>
  `${slug.slice(0, 3).toUpperCase()}-${String(seed).padStart(10, '0')}-${n}`;
