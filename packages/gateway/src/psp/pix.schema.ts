import * as z from 'zod/mini';

/** What is used of API Pix (Banco Central, v2). A provider may add fields and words of its own: they are let pass. */

const Valor = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/));
const Dia = z.iso.date();
const Momento = z.iso.datetime({ offset: true });
export const TxId = z.string().check(z.regex(/^[a-zA-Z0-9]{26,35}$/));
const EndToEndId = z.string().check(z.regex(/^[a-zA-Z0-9]{32}$/));

export const Token = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: z.optional(z.string()),
  expires_in: z.optional(z.number()),
});

export const Devolucao = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  rtrId: z.optional(z.string()),
  valor: Valor,
  horario: z.optional(z.object({ solicitacao: z.optional(Momento), liquidacao: z.optional(Momento) })),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
});

export const Pix = z.object({
  endToEndId: EndToEndId,
  txid: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/))),
  valor: Valor,
  horario: Momento,
  devolucoes: z.optional(z.array(Devolucao)),
});

/** A charge as it is asked for (`PUT /cobv/{txid}`). */
export const CobVSolicitada = z.object({
  calendario: z.object({ dataDeVencimento: Dia, validadeAposVencimento: z.int().check(z.gte(0)) }),
  devedor: z.object({ cnpj: z.string().check(z.regex(/^[0-9A-Z]{14}$/)), nome: z.string().check(z.minLength(1), z.maxLength(200)) }),
  valor: z.object({
    original: Valor,
    multa: z.optional(z.object({ modalidade: z.int().check(z.gte(1), z.lte(2)), valorPerc: Valor })),
    juros: z.optional(z.object({ modalidade: z.int().check(z.gte(1), z.lte(8)), valorPerc: Valor })),
  }),
  chave: z.string().check(z.minLength(1), z.maxLength(77)),
  solicitacaoPagador: z.optional(z.string().check(z.maxLength(140))),
});
export type CobVSolicitada = z.infer<typeof CobVSolicitada>;

/** A charge as it is answered, alone or in a list. */
export const CobV = z.object({
  txid: TxId,
  revisao: z.optional(z.int()),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  location: z.optional(z.string().check(z.maxLength(77))),
  loc: z.optional(z.object({ id: z.int(), location: z.optional(z.string().check(z.maxLength(77))) })),
  valor: z.object({ original: Valor }),
  pix: z.optional(z.array(Pix)),
});
export type CobV = z.infer<typeof CobV>;

export const CobsV = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.int(), quantidadeDePaginas: z.int(), quantidadeTotalDeItens: z.int() }),
  }),
  cobs: z.array(CobV),
});

/** RFC 7807, as far as it may be logged. */
export const Problema = z.object({ type: z.optional(z.string()), title: z.optional(z.string()), status: z.optional(z.int()) });

/** What the provider posts to us. */
export const AvisoDoPsp = z.object({ pix: z.array(Pix).check(z.maxLength(1_000)) });
