import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Id, Instante } from '../formats.ts';
import { EstadoCivil, Sexo, TextoCurto } from './blocos-risco.contract.ts';
import { Combustivel, Garagem, Moradia, RelacaoCondutor, UsoVeiculo } from './risco-auto.contract.ts';

const opcional = z.optional;

/** The auto questions a client can answer alone, under the names of the auto risk. What each must hold is judged by the gateway. */
export const RespostasAuto = z.object({
  segurado: z.object({
    nome: TextoCurto,
    documento: opcional(z.string().check(z.maxLength(20))),
    nascimento: opcional(Data),
    sexo: opcional(Sexo),
    estadoCivil: opcional(EstadoCivil),
    profissao: opcional(TextoCurto),
    email: opcional(TextoCurto),
    celular: opcional(z.string().check(z.maxLength(20))),
    cep: opcional(z.string().check(z.maxLength(9))),
    numero: opcional(z.string().check(z.maxLength(20))),
  }),
  veiculo: z.object({
    placa: opcional(z.string().check(z.maxLength(8))),
    zeroKm: opcional(z.boolean()),
    marca: opcional(TextoCurto),
    modelo: opcional(TextoCurto),
    anoModelo: opcional(z.int().check(z.gte(1950), z.lte(2100))),
    combustivel: opcional(Combustivel),
    kitGas: opcional(z.boolean()),
    blindado: opcional(z.boolean()),
    alienado: opcional(z.boolean()),
  }),
  uso: z.object({
    uso: opcional(UsoVeiculo),
    kmSemana: opcional(z.int().check(z.gte(0), z.lte(5_000))),
    trabalho: opcional(z.boolean()),
    estudo: opcional(z.boolean()),
  }),
  pernoite: z.object({
    cepPernoite: opcional(z.string().check(z.maxLength(9))),
    moradia: opcional(Moradia),
    garagem: opcional(Garagem),
  }),
  condutor: z.object({
    igualSegurado: opcional(z.boolean()),
    nome: opcional(TextoCurto),
    nascimento: opcional(Data),
    relacao: opcional(RelacaoCondutor),
    jovens: opcional(z.boolean()),
  }),
  observacoes: opcional(z.string().check(z.maxLength(1_000))),
});
export type RespostasAuto = z.infer<typeof RespostasAuto>;

/** A link of the questionnaire as its broker follows it. */
export const LinkQuestionario = z.object({
  id: Id,
  criadoEm: Instante,
  expiraEm: Instante,
  situacao: z.enum(['ATIVO', 'RESPONDIDO', 'EXPIRADO', 'REVOGADO']),
  abertoEm: z.nullable(Instante),
  respondidoEm: z.nullable(Instante),
  /** Number of the draft it fills. */
  numero: z.nullable(z.int()),
  /** Address to hand over; null once it opens no more. */
  url: z.nullable(z.string()),
});
export type LinkQuestionario = z.infer<typeof LinkQuestionario>;

/** What the client's page of questions begins with. */
export const QuestionarioPublico = z.object({
  corretora: z.object({ nome: z.string(), cnpj: z.string(), susep: z.string() }),
  corretor: z.object({ nome: z.string(), email: z.string() }),
  privacidade: z.object({ texto: z.string(), versao: z.string() }),
  expiraEm: Instante,
  respondido: z.boolean(),
});
export type QuestionarioPublico = z.infer<typeof QuestionarioPublico>;

const B = '/c/api/v1';
const Token = z.string();

/** The shareable questionnaire of the auto line. */
export const questionarioCalls = {
  createDoOrcamento: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/questionario-link`,
    resumo: 'Cria o link de um questionário cujas respostas preenchem este orçamento.',
    idempotente: true,
    input: z.object({ orcamentoId: Id }),
    output: LinkQuestionario,
  }),
  create: defineCall({
    method: 'POST',
    path: `${B}/questionario-links`,
    resumo: 'Cria o link de um questionário de auto; as respostas viram uma solicitação.',
    idempotente: true,
    input: z.object({ linha: z.literal('AUTO') }),
    output: LinkQuestionario,
  }),
  list: defineCall({
    method: 'GET',
    path: `${B}/questionario-links`,
    resumo: 'Os últimos questionários do usuário.',
    input: z.object({}),
    output: z.array(LinkQuestionario),
  }),
  revogar: defineCall({
    method: 'POST',
    path: `${B}/questionario-links/:linkId/revogar`,
    resumo: 'O link deste questionário não abre mais.',
    idempotente: true,
    input: z.object({ linkId: Id }),
    output: LinkQuestionario,
  }),
  ver: defineCall({
    method: 'POST',
    path: `${B}/publico/questionario`,
    resumo: 'O questionário de um link. Todo link que não abre responde o mesmo.',
    publica: true,
    input: z.object({ token: Token }),
    output: QuestionarioPublico,
  }),
  responder: defineCall({
    method: 'POST',
    path: `${B}/publico/questionario/respostas`,
    resumo: 'As respostas do cliente, uma vez por link.',
    publica: true,
    input: z.object({
      token: Token,
      respostas: RespostasAuto,
      consentimento: z.literal(true, { error: 'Marque que leu o aviso de privacidade.' }),
    }),
    output: z.object({ recebidoEm: Instante }),
  }),
};
