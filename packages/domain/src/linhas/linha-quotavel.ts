import type { Comercial, ErroCampo, Formulario, RascunhoOrcamento, RiscoDe } from '@balcao/contracts';
import type { SeguradoraNegociada } from '../blocos/pedido-blocos.ts';
import type { Valores } from './definicao-linha.ts';

/** What a draft is judged against. */
export interface ContextoLinha {
  /** Day of the judgement, `YYYY-MM-DD`; the caller owns the clock. */
  readonly hoje: string;
  /** Active insurers of the subscription for the line, with the commission agreed. */
  readonly seguradoras: readonly SeguradoraNegociada[];
}

/** A risk that may be sent to insurers, or everything that still stands in its way: one error per field, in the order of the form. */
export type ValidacaoLinha<F extends Formulario = Formulario> =
  | { readonly ok: true; readonly risco: RiscoDe<F>; readonly comercial: Comercial }
  | { readonly ok: false; readonly errors: ErroCampo[] };

/** All that gateway and screens need of a line; what makes lines differ stays behind it. */
export interface LinhaQuotavel<F extends Formulario = Formulario> {
  readonly formulario: F;
  readonly nome: string;
  /** Offers of the line are read by their deductible too; where they are not, no screen names one. */
  readonly temFranquia: boolean;
  readonly schemaVersao: number;
  /** What a new orçamento starts with. */
  inicial(contexto: { hoje: string; corretoraId: string }): RascunhoOrcamento;
  /** A stored draft of an older version as the present one. */
  migrate(rascunho: RascunhoOrcamento, deVersao: number): RascunhoOrcamento;
  /** A draft as it came over the wire, reduced to what the line knows; null when its shape is wrong. */
  read(rascunho: RascunhoOrcamento): RascunhoOrcamento | null;
  /** Judges a draft, the same in the browser and in the gateway. Never throws on what `ler` accepts. */
  validate(rascunho: RascunhoOrcamento, contexto: ContextoLinha): ValidacaoLinha<F>;
  /** What an answer puts in other fields of the draft as it is given; nothing for most. */
  consequencias(campo: string, valor: unknown): Valores;
  /** The thing insured in one line, of a finished risk or of a draft. */
  describeBem(rascunho: RascunhoOrcamento): string | null;
  /** pt-BR name of a field by its path, of the list it stands in when it is an item's; null for a path not of the form. */
  rotuloDe(campo: string): string | null;
  /** What the user reads for a stored value of a field. */
  show(campo: string, valor: unknown): string;
}
