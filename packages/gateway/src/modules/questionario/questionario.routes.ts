import { questionarioCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { QuestionarioPublicoService } from './questionario-publico.service.ts';
import type { QuestionarioService } from './questionario.service.ts';

export function questionarioRoutes(
  app: FastifyInstance,
  serve: Serve,
  { questionarios, publico }: { questionarios: QuestionarioService; publico: QuestionarioPublicoService },
): void {
  serve(app, questionarioCalls.perguntas, ({ linha }) => questionarios.perguntas(linha));
  serve(app, questionarioCalls.create, ({ linha }, { chamador }) => questionarios.create(linha, chamador));
  serve(app, questionarioCalls.createDoOrcamento, ({ orcamentoId }, { chamador }) =>
    questionarios.createDoOrcamento(orcamentoId, chamador),
  );
  serve(app, questionarioCalls.getDivergentes, ({ orcamentoId }, { chamador }) => questionarios.divergentes(orcamentoId, chamador));
  serve(app, questionarioCalls.list, (_, { chamador }) => questionarios.list(chamador));
  serve(app, questionarioCalls.revoke, ({ linkId }, { chamador }) => questionarios.revoke(linkId, chamador));
  serve(app, questionarioCalls.view, ({ token }, { request }) => publico.view(token, request.ip));
  serve(app, questionarioCalls.answer, ({ token, respostas, consentimentoSaude = false }, { request }) =>
    publico.answer(token, { respostas, consentimentoSaude }, request.ip),
  );
}
