import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { chavesDadas, createChaveiro } from './assinatura/assinatura.ts';
import type { Config } from './config.ts';
import { createArquivosStore } from './construcao/arquivos-store.ts';
import { readFonte } from './fonte-mapa.ts';
import { createArmazemPasta } from './registro/armazem-pasta.ts';
import { createArmazemPostgres } from './registro/armazem-postgres.ts';
import { readSenha } from './senha.ts';
import { createAvisoWebhook } from './servico/notify-donos.ts';
import { createImportMapService, type ImportMapService } from './servico/import-map-service.ts';

interface Deps {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly agora: () => Date;
  readonly sorteio: () => number;
}

/** The standalone service: its own HTTP server over the configured storage, not listening yet. */
export async function createServer({ config, env, agora, sorteio }: Deps): Promise<{ app: FastifyInstance; servico: ImportMapService }> {
  const { pastaDados, padrao, origemPropria, databaseUrl, webhook } = config;
  const pasta = join(pastaDados, 'import-map');
  const fonte = await readFonte(config.arquivoMapa);
  const arquivos = await createArquivosStore({ pasta: join(pasta, 'arquivos'), env });
  const armazem = databaseUrl === null ? await createArmazemPasta(pasta) : await createArmazemPostgres(databaseUrl);
  const app = fastify({ logger: { level: env['LOG_LEVEL'] ?? 'info', redact: ['req.headers.authorization'] }, requestTimeout: 130_000 });
  const servico = await createImportMapService({
    armazem,
    arquivos,
    fonte,
    padrao,
    origemPropria,
    agora,
    sorteio,
    chaves: createChaveiro({ pasta, dadas: chavesDadas(env) }),
    novoId: uuidv7,
    senha: await readSenha(config.pastaDados, config.senha),
    ...(webhook && { notifyDonos: createAvisoWebhook(webhook) }),
    onError: (erro, onde) => app.log.error({ err: erro }, onde),
  });
  app.addHook('onClose', () => servico.close());
  await app.register(servico.rotas);
  return { app, servico };
}
