import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Codificacao } from '../construcao/arquivos-store.ts';
import { requireDireito } from '../servico/autor.ts';
import type { Casos } from '../servico/casos.ts';
import { RecusaServico } from '../servico/recusa.ts';
import { ditos } from './api.copy.ts';
import type { Porta } from './porta.ts';

/** Larger than any file of a build; source maps come close. */
const LIMITE_BYTES = 32 * 1024 * 1024;
const ESPERA_MS = 120_000;

/** Reads a whole body, and stops at the size limit. */
async function readAll(corpo: Readable): Promise<Buffer> {
  const relogio = setTimeout(() => corpo.destroy(new RecusaServico(408, 'envio-interrompido', ditos.interrompido)), ESPERA_MS);
  const pedacos: Buffer[] = [];
  let total = 0;
  try {
    for await (const pedaco of corpo as AsyncIterable<Buffer>) {
      total += pedaco.length;
      if (total > LIMITE_BYTES) throw new RecusaServico(413, 'grande-demais', ditos.grande);
      pedacos.push(pedaco);
    }
  } finally {
    clearTimeout(relogio);
  }
  return Buffer.concat(pedacos);
}

const CODIFICACOES: readonly (string | undefined)[] = ['br', 'gz'];

/** `GET /v1/arquivos/<dir>/<file>?codificacao=br`: the bytes of one file, for a site that serves pages from another process. */
function registerLeitura(app: FastifyInstance, porta: Porta, casos: Casos): void {
  app.get<{ Params: { '*': string }; Querystring: { codificacao?: string } }>(
    '/v1/arquivos/*',
    {
      schema: { hide: true, summary: 'Os bytes de um arquivo de uma construção, como são ou comprimidos.', tags: ['arquivos'] },
      onRequest: async (request, reply) => porta.enter(request, reply),
    },
    async (request, reply) => {
      requireDireito(porta.who(request), 'ler');
      const { codificacao } = request.query;
      const pedida = CODIFICACOES.includes(codificacao) ? (codificacao as Codificacao) : undefined;
      const bytes = await casos.readArquivo(request.params['*'], pedida).catch(() => null);
      if (!bytes) throw new RecusaServico(404, 'arquivo-desconhecido', ditos.semArquivo);
      return reply.type('application/octet-stream').send(bytes);
    },
  );
}

/** `PUT /v1/arquivos/<dir>/<file>`: stores the raw bytes of one file of a build that will be registered later. */
export function registerArquivos(app: FastifyInstance, porta: Porta, casos: Casos): void {
  registerLeitura(app, porta, casos);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, corpo, done) => done(null, corpo));
  app.route<{ Params: { '*': string } }>({
    method: 'PUT',
    url: '/v1/arquivos/*',
    schema: {
      hide: true,
      summary: 'Guarda um arquivo de uma construção: os bytes, como são, em `<pasta>/<arquivo>`.',
      tags: ['arquivos'],
      consumes: ['application/octet-stream'],
      response: { '2xx': { description: 'Guardado: integridade e tamanhos calculados dos bytes.' } },
    },
    onRequest: async (request, reply) => porta.enter(request, reply),
    handler: async (request, reply) => {
      const bytes = request.body ? await readAll(request.body as Readable) : Buffer.alloc(0);
      const caminho = request.params['*'];
      const { isNovo, ...guardado } = await casos.uploadArquivo({ caminho, bytes }, porta.who(request));
      return reply.code(isNovo ? 201 : 200).send({ caminho, ...guardado });
    },
  });
}
