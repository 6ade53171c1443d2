import type { FastifyReply } from 'fastify';

/** One broken rule, as RFC 7807 of API Pix lists it. */
export interface Violacao {
  readonly razao: string;
  readonly propriedade: string;
}

const TITULOS: Readonly<Record<number, string>> = {
  400: 'Requisição inválida.',
  401: 'Não autenticado.',
  403: 'Acesso negado.',
  404: 'Não encontrado.',
};

/** A refusal in the published form. `tipo`: the last word of its address, `CobVOperacaoInvalida`. */
export const refusePix = (reply: FastifyReply, status: 400 | 401 | 403 | 404, tipo: string, violacoes: readonly Violacao[] = []) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `https://pix.bcb.gov.br/api/v2/error/${tipo}`,
        title: TITULOS[status],
        status,
        ...(violacoes.length > 0 && { violacoes }),
      }),
    );
