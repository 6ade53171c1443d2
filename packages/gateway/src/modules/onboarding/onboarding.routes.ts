import { onboardingCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import { aparelhoOf } from '../../plugins/session-cookies.ts';
import type { CadastroService } from './cadastro.service.ts';
import type { TourService } from './tour.service.ts';

interface Deps {
  readonly serve: Serve;
  readonly cadastro: CadastroService;
  readonly tour: TourService;
}

export function onboardingRoutes(app: FastifyInstance, { serve, cadastro, tour }: Deps): void {
  serve(app, onboardingCalls.listPlanos, cadastro.listPlanos);
  serve(app, onboardingCalls.listSeguradoras, cadastro.listSeguradoras);
  serve(app, onboardingCalls.validateUsuario, async (user) => {
    await cadastro.checkUsuario(user);
    return {};
  });
  serve(app, onboardingCalls.validateEmpresa, async (company, { request }) => {
    await cadastro.checkEmpresa(company, aparelhoOf(request));
    return {};
  });
  serve(app, onboardingCalls.conclude, (pedido, { request, chaveIdempotencia }) =>
    cadastro.finish(pedido, {
      chave: chaveIdempotencia,
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      aparelho: aparelhoOf(request),
    }),
  );
  serve(app, onboardingCalls.getPerfil, (_, { chamador }) => tour.getPerfil(chamador));
  serve(app, onboardingCalls.getTour, (_, { chamador }) => tour.getTour(chamador));
  serve(app, onboardingCalls.saveTour, (novo, { chamador }) => tour.saveTour(chamador, novo));
  serve(app, onboardingCalls.getPassos, (_, { chamador }) => tour.getPassos(chamador));
}
