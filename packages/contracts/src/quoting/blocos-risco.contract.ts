import * as z from 'zod/mini';
import { Bps, Centavos, Data, Id, Slug } from '../formats.ts';

/**
 * The blocks every question to an insurer begins and ends with, whatever is insured (domain design §3.1). Only shapes are said here;
 * which field is required when, ranges and cross-field rules are the line's own judge in domain.
 */
export const Pessoa = z.enum(['PF', 'PJ']);
export type Pessoa = z.infer<typeof Pessoa>;

/** `ND`: not declared. */
export const Sexo = z.enum(['M', 'F', 'ND']);
export type Sexo = z.infer<typeof Sexo>;

/** Marital status. */
export const EstadoCivil = z.enum(['SOLTEIRO', 'CASADO', 'UNIAO_ESTAVEL', 'SEPARADO', 'DIVORCIADO', 'VIUVO', 'OUTROS']);
export type EstadoCivil = z.infer<typeof EstadoCivil>;

/** New, or renewal with the same insurer or from another (congênere). */
export const TipoSeguro = z.enum(['NOVO', 'RENOVACAO_PROPRIA', 'RENOVACAO_CONGENERE']);
export type TipoSeguro = z.infer<typeof TipoSeguro>;

/** How the premium is paid. */
export const FormaPagamento = z.enum(['BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE']);
export type FormaPagamento = z.infer<typeof FormaPagamento>;

/** A line of text of a form. */
export const TextoCurto = z.string().check(z.maxLength(120));
const opcional = z.optional;

/** Block A: who is insured and where they live. */
export const Segurado = z.object({
  pessoa: Pessoa,
  documento: z.string(),
  nome: TextoCurto,
  nomeSocial: opcional(TextoCurto),
  nascimento: opcional(Data),
  sexo: opcional(Sexo),
  estadoCivil: opcional(EstadoCivil),
  profissao: opcional(TextoCurto),
  email: opcional(TextoCurto),
  celular: opcional(z.string()),
  cep: z.string(),
  logradouro: opcional(TextoCurto),
  numero: opcional(z.string().check(z.maxLength(20))),
  complemento: opcional(TextoCurto),
  bairro: opcional(TextoCurto),
  cidade: opcional(TextoCurto),
  uf: opcional(z.string()),
  avisoPrivacidade: z.literal(true),
});
export type Segurado = z.infer<typeof Segurado>;

/** Block B: contract, start of cover, renewed policy and producer. */
export const Seguro = z.object({
  tipo: TipoSeguro,
  vigIni: Data,
  vigFim: Data,
  /** Name of the insurer being left or renewed with, of the catalogue or typed. */
  seguradoraAnterior: opcional(TextoCurto),
  apoliceAnterior: opcional(TextoCurto),
  fimVigAnterior: opcional(Data),
  /** What the policy being renewed costs today, IOF included. */
  premioAnteriorCentavos: opcional(Centavos),
  sinistros: opcional(z.int()),
  corretoraId: Id,
  produtores: opcional(z.array(z.object({ id: Id, pctBps: Bps }))),
});
export type Seguro = z.infer<typeof Seguro>;

/** Block C: with whom, at which commission, with which discount (bps; negative is a surcharge). */
export const Comercial = z.object({
  seguradoras: z.array(Slug),
  comissaoBps: z.record(z.string(), Bps),
  descontoBps: z.record(z.string(), Bps),
  formaPreferida: opcional(FormaPagamento),
});
export type Comercial = z.infer<typeof Comercial>;

/** Free text to the insurer; sandbox insurers read `#TIMEOUT`, `#RECUSA` … here (domain design §6.2). */
export const Observacoes = z.string().check(z.maxLength(1_000));
