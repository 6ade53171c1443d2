import * as z from 'zod/mini';
import { Bps, Centavos, Id, Instante, Slug } from '../formats.ts';
import { Franquia } from './risco-auto.contract.ts';
import { Periodicidade } from './periodicidade.contract.ts';

/** Why there is no price, each with its own remedy on screen (domain design §3.3). */
export const FamiliaErro = z.enum(['CREDENCIAL', 'PERMISSAO', 'DADO', 'ACEITACAO', 'COMERCIAL', 'INSTABILIDADE']);
export type FamiliaErro = z.infer<typeof FamiliaErro>;

/** Where one insurer stands in one run; everything after CALCULANDO is final (domain design §3.3). */
export const StatusResultado = z.enum(['PENDENTE', 'CALCULANDO', 'OK', 'RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL', 'CANCELADO']);
export type StatusResultado = z.infer<typeof StatusResultado>;

/** A sentence of the insurer; `campo` is a path into the risk when it is about one. */
export const MensagemSeguradora = z.object({ codigo: z.string(), texto: z.string(), campo: z.optional(z.string()) });

export type MensagemSeguradora = z.infer<typeof MensagemSeguradora>;

/** One way to pay an offer, in `n` instalments. */
export const Parcelamento = z.object({
  forma: z.enum(['BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE']),
  n: z.int(),
  primeiraCentavos: Centavos,
  demaisCentavos: Centavos,
  /** Monthly interest, bps; 0 is *sem juros*. */
  jurosBps: Bps,
  totalCentavos: Centavos,
});
export type Parcelamento = z.infer<typeof Parcelamento>;

/** One priced package of one insurer. All money in centavos. */
export const OfertaCotacao = z.object({
  id: Id,
  pacote: z.string(),
  principal: z.boolean(),
  premioLiquidoCentavos: Centavos,
  iofCentavos: Centavos,
  premioTotalCentavos: Centavos,
  comissaoBps: Bps,
  comissaoCentavos: Centavos,
  /** How often the premium above is paid: once for the whole policy, or every month. */
  periodicidade: Periodicidade,
  /** The net premium explained to the centavo: its parts sum to `premioLiquidoCentavos`. Empty when the insurer does not say. */
  composicao: z.array(z.object({ rotulo: z.string(), valorCentavos: Centavos })),
  /** `tipo` only where the line has kinds of deductible. */
  franquias: z.array(z.object({ item: z.string(), tipo: z.nullable(Franquia), valorCentavos: Centavos })),
  coberturas: z.array(
    z.object({
      codigo: z.string(),
      nome: z.string(),
      lmiCentavos: z.nullable(Centavos),
      premioCentavos: z.nullable(Centavos),
      franquiaCentavos: z.nullable(Centavos),
      /** Days of waiting before the cover holds. */
      carenciaDias: z.optional(z.int()),
      /** Which of its levels, in words (`Completo`, `15 dias`), where a cover has levels and the one given is known. */
      nivel: z.optional(z.string()),
    }),
  ),
  /** `nivel`: as in a cover, where `limite`, the text of the insurer, does not contain it. */
  assistencias: z.array(z.object({ codigo: z.string(), nome: z.string(), limite: z.string(), nivel: z.optional(z.string()) })),
  parcelamentos: z.array(Parcelamento),
  observacoes: z.array(z.string()),
});
export type OfertaCotacao = z.infer<typeof OfertaCotacao>;

/** What one insurer answered in one run. Written once, read everywhere in this shape: row, message, reply, prop. No personal data. */
export const ResultadoCotacao = z.object({
  id: Id,
  cotacaoId: Id,
  seguradora: Slug,
  seguradoraNome: z.string(),
  /** Grows with each write; when two copies meet, the higher one wins. */
  versao: z.int(),
  status: StatusResultado,
  familiaErro: z.nullable(FamiliaErro),
  mensagens: z.array(MensagemSeguradora),
  numeroCalculo: z.nullable(z.string()),
  /** Last day the price holds. */
  validade: z.nullable(z.iso.date()),
  iniciadoEm: z.nullable(Instante),
  tempoMs: z.nullable(z.int()),
  tentativas: z.int(),
  ofertas: z.array(OfertaCotacao),
});
export type ResultadoCotacao = z.infer<typeof ResultadoCotacao>;

/** What of a run cannot be handed to its insurer through here: every offer of some insurers, and single offers of others. */
export const SemTransmissao = z.object({ seguradoras: z.array(Slug), ofertas: z.array(Id) });
export type SemTransmissao = z.infer<typeof SemTransmissao>;

/** Where a run stands; PARCIAL: an insurer is being asked again after the end. */
export const StatusCotacao = z.enum(['NA_FILA', 'CALCULANDO', 'PARCIAL', 'CONCLUIDA', 'CANCELADA']);
export type StatusCotacao = z.infer<typeof StatusCotacao>;

/** One immutable multi-insurer run of an orçamento. */
export const Cotacao = z.object({
  id: Id,
  orcamentoId: Id,
  /** 1 for the first run of the orçamento, then 2, 3 … */
  versao: z.int(),
  status: StatusCotacao,
  /** SHA-256 of the canonical JSON asked. */
  payloadHash: z.string(),
  seguradoras: z.array(Slug),
  comissaoBps: z.record(z.string(), Bps),
  descontoBps: z.record(z.string(), Bps),
  iniciadaEm: z.nullable(Instante),
  concluidaEm: z.nullable(Instante),
  criadoEm: Instante,
  /** Seconds each insurer has to answer. */
  limiteSegundos: z.int(),
  /** The run whose answers stand for insurers this one did not ask. */
  complementa: z.optional(z.nullable(Id)),
});
export type Cotacao = z.infer<typeof Cotacao>;
