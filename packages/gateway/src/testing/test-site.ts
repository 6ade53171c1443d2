import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Ambiente } from '@balcao/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Site } from '../modules/composition/mapas.ts';
import { type ConstrucaoTeste, CONTRATO_TESTE, umaConstrucao } from './test-build.ts';

export const SERVICOS = ['@balcao/root-config', '@balcao/layout', '@balcao/menu', '@balcao/access', '@balcao/quoting'] as const;

const TEMPLATE = `<!doctype html><html><head>{{modulos}}<script type="systemjs-importmap">{{mapa}}</script>
<script type="application/json" id="balcao-ambiente">{{ambiente}}</script>{{desenvolvimento}}</head>
<body data-layout="{{layout}}"><script nonce="{{nonce}}">{{carregador}};{{primeiros}};{{leituras}}</script></body></html>`;

function put(pasta: string, caminho: string, conteudo: string | Buffer): void {
  const arquivo = join(pasta, caminho);
  mkdirSync(dirname(arquivo), { recursive: true });
  writeFileSync(arquivo, conteudo);
}

/** A small built site in a folder of its own, whole enough to be composed and deployed to. */
export function createTestSite(): Site {
  const pasta = mkdtempSync(join(tmpdir(), 'balcao-site-'));
  const construcoes = SERVICOS.map((servico) => umaConstrucao(servico));
  for (const { arquivos } of construcoes)
    for (const [caminho, bytes] of Object.entries(arquivos)) put(pasta, `dist/modules/${caminho}`, bytes);
  put(pasta, 'dist/modules/systemjs/system.1.js', 'var System = {};');
  put(pasta, 'dist/index.html', TEMPLATE);
  put(pasta, 'dist/modules/pagina-publica/pagina.1.js', 'var pagina = 1;');
  put(pasta, 'dist/manifest.json', JSON.stringify({ loader: { file: 'system.1.js' }, paginaPublica: { file: 'pagina.1.js' } }));
  put(pasta, 'dist/construcoes.json', JSON.stringify(construcoes.map(({ manifesto }) => manifesto)));
  put(
    pasta,
    'importmap.json',
    JSON.stringify({
      ambientes: { local: { modulos: '/modules/' }, staging: { modulos: '/modules/' } },
      imports: Object.fromEntries(SERVICOS.map((servico) => [servico, `${servico.replace('@balcao/', '')}/`])),
    }),
  );
  return { pastaSite: join(pasta, 'dist'), arquivoMapa: join(pasta, 'importmap.json'), versaoContrato: CONTRATO_TESTE };
}

export interface Implantador {
  readonly request: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object | Buffer,
  ) => Promise<LightMyRequestResponse>;
  /** Uploads and registers a build. @returns its id */
  readonly register: (construcao: ConstrucaoTeste) => Promise<string>;
  /** The same, then live: for everyone, or for a canary. */
  readonly deploy: (construcao: ConstrucaoTeste, canario?: object) => Promise<string>;
}

/** A team's pipeline, through `/import-maps` with the deployer's password. */
export function createDeployer(app: FastifyInstance, pastaDados: string): Implantador {
  const senha = readFileSync(join(pastaDados, 'import-map-password'), 'utf8').trim();
  const authorization = `Basic ${Buffer.from(`deployer:${senha}`).toString('base64')}`;
  const request: Implantador['request'] = (method, url, payload) =>
    app.inject({
      method,
      url: `/import-maps${url}`,
      headers: { authorization, ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }) },
      ...(payload && { payload }),
    });
  const ask = async (...pedido: Parameters<Implantador['request']>): Promise<LightMyRequestResponse> => {
    const resposta = await request(...pedido);
    if (resposta.statusCode >= 300) throw new Error(`${pedido[0]} ${pedido[1]}: ${resposta.statusCode} ${resposta.body}`);
    return resposta;
  };
  const register: Implantador['register'] = async ({ manifesto, arquivos }) => {
    for (const [caminho, bytes] of Object.entries(arquivos)) await ask('PUT', `/v1/arquivos/${caminho}`, bytes);
    return (await ask('POST', '/v1/construcoes', { manifesto })).json<{ id: string }>().id;
  };
  return {
    request,
    register,
    async deploy(construcao, canario) {
      const id = await register(construcao);
      await ask('POST', '/v1/ambientes/local/implantacoes', {
        servico: construcao.manifesto.servico,
        construcao: id,
        motivo: 'teste',
        ...(canario && { canario }),
      });
      return id;
    },
  };
}

/** What a page says of itself: the map and the environment inlined in it. */
export function inlined(html: string) {
  const read = (start: string): unknown => JSON.parse(html.slice(html.indexOf(start) + start.length).split('</script>')[0] ?? '');
  return {
    mapa: read('<script type="systemjs-importmap">') as { imports: Record<string, string> },
    ambiente: read('id="balcao-ambiente">') as Ambiente,
  };
}
