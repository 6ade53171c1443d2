import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { TextoCurto } from './blocos-risco.contract.ts';

const B = '/c/api/v1';

/** Questions of a health declaration, answered yes or no; a yes requires an explanation. */
export const PerguntaDps = z.enum([
  'CARDIOVASCULAR',
  'HIPERTENSAO',
  'DIABETES',
  'CANCER',
  'RESPIRATORIA',
  'NEUROLOGICA',
  'PSIQUIATRICA',
  'ORTOPEDICA',
  'INTERNACAO',
  'MEDICAMENTO',
  'INVALIDEZ',
  'RECUSA_ANTERIOR',
]);
export type PerguntaDps = z.infer<typeof PerguntaDps>;

/** One answer of the insured. */
export const RespostaDps = z.object({
  pergunta: PerguntaDps,
  resposta: z.boolean(),
  /** Which disease, since when, which treatment. */
  detalhe: z.optional(z.string().check(z.maxLength(500))),
});
export type RespostaDps = z.infer<typeof RespostaDps>;

/** The health declaration (declaração pessoal de saúde): sensitive data, kept sealed and never in the risk nor in a message. */
export const DeclaracaoSaude = z.object({
  /** The insured, who consented. */
  titular: TextoCurto,
  respostas: z.array(RespostaDps).check(z.maxLength(40)),
});
export type DeclaracaoSaude = z.infer<typeof DeclaracaoSaude>;

/** Under which text, when and through whom a consent was given. */
export const ConsentimentoDps = z.object({
  ofertaId: Id,
  termoVersao: z.string(),
  consentidoEm: Instante,
  /** Name of the user who wrote it down. */
  registradoPor: z.string(),
  /** Withdrawn: the answers no longer exist. */
  revogadoEm: z.nullable(Instante),
});
export type ConsentimentoDps = z.infer<typeof ConsentimentoDps>;

const alvo = { orcamentoId: Id, ofertaId: Id };

/** Calls of the health declaration of a chosen offer of a life quote. */
export const dpsCalls = {
  getDps: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/ofertas/:ofertaId/dps`,
    resumo: 'A declaração de saúde registrada para uma oferta de vida; nula quando não há.',
    needs: 'acessoMC',
    input: z.object(alvo),
    output: z.object({ consentimento: z.nullable(ConsentimentoDps), declaracao: z.nullable(DeclaracaoSaude) }),
  }),
  saveDps: defineCall({
    method: 'PUT',
    path: `${B}/orcamentos/:orcamentoId/ofertas/:ofertaId/dps`,
    resumo: 'Registra a declaração de saúde sob consentimento expresso; substitui a anterior da mesma oferta.',
    needs: 'acessoMC',
    input: z.object({ ...alvo, termoVersao: z.string().check(z.maxLength(40)), consentimento: z.boolean(), declaracao: DeclaracaoSaude }),
    output: ConsentimentoDps,
  }),
  revokeDps: defineCall({
    method: 'DELETE',
    path: `${B}/orcamentos/:orcamentoId/ofertas/:ofertaId/dps`,
    resumo: 'Revoga o consentimento: as respostas são eliminadas, o registro do consentimento fica.',
    needs: 'acessoMC',
    input: z.object(alvo),
    output: Nada,
  }),
};
