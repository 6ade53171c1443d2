import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { StatusCompartilhamento } from '../compartilhamento/compartilhamento.contract.ts';
import { Centavos, Data, Id, Instante } from '../formats.ts';
import { CoberturasContratadas, ItemContratado, StatusApolice, StatusEndosso, TipoEndosso } from './venda.contract.ts';

const B = '/c/api/v1';
const texto = (maximo: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximo));

/** What an alteration, an inclusion or an exclusion is of. */
export const SubtipoEndosso = z.enum(['VEICULO', 'ENDERECO', 'BENEFICIARIO', 'ITEM', 'COBERTURA', 'CONDUTOR', 'DADOS', 'OUTRO']);
export type SubtipoEndosso = z.infer<typeof SubtipoEndosso>;

/** How it reaches the insurer: written down here after it was asked elsewhere, or asked of it by Open Insurance. */
export const CanalEndosso = z.enum(['MANUAL', 'OPEN_INSURANCE']);
export type CanalEndosso = z.infer<typeof CanalEndosso>;

/** What of a policy an endorsement changes; absent is what stays. */
export const MudancaDaApolice = z.object({
  bem: z.optional(texto(200)),
  itens: z.optional(z.array(ItemContratado).check(z.maxLength(500))),
  coberturas: z.optional(CoberturasContratadas),
  /** Kept with the endorsement: a policy has no column for them. */
  endereco: z.optional(texto(300)),
  beneficiarios: z.optional(texto(500)),
  condutor: z.optional(texto(200)),
  /** What a whole period costs from now on, net of tax. */
  premioAnualCentavos: z.optional(z.int().check(z.gte(0), z.lte(100_000_000_000))),
});
export type MudancaDaApolice = z.infer<typeof MudancaDaApolice>;

/** An endorsement of a policy. */
export const Endosso = z.object({
  id: Id,
  apoliceId: Id,
  /** 1 is the first of its policy. */
  numero: z.int(),
  numeroSeguradora: z.nullable(z.string()),
  tipo: TipoEndosso,
  subtipo: z.nullable(z.string()),
  canal: CanalEndosso,
  /** How the insurer knows what was asked of it. */
  protocolo: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  dados: z.object({ antes: z.optional(MudancaDaApolice), depois: z.optional(MudancaDaApolice) }),
  vigIni: Data,
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoCentavos: Centavos,
  recusa: z.nullable(z.string()),
  emitidoEm: z.nullable(Data),
  /** When a cancellation was undone. */
  desfeitoEm: z.nullable(Instante),
  status: StatusEndosso,
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
  versao: z.int(),
});
export type Endosso = z.infer<typeof Endosso>;

/** An endorsement asked of its insurer by Open Insurance: what waits, the client's word or the insurer's. */
export const PedidoNaSeguradora = z.object({
  endossoId: Id,
  /** The consent of who is insured; its link while it opens something. Null where none was asked for. */
  consentimento: z.nullable(
    z.object({ status: StatusCompartilhamento, url: z.nullable(z.string()), linkAte: Instante, enviadoPara: z.nullable(z.string()) }),
  ),
  protocoladoEm: z.nullable(Instante),
  /** Where the insurer lets the request be seen. */
  endereco: z.nullable(z.string()),
  /** How often its answer was asked for, when last, and when again. */
  consultas: z.int(),
  consultadoEm: z.nullable(Instante),
  proximaEm: z.nullable(Instante),
  /** Since when it is no longer followed: its answer is registered by hand. */
  desistidoEm: z.nullable(Instante),
});
export type PedidoNaSeguradora = z.infer<typeof PedidoNaSeguradora>;

/** What may be done with the endorsements of a policy, and those there are, the newest first. */
export const EndossosDaApolice = z.object({
  apolice: z.object({
    id: Id,
    numero: z.string(),
    status: StatusApolice,
    vigIni: Data,
    vigFim: Data,
    bem: z.string(),
    premioLiquidoCentavos: Centavos,
    iofCentavos: Centavos,
    /** What a whole period costs, endorsements inside. */
    premioAnualCentavos: Centavos,
    cobertoAte: z.nullable(Data),
    suspensaEm: z.nullable(Data),
    canceladaEm: z.nullable(Data),
    versao: z.int(),
  }),
  /** Whether the insurer is asked by Open Insurance through here. */
  isPedidoPorAqui: z.boolean(),
  endossos: z.array(Endosso),
  /** Of those that were asked of the insurer. */
  pedidos: z.array(PedidoNaSeguradora),
});
export type EndossosDaApolice = z.infer<typeof EndossosDaApolice>;

/** A preview of an endorsement: what it costs by the day, and what becomes of the instalments and of the commission. */
export const SimulacaoEndosso = z.object({
  diasRestantes: z.int(),
  diasVigencia: z.int(),
  premioAntesCentavos: Centavos,
  premioDepoisCentavos: Centavos,
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoCentavos: Centavos,
  /** New instalments of more premium. */
  parcelas: z.array(z.object({ vencimento: Data, valorCentavos: Centavos })),
  /** Open instalments that less premium lowers, and to what. */
  ajustes: z.array(z.object({ vencimento: Data, deCentavos: Centavos, paraCentavos: Centavos })),
  /** What the open instalments cannot take. */
  devolverCentavos: Centavos,
});
export type SimulacaoEndosso = z.infer<typeof SimulacaoEndosso>;

/** An endorsement to be seen before it is asked. */
export const PedidoSimulacaoEndosso = z.object({
  apoliceId: Id,
  vigIni: Data,
  premioAnualCentavos: z.int().check(z.gte(0), z.lte(100_000_000_000)),
});
export type PedidoSimulacaoEndosso = z.infer<typeof PedidoSimulacaoEndosso>;

/** An endorsement that is asked. */
export const PedidoEndosso = z.object({
  apoliceId: Id,
  /** Of the policy, as it was read. */
  versao: z.int(),
  tipo: z.enum(['ALTERACAO', 'INCLUSAO', 'EXCLUSAO']),
  subtipo: SubtipoEndosso,
  motivo: texto(1000),
  vigIni: Data,
  canal: CanalEndosso,
  depois: MudancaDaApolice,
});
export type PedidoEndosso = z.infer<typeof PedidoEndosso>;

/** An endorsement the insurer issued, as it issued it. What is absent is as it was asked. */
export const EmissaoEndosso = z.object({
  endossoId: Id,
  versao: z.int(),
  numeroSeguradora: z.optional(texto(60)),
  emitidoEm: Data,
  premioLiquidoCentavos: z.optional(Centavos.check(z.gte(-100_000_000_000), z.lte(100_000_000_000))),
  iofCentavos: z.optional(Centavos.check(z.gte(-100_000_000_000), z.lte(100_000_000_000))),
});
export type EmissaoEndosso = z.infer<typeof EmissaoEndosso>;

/** How the premium earned is measured. */
export const MetodoCancelamento = z.enum(['PRAZO_CURTO', 'PRO_RATA']);
export type MetodoCancelamento = z.infer<typeof MetodoCancelamento>;

/** What cancelling costs: paid and still owed is what is kept and given back. */
export const SimulacaoCancelamento = z.object({
  diasDecorridos: z.int(),
  diasVigencia: z.int(),
  pagoCentavos: Centavos,
  retidoCentavos: Centavos,
  retidoLiquidoCentavos: Centavos,
  devolverCentavos: Centavos,
  aPagarCentavos: Centavos,
  estornoComissaoCentavos: Centavos,
  /** Open instalments and commissions that end. */
  parcelasCentavos: Centavos,
  comissoesCentavos: Centavos,
});
export type SimulacaoCancelamento = z.infer<typeof SimulacaoCancelamento>;

/** A cancellation that is done. */
export const PedidoCancelamentoApolice = z.object({
  apoliceId: Id,
  versao: z.int(),
  data: Data,
  metodo: MetodoCancelamento,
  motivo: texto(1000),
});
export type PedidoCancelamentoApolice = z.infer<typeof PedidoCancelamentoApolice>;

/** Endorsements, cancellation and reactivation of policies (domain design §4.4, §5.6). */
export const endossoCalls = {
  listEndossos: defineCall({
    method: 'GET',
    path: `${B}/apolices/:apoliceId/endossos`,
    resumo: 'Os endossos de uma apólice, do mais novo ao mais antigo.',
    needs: 'acessoGestao',
    input: z.object({ apoliceId: Id }),
    output: EndossosDaApolice,
  }),
  simulateEndosso: defineCall({
    method: 'POST',
    path: `${B}/apolices/:apoliceId/simular-endosso`,
    resumo: 'Quanto custa um endosso até o fim da vigência, e o que muda nas parcelas e na comissão.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    livreNaLeitura: true,
    input: PedidoSimulacaoEndosso,
    output: SimulacaoEndosso,
  }),
  requestEndosso: defineCall({
    method: 'POST',
    path: `${B}/apolices/:apoliceId/endossos`,
    resumo: 'Solicita um endosso: registrado aqui, ou pedido à seguradora.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: PedidoEndosso,
    output: Endosso,
  }),
  askConsentimento: defineCall({
    method: 'POST',
    path: `${B}/endossos/:endossoId/consentimento`,
    resumo: 'Pede de novo ao cliente que autorize o endosso na seguradora; o link anterior deixa de valer.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: z.object({ endossoId: Id, versao: z.int() }),
    output: PedidoNaSeguradora,
  }),
  analyseEndosso: defineCall({
    method: 'POST',
    path: `${B}/endossos/:endossoId/analise`,
    resumo: 'Diz que a seguradora analisa o endosso.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: z.object({ endossoId: Id, versao: z.int(), protocolo: z.optional(texto(60)) }),
    output: Endosso,
  }),
  issueEndosso: defineCall({
    method: 'POST',
    path: `${B}/endossos/:endossoId/emissao`,
    resumo: 'Emite o endosso: a apólice, as parcelas e as comissões mudam juntas.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: EmissaoEndosso,
    output: Endosso,
  }),
  refuseEndosso: defineCall({
    method: 'POST',
    path: `${B}/endossos/:endossoId/recusa`,
    resumo: 'Diz que a seguradora recusou o endosso, e por quê.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: z.object({ endossoId: Id, versao: z.int(), recusa: texto(500) }),
    output: Endosso,
  }),
  simulateCancelamento: defineCall({
    method: 'POST',
    path: `${B}/apolices/:apoliceId/simular-cancelamento`,
    resumo: 'Quanto a seguradora retém e devolve se a apólice terminar num dia, e quanto da comissão volta.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    livreNaLeitura: true,
    input: z.object({ apoliceId: Id, data: Data, metodo: MetodoCancelamento }),
    output: SimulacaoCancelamento,
  }),
  cancelApolice: defineCall({
    method: 'POST',
    path: `${B}/apolices/:apoliceId/cancelamento`,
    resumo: 'Cancela a apólice: o que estava aberto termina, e o que se devolve ou estorna entra na conta.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: PedidoCancelamentoApolice,
    output: Endosso,
  }),
  reactivateApolice: defineCall({
    method: 'POST',
    path: `${B}/apolices/:apoliceId/reativacao`,
    resumo: 'Desfaz o cancelamento: a apólice e a conta dela voltam a ser o que eram.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioTransmitir',
    idempotente: true,
    input: z.object({ apoliceId: Id, versao: z.int() }),
    output: Endosso,
  }),
};
