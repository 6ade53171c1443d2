import * as z from 'zod/mini';
import { Bps, Centavos, Data, Id, Slug } from '../formats.ts';
import { FormaPagamento, Observacoes, Segurado, Seguro } from './blocos-risco.contract.ts';
import { Periodicidade } from './periodicidade.contract.ts';

/** One row of cover as the broker typed it. */
export const CoberturaManual = z.object({
  nome: z.string().check(z.maxLength(120)),
  lmiCentavos: z.optional(Centavos),
  franquiaCentavos: z.optional(Centavos),
});
export type CoberturaManual = z.infer<typeof CoberturaManual>;

/** An offer got outside (portal, e-mail, phone) and typed by the broker; IOF comes from the ramo's dated rate. */
export const OfertaManual = z.object({
  seguradora: Slug,
  pacote: z.string().check(z.maxLength(80)),
  numeroCalculo: z.optional(z.string().check(z.maxLength(60))),
  validade: z.optional(Data),
  premioLiquidoCentavos: Centavos,
  comissaoBps: Bps,
  /** Yearly unless said otherwise. */
  periodicidade: z.optional(Periodicidade),
  coberturas: z.array(CoberturaManual),
  /** How the plans below are paid; by boleto unless said otherwise. */
  forma: z.optional(FormaPagamento),
  /** Longest interest-free instalment plan offered; 1 is only at sight. */
  parcelasSemJuros: z.int(),
  /** Longest plan with interest, and its monthly rate. */
  parcelasComJuros: z.optional(z.int()),
  jurosBps: z.optional(Bps),
  observacoes: z.optional(z.string().check(z.maxLength(500))),
  /** Stored file of the insurer's own PDF. */
  anexoId: z.optional(Id),
});
export type OfertaManual = z.infer<typeof OfertaManual>;

/** A quote made by hand, in any ramo (domain design §3.2 MANUAL); afterwards it lives as every other. */
export const RiscoManual = z.object({
  segurado: Segurado,
  seguro: Seguro,
  objeto: z.object({
    /** Code of the ramo; its line is the line of the orçamento. */
    ramo: z.string().check(z.maxLength(20)),
    /** The thing insured, in one line. */
    descricao: z.string().check(z.maxLength(160)),
  }),
  ofertas: z.array(OfertaManual),
  observacoes: z.optional(Observacoes),
});
export type RiscoManual = z.infer<typeof RiscoManual>;
