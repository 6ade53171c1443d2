import * as z from 'zod/mini';

const Valor = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));
const acimaDeZero = z.refine((valor) => Number(valor) > 0);
const encargo = (modalidades: number) => z.object({ modalidade: z.int().check(z.gte(1), z.lte(modalidades)), valorPerc: Valor });

export const TXID = /^[a-zA-Z0-9]{26,35}$/;

const Valores = z.object({
  original: Valor.check(acimaDeZero),
  multa: z.optional(encargo(2)),
  juros: z.optional(encargo(8)),
});
const Calendario = z.object({
  dataDeVencimento: z.iso.date(),
  validadeAposVencimento: z._default(z.int().check(z.gte(0)), 30),
});
const nome = z.string().check(z.minLength(1), z.maxLength(200));
const Devedor = z.union([
  z.object({ cnpj: z.string().check(z.regex(/^[0-9A-Z]{14}$/)), nome }),
  z.object({ cpf: z.string().check(z.regex(/^\d{11}$/)), nome }),
]);

/** `PUT /cobv/{txid}`, as published; what this provider does not do (discounts, a location of one's own) is let pass. */
export const CobVSolicitada = z.object({
  calendario: Calendario,
  devedor: Devedor,
  valor: Valores,
  chave: z.string().check(z.minLength(1), z.maxLength(77)),
  solicitacaoPagador: z.optional(z.string().check(z.maxLength(140))),
});

/** `PATCH /cobv/{txid}`: taken back, or something of it changed. */
export const CobVRevisada = z.object({
  status: z.optional(z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR')),
  calendario: z.optional(Calendario),
  devedor: z.optional(Devedor),
  valor: z.optional(z.partial(Valores)),
  chave: z.optional(z.string().check(z.minLength(1), z.maxLength(77))),
  solicitacaoPagador: z.optional(z.string().check(z.maxLength(140))),
});

const inteiro = (padrao: number, min: number, max: number) => z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), padrao);

/** `GET /cobv`. */
export const ConsultaCobV = z.object({
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  cpf: z.optional(z.string()),
  cnpj: z.optional(z.string()),
  status: z.optional(z.string()),
  'paginacao.paginaAtual': inteiro(0, 0, 1_000_000),
  'paginacao.itensPorPagina': inteiro(100, 1, 1_000),
});

export const WebhookSolicitado = z.object({ webhookUrl: z.url() });

/** The back door: what a payer does at their bank, and what the provider would not do by itself. */
export const Pagamento = z.object({
  /** By the code of the screen, or by the charge. */
  copiaECola: z.optional(z.string()),
  txid: z.optional(z.string()),
  /** What is paid; what the charge is worth, unless said. */
  valor: z.optional(Valor.check(acimaDeZero)),
  /** false: the notice is lost on its way. */
  avisar: z._default(z.boolean(), true),
});
export const DevolucaoPedida = z.object({ endToEndId: z.string(), valor: z.optional(Valor), avisar: z._default(z.boolean(), true) });
