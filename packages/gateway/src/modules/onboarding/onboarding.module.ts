import type { FastifyInstance } from 'fastify';
import { deriveKey } from '../../plugins/keys.ts';
import { hashSenha } from '../../plugins/passwords.ts';
import type { AddPedidos } from '../../plugins/contagem.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { provas } from '../access/index.ts';
import { createJudgeCodigo, createRegisterCadastro } from '../indicacao/index.ts';
import { cadastroRepository } from './cadastro.repository.ts';
import { createCadastroService } from './cadastro.service.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { tourRepository } from './tour.repository.ts';
import { createTourService } from './tour.service.ts';

interface Deps extends RecursosModulo {
  readonly chave: Buffer;
  readonly addPedidos: AddPedidos;
  readonly config: { readonly diasDeTeste: number };
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Plans, the sign-up of a brokerage, the tour and the steps of its trial. */
export function onboardingModule(app: FastifyInstance, recursos: Deps): void {
  const { serve, db, agora, tarefas, correio, addPedidos, chave, config, wait } = recursos;
  const cadastro = createCadastroService({
    db,
    agora,
    cadastro: cadastroRepository,
    correio,
    addPedidos,
    issueProva: (tx, contexto, em) => provas.issue(tx, { contexto, finalidade: 'CONFIRMAR_EMAIL', agora: em }),
    registerIndicacao: createRegisterCadastro({ tarefas, agora, chave }),
    judgeCodigo: createJudgeCodigo({ db, agora, chave }),
    hashSenha,
    wait,
    segredo: deriveKey(chave, 'cadastro'),
    diasDeTeste: config.diasDeTeste,
  });
  onboardingRoutes(app, { serve, cadastro, tour: createTourService({ db, agora, tour: tourRepository }) });
}
