import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** A published version of the privacy policy. */
export const PoliticaVersao = z.object({
  id: Id,
  versao: z.string(),
  titulo: z.string(),
  /** Paragraphs separated by a blank line; a line beginning with `## ` is a heading. */
  texto: z.string(),
  /** SHA-256 of `texto` in UTF-8, hexadecimal; this is what is accepted. */
  sha256: z.string(),
  publicadoEm: Instante,
});
export type PoliticaVersao = z.infer<typeof PoliticaVersao>;

/** What anybody may read of the policy: one version whole, the others by name, and who answers for the product's own data. */
export const PoliticaPublica = z.object({
  politica: PoliticaVersao,
  versoes: z.array(z.object({ versao: z.string(), publicadoEm: Instante })),
  /** E-mail of the product's data protection officer; null when the installation names none. */
  encarregadoEmail: z.nullable(z.string()),
});
export type PoliticaPublica = z.infer<typeof PoliticaPublica>;

/** Data protection officer of a subscription (LGPD art. 41). */
export const Encarregado = z.object({
  nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  email: z.string().check(z.trim(), z.maxLength(254)),
  telefone: z.nullable(z.string().check(z.trim(), z.maxLength(30))),
});
export type Encarregado = z.infer<typeof Encarregado>;

/** The policy on the side of a signed-in user: which versions they accepted, and who answers for the brokerage's data. */
export const MinhaPolitica = z.object({
  aceites: z.array(z.object({ versao: z.string(), aceitoEm: Instante })),
  encarregado: z.nullable(Encarregado),
  /** Version of what stands about the officer; 0 while nothing does. */
  encarregadoVersao: z.int(),
});
export type MinhaPolitica = z.infer<typeof MinhaPolitica>;

/** A user and a version of the policy; `aceitoEm` is null while they have not accepted it. */
export const AceitePolitica = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  versao: z.string(),
  aceitoEm: z.nullable(Instante),
});
export type AceitePolitica = z.infer<typeof AceitePolitica>;

/** Question to the list of acceptances. */
export const ConsultaAceites = z.object({
  ...consultaLista,
  ordenar: z._default(ordemEntre('nome', 'email', 'versao', 'aceitoEm'), 'nome'),
  situacao: z.optional(z.enum(['ACEITA', 'PENDENTE'])),
});
export type ConsultaAceites = z.infer<typeof ConsultaAceites>;

const B = '/c/api/v1/lgpd';

/** The privacy policy: read by anybody, accepted by users, followed by administrators. */
export const politicaCalls = {
  getPolitica: defineCall({
    method: 'GET',
    path: '/c/api/v1/publico/politica',
    resumo: 'A política de privacidade em vigor, ou a versão pedida, e quais foram publicadas.',
    publica: true,
    input: z.object({ versao: z.optional(z.string().check(z.maxLength(20))) }),
    output: PoliticaPublica,
  }),
  getMinha: defineCall({
    method: 'GET',
    path: `${B}/politica`,
    resumo: 'As versões da política que o usuário aceitou e o encarregado da corretora.',
    qualquerSessao: 'todos leem e aceitam a política',
    input: Nada,
    output: MinhaPolitica,
  }),
  accept: defineCall({
    method: 'POST',
    path: `${B}/politica/:id/aceite`,
    resumo: 'Registra que o usuário aceita a política em vigor; repetido, vale o primeiro aceite.',
    qualquerSessao: 'todos leem e aceitam a política',
    input: z.object({ id: Id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    output: z.object({ aceitoEm: Instante }),
  }),
  listAceites: defineCall({
    method: 'GET',
    path: `${B}/politica/aceites`,
    resumo: 'Quem aceitou qual versão da política, e quando.',
    administrador: true,
    input: ConsultaAceites,
    output: paginaDe(AceitePolitica),
  }),
  exportAceites: defineCall({
    method: 'GET',
    path: `${B}/politica/aceites/exportar`,
    resumo: 'Os aceites da política como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaAceites.shape, ...noFormato }),
    output: z.string(),
  }),
  saveEncarregado: defineCall({
    method: 'PUT',
    path: `${B}/encarregado`,
    resumo: 'Diz quem é o encarregado de dados da corretora; `versao` é a que se leu.',
    administrador: true,
    input: z.object({ ...Encarregado.shape, versao: z.int() }),
    output: MinhaPolitica,
  }),
};
