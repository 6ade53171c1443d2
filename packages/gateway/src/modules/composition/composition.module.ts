import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { composeMap } from './compose-map.ts';
import { FonteMapa, Manifesto } from './composition.manifest.ts';
import { pageRoutes } from './composition.routes.ts';

export interface OpcoesComposicao {
  /** Folder of the build: `modules/`, `manifest.json`, `index.html`. */
  readonly pastaSite: string;
  /** The product's `importmap.json`. */
  readonly arquivoMapa: string;
  readonly ambiente: string;
  /** Modules under development, name → address; the local environment's alone. */
  readonly modulosDev?: Readonly<Record<string, string>>;
  readonly agora: () => Date;
}

const UM_ANO_S = 31_536_000;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Serves the composed site: the page of every address, the environment's map, and the modules it names. */
export async function compositionModule(
  app: FastifyInstance,
  { pastaSite, arquivoMapa, ambiente, modulosDev = {}, agora }: OpcoesComposicao,
): Promise<void> {
  const fonte = FonteMapa.parse(readJson(arquivoMapa));
  const manifesto = Manifesto.parse(readJson(join(pastaSite, 'manifest.json')));
  const composicao = composeMap(fonte, manifesto, ambiente, modulosDev);
  const carregador = readFileSync(join(pastaSite, 'modules/systemjs', manifesto.loader.file), 'utf8');
  const template = readFileSync(join(pastaSite, 'index.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: join(pastaSite, 'modules'),
    prefix: '/modules/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: UM_ANO_S * 1000,
    // a hashed name that is gone is a 404 of its own, never the page
    wildcard: true,
  });
  pageRoutes(app, { composicao, template, carregador, modulos: fonte.ambientes[ambiente]?.modulos ?? '/', agora });
}
