import type { AssinaturaDemo } from './assinaturas.ts';
import type { TableRow } from './insert-rows.ts';
import type { OrcamentoDemo } from './orcamentos.ts';
import type { SeguradoDemo } from './registro.ts';
import type { VendaDemo } from './vendas.ts';

/** What proposals, claims, tasks and notices are made of. */
export interface CarteiraDemo {
  readonly assinatura: AssinaturaDemo;
  readonly segurados: readonly SeguradoDemo[];
  readonly orcamentos: readonly OrcamentoDemo[];
  readonly apolices: readonly TableRow[];
  readonly vendas: readonly VendaDemo[];
}

/** A plate inside the description of a car, `Onix 1.0 2023 · ABC-1D23`, without its hyphen. */
export const placaDe = (bem: string): string | null => / · ([A-Z]{3})-?(\d[A-Z\d]\d{2})$/.exec(bem)?.slice(1).join('') ?? null;
