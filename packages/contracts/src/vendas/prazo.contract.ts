import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Id, Instante } from '../formats.ts';

const B = '/c/api/v1';

/** Clocks that the law starts between client, brokerage and insurer. */
export const TipoPrazoLegal = z.enum([
  'ACEITACAO_PROPOSTA',
  'ENTREGA_APOLICE',
  'AVISO_DE_MORA',
  'REGULACAO_SINISTRO',
  'PAGAMENTO_INDENIZACAO',
]);
export type TipoPrazoLegal = z.infer<typeof TipoPrazoLegal>;

/** CUMPRIDO and CUMPRIDO_FORA ended, in time and late; the others still run. */
export const SituacaoPrazoLegal = z.enum(['CORRENDO', 'PAUSADO', 'VENCIDO', 'CUMPRIDO', 'CUMPRIDO_FORA']);
export type SituacaoPrazoLegal = z.infer<typeof SituacaoPrazoLegal>;

/** A clock as it is today. */
export const PrazoLegal = z.object({
  id: Id,
  tipo: TipoPrazoLegal,
  /** Of which instalment it is, where it is of one. */
  parcela: z.nullable(z.int()),
  inicio: Data,
  dias: z.int(),
  pausas: z.array(z.object({ de: Data, ate: z.nullable(Data) })),
  fim: z.nullable(Data),
  /** What proved that it ended, where a document did: the policy that was delivered. */
  documento: z.nullable(z.object({ id: Id, nome: z.string(), sha256: z.string() })),
  situacao: SituacaoPrazoLegal,
  decorridos: z.int(),
  /** Negative when late. */
  restantes: z.int(),
  pct: z.int(),
  vencimento: Data,
  /** Shares of its days that somebody was told of, in percent. */
  avisos: z.array(z.int()),
  versao: z.int(),
});
export type PrazoLegal = z.infer<typeof PrazoLegal>;

/** What proves a case, as it was printed. */
export const PacoteProvas = z.object({
  id: Id,
  titulo: z.string(),
  criadoEm: Instante,
  usuario: z.nullable(z.string()),
  fatos: z.int(),
  /** SHA-256 of the PDF, and of the facts it tells: the latter is printed on it. Hexadecimal. */
  pdfSha256: z.string(),
  textoSha256: z.string(),
});
export type PacoteProvas = z.infer<typeof PacoteProvas>;

/** The clocks of a sale and what proves it. */
export const PrazosDaVenda = z.object({
  prazos: z.array(PrazoLegal),
  /** Overdue instalments whose client may be given notice of arrears. */
  emAtraso: z.array(z.object({ id: Id, numero: z.int(), vencimento: Data })),
  pacotes: z.array(PacoteProvas),
});
export type PrazosDaVenda = z.infer<typeof PrazosDaVenda>;

/** Whether what was kept is still what was printed. */
export const ConferenciaProvas = z.object({
  /** The facts and the PDF kept have the digests that were kept with them. */
  isIntacto: z.boolean(),
  /** Whether a file somebody holds is that one; null where none was given. */
  isOMesmo: z.nullable(z.boolean()),
});
export type ConferenciaProvas = z.infer<typeof ConferenciaProvas>;

/** Clocks of the law and the proof of a case (domain design §5.6). */
export const prazoCalls = {
  listPrazos: defineCall({
    method: 'GET',
    path: `${B}/contratos/:contratoId/prazos`,
    resumo: 'Os prazos legais de uma venda, com os dias que restam, e as provas já geradas.',
    needs: 'acessoGestao',
    input: z.object({ contratoId: Id }),
    output: PrazosDaVenda,
  }),
  endPrazo: defineCall({
    method: 'POST',
    path: `${B}/prazos/:prazoId/fim`,
    resumo: 'Diz em que dia aconteceu o que o prazo espera, como a entrega da apólice.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ prazoId: Id, versao: z.int(), fim: Data }),
    output: PrazoLegal,
  }),
  startAvisoDeMora: defineCall({
    method: 'POST',
    path: `${B}/parcelas/:parcelaId/aviso-de-mora`,
    resumo: 'Começa a contar o prazo do aviso de mora que o cliente recebeu.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ parcelaId: Id, recebidoEm: Data }),
    output: PrazoLegal,
  }),
  printProvas: defineCall({
    method: 'POST',
    path: `${B}/contratos/:contratoId/provas`,
    resumo: 'Junta num PDF cada mensagem e horário da venda, com o resumo que prova que nada mudou.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    idempotente: true,
    input: z.object({ contratoId: Id }),
    output: PacoteProvas,
  }),
  getProvas: defineCall({
    method: 'GET',
    path: `${B}/provas/:pacoteId/provas.pdf`,
    resumo: 'O PDF das provas, como foi gerado.',
    needs: 'acessoGestao',
    input: z.object({ pacoteId: Id }),
    output: z.unknown(),
  }),
  verifyProvas: defineCall({
    method: 'POST',
    path: `${B}/provas/:pacoteId/conferencia`,
    resumo: 'Confere se as provas guardadas, e o arquivo de quem pergunta, são o que foi gerado.',
    needs: 'acessoGestao',
    blockedBy: 'bloqueioOrcamentoManual',
    livreNaLeitura: true,
    input: z.object({ pacoteId: Id, sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))) }),
    output: ConferenciaProvas,
  }),
};
