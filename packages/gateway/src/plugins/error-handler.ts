import { catalogoDeErros } from '@balcao/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { naoEncontrado, Recusa, RecusaComSucesso } from './errors.ts';
import { explainError, sayMotivo } from './explain-error.ts';

interface Envelope {
  readonly status: number;
  readonly corpo: { success: false; code: string | number; message: string; errors?: readonly unknown[]; data?: unknown };
}

const envelope = (status: number, code: string | number, message: string, rest: object = {}): Envelope => ({
  status,
  corpo: { success: false, code, message, ...rest },
});

/** Refusals of the framework, before any handler runs, with the product's sentences. */
const PEDIDO_INVALIDO = ['pedido-invalido', 'O pedido não pôde ser lido.'] as const;
const EM_ATUALIZACAO = ['em-atualizacao', catalogoDeErros.emAtualizacao.join(' ')] as const;
const DO_SERVIDOR: Readonly<Record<number, readonly [string, string]>> = {
  400: PEDIDO_INVALIDO,
  404: ['nao-encontrado', 'Registro não encontrado.'],
  408: ['tempo-esgotado', 'O pedido demorou demais para chegar.'],
  413: ['grande-demais', 'O conteúdo enviado é grande demais.'],
  414: ['endereco-longo', 'O endereço pedido é longo demais.'],
  415: ['formato-nao-aceito', 'Este tipo de arquivo não é aceito aqui.'],
  429: ['muitas-tentativas', 'Muitas tentativas em pouco tempo. Aguarde um instante e tente de novo.'],
  503: EM_ATUALIZACAO,
};

/**
 * Codes of a database that is down, shutting down or busy (lock or statement timeout): the caller is asked to retry instead
 * of getting an error.
 */
const BANCO_FORA = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0[1-5]|57014|55P03|25P0[34]|08...|53...|3D000)$/;
const SEM_CONEXAO =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;
/** Whether an error means only that the database is down or too busy. */
export function isBancoFora(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return BANCO_FORA.test(code ?? '') || SEM_CONEXAO.test(message ?? '');
}
/** Value of `Retry-After`, in seconds. */
const VOLTAR_EM_S = 2;

/** What the database itself holds back, whichever room asked for it, by the constraint that does. */
const RETIDOS: Readonly<Record<string, readonly [string, string]>> = {
  repasse_em_lote: [
    'repasses-em-lote',
    'Há repasses a produtores desta comissão num lote à espera de pagamento. Pague ou cancele o lote, em Financeiro › Repasses, e tente de novo.',
  ],
};

/** The one place where an error becomes an answer. */
export function toEnvelope(error: unknown): Envelope {
  if (error instanceof RecusaComSucesso)
    return envelope(200, error.code, error.mensagem, error.data === undefined ? {} : { data: error.data });
  if (error instanceof Recusa) {
    return envelope(error.status, error.id, error.mensagem, {
      ...(error.errors && { errors: error.errors }),
      ...(error.data !== undefined && { data: error.data }),
    });
  }
  const known = (error ?? {}) as Partial<FastifyError>;
  if (isBancoFora(error)) return envelope(503, ...EM_ATUALIZACAO);
  const retido = RETIDOS[(error as { constraint?: string } | null)?.constraint ?? ''];
  if (retido) return envelope(409, ...retido);
  const status = known.statusCode ?? 500;
  const [code, message] =
    DO_SERVIDOR[status] ?? (status >= 400 && status < 500 ? PEDIDO_INVALIDO : ['erro', catalogoDeErros.falhou.join(' ')]);
  return envelope(status >= 400 && status < 600 ? status : 500, code, message);
}

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

interface Opcoes {
  /** Where the browser goes on 401 (spec §8). */
  readonly login: string;
  readonly agora: () => Date;
  /** Whether a 500 explains its cause: only in development. */
  readonly saysWhy: boolean;
}

/** Answers any error in the one envelope. */
export const createAnswerError =
  ({ login, agora, saysWhy }: Opcoes): Answer =>
  (error, request, reply) => {
    const { status, corpo } = toEnvelope(error);
    const isOurs = status === 500 && !(error instanceof Recusa);
    if (status >= 500) request.log.error({ err: error, rota: request.routeOptions.url }, 'falha ao atender');
    if (error instanceof Recusa && error.liberaEm)
      void reply.header('retry-after', Math.max(1, Math.ceil((error.liberaEm.getTime() - agora().getTime()) / 1_000)));
    else if (status === 503) void reply.header('retry-after', VOLTAR_EM_S);
    if (status === 401) void reply.header('x-redirect-to', login);
    void reply
      .status(status)
      .type('application/json; charset=utf-8')
      .send(isOurs && saysWhy ? { ...corpo, motivo: sayMotivo(explainError(error, { withData: true })) } : corpo);
  };

export function registerErrors(app: FastifyInstance, answerError: Answer): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(naoEncontrado(), request, reply));
}
