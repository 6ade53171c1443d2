import { addressOfPagina } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { AddPedidos } from '../../plugins/contagem.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { drawLogo } from '../corretora/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { registryPort } from '../registry/index.ts';
import { createPublishSolicitacoes, solicitacaoPort } from '../solicitacao/index.ts';
import { createPaginaNoArService } from './pagina-no-ar.service.ts';
import { paginaPublicaRepository } from './pagina-publica.repository.ts';
import { paginaPublicaRoutes } from './pagina-publica.routes.ts';
import { createPaginaPublicaService } from './pagina-publica.service.ts';
import { createProvasDaPagina } from './provas-da-pagina.ts';

interface Deps extends RecursosModulo {
  /** Of this installation: what signs the forms is derived from it. */
  readonly chave: Buffer;
  readonly addPedidos: AddPedidos;
}

/** The key that signs the forms of public pages, the same wherever a page is drawn. */
export const chaveDasProvas = (chave: Buffer): Buffer => deriveKey(chave, 'pagina-publica');

/** The public page of a subscription: edited and published inside, read and answered outside. */
export function paginaPublicaModule(
  app: FastifyInstance,
  { db, agora, tarefas, tempoReal, log, correio, serve, chave, addPedidos }: Deps,
): void {
  const paginas = paginaPublicaRepository;
  paginaPublicaRoutes(app, serve, {
    paginas: createPaginaPublicaService({
      db,
      paginas,
      registry: registryPort,
      grupos: gruposPort,
      drawLogo,
      enderecoOf: (slug) => correio.endereco(addressOfPagina(slug)),
    }),
    noAr: createPaginaNoArService({
      db,
      agora,
      newId: uuidv7,
      paginas,
      provas: createProvasDaPagina({ chave: chaveDasProvas(chave), agora }),
      solicitacoes: solicitacaoPort,
      addPedidos,
      ...createAvisos(tarefas),
      publishSolicitacoes: createPublishSolicitacoes(tempoReal, log),
    }),
  });
}
