import * as z from 'zod/mini';
import { ACESSOS_DO_QUESTIONARIO } from './acessos.ts';
import { CorretoraDoCliente, CorretorDoCliente } from '../corretora/corretora-do-cliente.contract.ts';
import { defineCall } from '../define.ts';
import { Id, Instante } from '../formats.ts';
import { LinhaCotada } from './linhas.contract.ts';

const opcional = z.optional;

const perguntaSimples = {
  /** Dotted path of the answer in the risk, `segurado.nome`; inside an item of a list, the name alone. */
  nome: z.string(),
  rotulo: z.string(),
  tipo: z.enum(['texto', 'textoLongo', 'email', 'tel', 'data', 'numero', 'dinheiro', 'simNao', 'escolha', 'multipla', 'lista']),
  /** Labels of the choices by value. */
  opcoes: opcional(z.record(z.string(), z.string())),
  /** Of a `multipla`: the choice that excludes every other. */
  exclusiva: opcional(z.string()),
  ajuda: opcional(z.string()),
  sufixo: opcional(z.string()),
  /** Longest text. */
  maximo: opcional(z.int()),
  autoComplete: opcional(z.string()),
  obrigatoria: opcional(z.boolean()),
  /** Health data: kept only under a consent of its own. */
  sensivel: opcional(z.boolean()),
  /** Only asked while another answer is this one. */
  quando: opcional(z.object({ nome: z.string(), valor: z.union([z.boolean(), z.string()]) })),
};

/** A question of an item of a list. */
export const PerguntaSimples = z.object(perguntaSimples);
export type PerguntaSimples = z.infer<typeof PerguntaSimples>;

/** A question as a client is asked it, in plain words. */
export const PerguntaQuestionario = z.object({
  ...perguntaSimples,
  /** For a `lista`: the name of an item, and its questions. */
  item: opcional(z.string()),
  perguntas: opcional(z.array(PerguntaSimples)),
});
export type PerguntaQuestionario = z.infer<typeof PerguntaQuestionario>;

/** The questions of a line a client can answer alone, under their titles. */
export const Questionario = z.object({
  linha: LinhaCotada,
  titulo: z.string(),
  /** Papers worth a photograph, in a sentence. */
  documentos: z.string(),
  secoes: z.array(z.object({ titulo: z.string(), perguntas: z.array(PerguntaQuestionario) })),
});
export type Questionario = z.infer<typeof Questionario>;

/** Answers by block of the line's risk, as far as they were given. What each must hold is judged by the gateway. */
export const RespostasQuestionario = z.record(z.string(), z.unknown());
export type RespostasQuestionario = z.infer<typeof RespostasQuestionario>;

/** A link of the questionnaire as its broker follows it. */
export const LinkQuestionario = z.object({
  id: Id,
  linha: LinhaCotada,
  criadoEm: Instante,
  expiraEm: Instante,
  situacao: z.enum(['ATIVO', 'RESPONDIDO', 'EXPIRADO', 'REVOGADO']),
  abertoEm: z.nullable(Instante),
  respondidoEm: z.nullable(Instante),
  /** Number of the draft it fills. */
  numero: z.nullable(z.int()),
  /** The brokerage that asks; absent of a gateway that does not tell it yet. */
  corretora: z.optional(z.string()),
  /** Address to hand over; null once it opens no more. */
  url: z.nullable(z.string()),
});
export type LinkQuestionario = z.infer<typeof LinkQuestionario>;

/** What the client's page of questions begins with. */
export const QuestionarioPublico = z.object({
  corretora: CorretoraDoCliente,
  corretor: CorretorDoCliente,
  questionario: Questionario,
  privacidade: z.object({
    texto: z.string(),
    versao: z.string(),
    /** Additional consent required before health questions; null where there are none. */
    saude: z.nullable(z.string()),
  }),
  expiraEm: Instante,
  respondido: z.boolean(),
});
export type QuestionarioPublico = z.infer<typeof QuestionarioPublico>;

/** What the client answered otherwise than the case said when the answers came, to be taken or left by its broker. */
export const RespostasDivergentes = z.object({
  /** The answers they are of. */
  solicitacaoId: Id,
  em: Instante,
  /** Who answered. */
  nome: z.string(),
  /** Dotted path in the draft, `risco.veiculo.modelo`, and what the client said there. */
  respostas: z.array(z.object({ campo: z.string(), valor: z.unknown() })),
});
export type RespostasDivergentes = z.infer<typeof RespostasDivergentes>;

const B = '/c/api/v1';
const Token = z.string();

/** The shareable questionnaire of each line. */
export const questionarioCalls = {
  createDoOrcamento: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/questionario-link`,
    resumo: 'Cria o link de um questionário cujas respostas preenchem este orçamento.',
    needs: ACESSOS_DO_QUESTIONARIO,
    idempotente: true,
    input: z.object({ orcamentoId: Id }),
    output: LinkQuestionario,
  }),
  create: defineCall({
    method: 'POST',
    path: `${B}/questionario-links`,
    resumo: 'Cria o link de um questionário da linha; as respostas viram uma solicitação.',
    needs: ACESSOS_DO_QUESTIONARIO,
    idempotente: true,
    input: z.object({ linha: LinhaCotada }),
    output: LinkQuestionario,
  }),
  perguntas: defineCall({
    method: 'GET',
    path: `${B}/questionarios/:linha`,
    resumo: 'As perguntas que o cliente recebe em uma linha, para imprimir ou conferir.',
    needs: ACESSOS_DO_QUESTIONARIO,
    input: z.object({ linha: LinhaCotada }),
    output: Questionario,
  }),
  getDivergentes: defineCall({
    method: 'GET',
    path: `${B}/orcamentos/:orcamentoId/questionario-divergentes`,
    resumo: 'O que o cliente respondeu diferente do que o orçamento dizia; nulo quando nada.',
    needs: ACESSOS_DO_QUESTIONARIO,
    input: z.object({ orcamentoId: Id }),
    output: z.nullable(RespostasDivergentes),
  }),
  list: defineCall({
    method: 'GET',
    path: `${B}/questionario-links`,
    resumo: 'Os últimos questionários do usuário.',
    needs: ACESSOS_DO_QUESTIONARIO,
    input: z.object({}),
    output: z.array(LinkQuestionario),
  }),
  revoke: defineCall({
    method: 'POST',
    path: `${B}/questionario-links/:linkId/revogar`,
    resumo: 'O link deste questionário não abre mais.',
    needs: ACESSOS_DO_QUESTIONARIO,
    idempotente: true,
    input: z.object({ linkId: Id }),
    output: LinkQuestionario,
  }),
  view: defineCall({
    method: 'POST',
    path: `${B}/publico/questionario`,
    resumo: 'O questionário de um link. Todo link que não abre responde o mesmo.',
    publica: true,
    input: z.object({ token: Token }),
    output: QuestionarioPublico,
  }),
  answer: defineCall({
    method: 'POST',
    path: `${B}/publico/questionario/respostas`,
    resumo: 'As respostas do cliente, uma vez por link.',
    publica: true,
    input: z.object({
      token: Token,
      respostas: RespostasQuestionario,
      consentimento: z.literal(true, { error: 'Marque que leu o aviso de privacidade.' }),
      /** Needed once an answer about health is given. */
      consentimentoSaude: opcional(z.boolean()),
    }),
    output: z.object({ recebidoEm: Instante }),
  }),
};
