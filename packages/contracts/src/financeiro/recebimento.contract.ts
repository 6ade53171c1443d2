import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, ordemEntre, paginaDe } from '../envelope.ts';
import { Centavos, Data, Id, Nada, Slug } from '../formats.ts';
import { ComissaoDoExtrato } from './extrato-comissao.contract.ts';

/** Commissions one receipt by hand pays, at most. */
export const MAX_PARTES_DO_RECEBIMENTO = 200;

/** How much of a receipt is of a commission. */
export const ParteDoRecebimento = z.object({
  comissaoId: Id,
  valorCentavos: Centavos.check(z.gte(-1_000_000_000_000), z.lte(1_000_000_000_000)),
  /** More of it is to come: less than expected is a part and not a difference. */
  isParte: z._default(z.boolean(), false),
});
export type ParteDoRecebimento = z.infer<typeof ParteDoRecebimento>;

/** What may be written of a receipt that has no statement. Integer centavos; `valorCentavos` is what came into the account. */
export const DadosRecebimento = z.object({
  descricao: z.string().check(z.trim(), z.minLength(1, 'Diga o que foi recebido.'), z.maxLength(200)),
  seguradora: Slug,
  corretoraId: Id,
  contaId: Id,
  dia: Data,
  valorCentavos: Centavos.check(z.gte(1, 'Informe um valor.'), z.lte(1_000_000_000_000)),
  irrfCentavos: z._default(Centavos.check(z.gte(0)), 0),
  issCentavos: z._default(Centavos.check(z.gte(0)), 0),
  inssCentavos: z._default(Centavos.check(z.gte(0)), 0),
  outrosCentavos: z._default(Centavos.check(z.gte(0)), 0),
  /** The commissions it pays; what of it is of none is not identified. */
  comissoes: z._default(z.array(ParteDoRecebimento).check(z.maxLength(MAX_PARTES_DO_RECEBIMENTO)), []),
});
export type DadosRecebimento = z.infer<typeof DadosRecebimento>;

/**
 * Money that came of an insurer; with `extratoId`, of a statement, and changed by reopening it alone. A statement that takes back more than it pays
 * leaves a negative one.
 */
export const Recebimento = z.object({
  ...DadosRecebimento.shape,
  valorCentavos: Centavos,
  id: Id,
  versao: z.int(),
  extratoId: z.nullable(Id),
  seguradoraNome: z.string(),
  contaNome: z.string(),
  comissoes: z.array(z.object({ comissao: ComissaoDoExtrato, valorCentavos: Centavos, isParte: z.boolean() })),
  /** What of `valorCentavos` movements of the bank are, with its sign: while it is not zero, the receipt stays as it is. */
  conciliadoCentavos: Centavos,
});
export type Recebimento = z.infer<typeof Recebimento>;

/** Question to the list of receipts. */
export const ConsultaRecebimentos = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('dia', 'seguradora', 'valorCentavos'), '-dia'),
  seguradora: z.optional(Slug),
  origem: z.optional(z.enum(['MANUAL', 'EXTRATO'])),
});
export type ConsultaRecebimentos = z.infer<typeof ConsultaRecebimentos>;

const B = '/c/api/v1/recebimentos';
const needs = 'acessoRecebimento';
const um = { recebimentoId: Id };

/** Calls of receipts (domain design §4.5). */
export const recebimentoCalls = {
  listRecebimentos: defineCall({
    method: 'GET',
    path: B,
    resumo: 'O que as seguradoras pagaram: de extratos baixados e o lançado à mão.',
    needs,
    input: ConsultaRecebimentos,
    output: paginaDe(Recebimento),
  }),
  listEsperadas: defineCall({
    method: 'GET',
    path: `${B}/comissoes`,
    resumo:
      'Comissões que uma seguradora ainda deve a uma corretora, as esperadas há mais tempo primeiro; `q` procura por apólice ou segurado.',
    needs,
    input: z.object({ seguradora: Slug, corretoraId: Id, q: consultaLista.q }),
    output: z.array(ComissaoDoExtrato),
  }),
  createRecebimento: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Lança um recebimento que não tem extrato.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DadosRecebimento,
    output: Recebimento,
  }),
  updateRecebimento: defineCall({
    method: 'PUT',
    path: `${B}/:recebimentoId`,
    resumo: 'Muda um recebimento lançado à mão; `versao` é a que se leu, e outra gravada desde então é um 409.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...DadosRecebimento.shape, ...um, versao: z.int() }),
    output: Recebimento,
  }),
  deleteRecebimento: defineCall({
    method: 'DELETE',
    path: `${B}/:recebimentoId`,
    resumo: 'Exclui um recebimento lançado à mão.',
    needs,
    blockedBy: 'bloqueioOrcamentoManual',
    input: z.object({ ...um, versao: z.coerce.number().check(z.int()) }),
    output: Nada,
  }),
};
