import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Centavos, Data, Id, Nada } from '../formats.ts';

/** Basis points as they are typed: beyond what a rate may be is told at its field. */
const Taxa = z.int();

/** A bracket of the income tax of a month; the last has no end. */
export const FaixaIrrf = z.object({ ateCentavos: z.nullable(Centavos), bps: Taxa, deducaoCentavos: Centavos });
export type FaixaIrrf = z.infer<typeof FaixaIrrf>;

/** What is taken off the tax of who receives up to an amount, and less of it up to another. */
export const ReducaoIrrf = z.object({
  inteiraAteCentavos: Centavos,
  inteiraCentavos: Centavos,
  fimCentavos: Centavos,
  fixaCentavos: Centavos,
  /** Of what is received, taken off what is fixed: 0,133145 is 133145. */
  taxaMilionesimos: z.int(),
});
export type ReducaoIrrf = z.infer<typeof ReducaoIrrf>;

/** The tables by which a person is withheld of from a month on, and where they are published. */
export const DadosTabelaRetencao = z.object({
  /** First day of a month. */
  desde: Data,
  inssBps: Taxa,
  inssTetoCentavos: Centavos,
  irrfFaixas: z.array(FaixaIrrf).check(z.minLength(1), z.maxLength(12)),
  irrfSimplificadoCentavos: Centavos,
  irrfMinimoCentavos: Centavos,
  irrfReducao: z.nullable(ReducaoIrrf),
  fonte: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)),
});
export type DadosTabelaRetencao = z.infer<typeof DadosTabelaRetencao>;

/** A table as it is listed: in force until the day before the next begins. */
export const TabelaRetencao = z.object({
  ...DadosTabelaRetencao.shape,
  /** Null of one of the product's. */
  id: z.nullable(Id),
  ate: z.nullable(Data),
  isEmVigor: z.boolean(),
  /** Payments made or waiting that are by it: while there are any, it stays. */
  pagamentos: z.int(),
});
export type TabelaRetencao = z.infer<typeof TabelaRetencao>;

const B = '/c/api/v1/parametros/tabelas-retencao';

/** Calls of the monthly tables of withholdings (domain design §5.3): the product's, and those a subscription adds. */
export const tabelaRetencaoCalls = {
  listTabelas: defineCall({
    method: 'GET',
    path: B,
    resumo: 'As tabelas de retenção de pessoas físicas, as do produto e as da assinatura, a mais nova primeiro.',
    administrador: true,
    input: Nada,
    output: z.array(TabelaRetencao),
  }),
  createTabela: defineCall({
    method: 'POST',
    path: B,
    resumo: 'Acrescenta uma tabela que vale de um mês em diante; nenhuma que já foi usada muda.',
    administrador: true,
    idempotente: true,
    input: DadosTabelaRetencao,
    output: z.array(TabelaRetencao),
  }),
  removeTabela: defineCall({
    method: 'DELETE',
    path: `${B}/:tabelaRetencaoId`,
    resumo: 'Tira uma tabela que a assinatura acrescentou e nenhum pagamento usou.',
    administrador: true,
    input: z.object({ tabelaRetencaoId: Id }),
    output: z.array(TabelaRetencao),
  }),
};
