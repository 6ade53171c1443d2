import * as z from 'zod/mini';
import { consultaLista, ErroCampo, ordemEntre } from '../envelope.ts';
import { Centavos, Data, Id } from '../formats.ts';

/** What a bill file is sent as, whatever the browser calls it: the gateway judges its bytes alone. */
export const TIPO_MOVIMENTACAO = 'application/octet-stream';
/** Rows shown of a file before it counts; all of them are judged, and those that are refused come in a file. */
export const MAX_LINHAS_NA_PREVIA = 200;

export const PapelDaVida = z.enum(['TITULAR', 'DEPENDENTE']);
export type PapelDaVida = z.infer<typeof PapelDaVida>;
export const TipoMovimento = z.enum(['INCLUSAO', 'EXCLUSAO', 'ALTERACAO']);
export type TipoMovimento = z.infer<typeof TipoMovimento>;

/** A row of movements as it was read, and what is wrong with it. */
export const MovimentoDaFatura = z.object({
  linha: z.int(),
  tipo: z.nullable(TipoMovimento),
  cpf: z.string(),
  nome: z.string(),
  nascimento: z.string(),
  papel: z.nullable(PapelDaVida),
  titularCpf: z.string(),
  em: z.string(),
  capitalCentavos: z.nullable(Centavos),
  /** 1 to 10, where the file says it. */
  faixa: z.nullable(z.int()),
  erros: z.array(ErroCampo),
});
export type MovimentoDaFatura = z.infer<typeof MovimentoDaFatura>;

/** What a file would do to its bill; nothing counts yet. */
export const LeituraDaMovimentacao = z.object({
  id: Id,
  nome: z.string(),
  formato: z.enum(['CSV', 'XLSX', 'TXT', 'PDF']),
  linhas: z.int(),
  inclusoes: z.int(),
  exclusoes: z.int(),
  alteracoes: z.int(),
  recusadas: z.int(),
  /** Those that are refused, and then the others: the first `MAX_LINHAS_NA_PREVIA`. */
  previa: z.array(MovimentoDaFatura),
  antes: z.object({ vidas: z.int(), totalCentavos: Centavos }),
  depois: z.object({ vidas: z.int(), totalCentavos: Centavos }),
});
export type LeituraDaMovimentacao = z.infer<typeof LeituraDaMovimentacao>;

/** What a movement by hand says. */
export const DadosMovimento = z.object({
  tipo: TipoMovimento,
  cpf: z.string().check(z.maxLength(20)),
  nome: z._default(z.string().check(z.maxLength(120)), ''),
  nascimento: z._default(z.string().check(z.maxLength(10)), ''),
  papel: z._default(z.nullable(PapelDaVida), null),
  titularCpf: z._default(z.string().check(z.maxLength(20)), ''),
  em: z._default(z.string().check(z.maxLength(10)), ''),
  capitalCentavos: z._default(z.nullable(Centavos), null),
});
export type DadosMovimento = z.infer<typeof DadosMovimento>;

/** A life of the policy of a bill. */
export const VidaDaApolice = z.object({
  id: Id,
  cpf: z.string(),
  nome: z.string(),
  nascimento: Data,
  papel: PapelDaVida,
  titularCpf: z.nullable(z.string()),
  inicio: Data,
  fim: z.nullable(Data),
  capitalCentavos: z.nullable(Centavos),
  /** On the first day of the month, 0 to 9; null of who is not born yet by then. */
  faixa: z.nullable(z.int()),
});
export type VidaDaApolice = z.infer<typeof VidaDaApolice>;

/** Question to the lives of the policy of a bill. */
export const ConsultaVidas = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'nascimento', 'inicio'), 'nome'),
  faturaId: Id,
  /** `NO_MES`: covered for at least a day of the month of the bill. */
  situacao: z._default(z.enum(['NO_MES', 'TODAS', 'SAIRAM']), 'NO_MES'),
  papel: z.optional(PapelDaVida),
});
export type ConsultaVidas = z.infer<typeof ConsultaVidas>;
