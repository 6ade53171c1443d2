import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Bps, Centavos, Data, Id } from '../formats.ts';
import { ContratoVisto } from './contrato-visto.contract.ts';
import { CoberturasContratadas, TipoDocumentoApolice } from './venda.contract.ts';

const B = '/c/api/v1';
const texto = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** A policy as its insurer issued it; `coberturas` null: as proposed. */
export const PedidoEmissao = z.object({
  propostaId: Id,
  /** The version of the proposal that was read. */
  versao: z.int(),
  numero: texto(60),
  emissao: Data,
  tipoDocumento: TipoDocumentoApolice,
  vigIni: Data,
  vigFim: Data,
  premioLiquidoCentavos: Centavos.check(z.gte(1)),
  iofCentavos: Centavos.check(z.gte(0)),
  comissaoBps: Bps.check(z.gte(0), z.lte(10_000)),
  coberturas: z.nullable(CoberturasContratadas),
  bonus: z.nullable(z.int().check(z.gte(0), z.lte(10))),
  ci: z.nullable(texto(40)),
});
export type PedidoEmissao = z.infer<typeof PedidoEmissao>;

/** What is decided of a clause that was issued otherwise: to contest it takes a note. */
export const DecisaoDivergencia = z.object({
  divergenciaId: Id,
  versao: z.int(),
  decisao: z.enum(['ACEITA', 'CONTESTADA', 'CORRIGIDA']),
  nota: z.nullable(z.string().check(z.trim(), z.maxLength(500))),
});
export type DecisaoDivergencia = z.infer<typeof DecisaoDivergencia>;

/** Issuing a proposal, and settling what was issued otherwise. Each answers with the sale as it stands then. */
export const emissaoCalls = {
  emit: defineCall({
    method: 'POST',
    path: `${B}/propostas/:propostaId/emitir`,
    resumo: 'A proposta vira apólice com o que foi emitido: parcelas e comissões se ajustam e o que saiu diferente fica em aberto.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: PedidoEmissao,
    output: ContratoVisto,
  }),
  decideDivergencia: defineCall({
    method: 'POST',
    path: `${B}/divergencias/:divergenciaId/decisao`,
    resumo: 'Aceita ou contesta uma cláusula emitida diferente da proposta, ou diz que a seguradora a corrigiu.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: DecisaoDivergencia,
    output: ContratoVisto,
  }),
};
