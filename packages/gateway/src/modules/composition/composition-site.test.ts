import { createPublicKey, verify } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import {
  type CargaDoMapa,
  composicaoCalls,
  composicaoTopics,
  layoutCalls,
  type MapaAssinado,
  painelCalls,
  RELATAR_SAUDE,
} from '@balcao/contracts';
import { serializeSessao } from '@balcao/domain';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { asBrowser, type Entrada } from '../../testing/test-app.ts';
import { umaConstrucao } from '../../testing/test-build.ts';
import { inlined } from '../../testing/test-site.ts';
import { createTestComposition, type SiteTeste } from '../../testing/test-composition.ts';
import { until } from '../../testing/until.ts';

const Q = '@balcao/quoting';
let teste: SiteTeste;
let corretor: Entrada;
beforeAll(async () => {
  teste = await createTestComposition();
  corretor = await teste.signIn(await teste.createUser());
});
afterAll(() => teste.close());

const mapOf = async ({ headers }: Entrada): Promise<CargaDoMapa & { assinado: MapaAssinado }> => {
  const resposta = await teste.app.inject({ method: 'GET', url: composicaoCalls.mapa.path, headers });
  const assinado = resposta.json<{ data: MapaAssinado }>().data;
  return { ...(JSON.parse(assinado.carga) as CargaDoMapa), assinado };
};
/** Other gateways learn of it from the database a moment later. */
const state = async () => (await teste.deployer.request('GET', '/v1/ambientes/local/estado')).json();

describe('the page', () => {
  it('inlines the map of its environment, and contains the key that signs later maps', async () => {
    const { ambiente, imports } = await teste.open(corretor);
    const { assinado, digest } = await mapOf(corretor);
    expect(imports[Q]).toBe(umaConstrucao(Q).url);
    expect(ambiente).toMatchObject({ nome: 'local', digest, suporte: null, devtools: true });
    const chave = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: ambiente.chave.x }, format: 'jwk' });
    expect(verify(null, Buffer.from(assinado.carga), chave, Buffer.from(assinado.assinatura, 'base64'))).toBe(true);
    expect(ambiente.construcoes[Q]).toMatch(/^[0-9a-f]{20}$/);
  });

  it('leaves the files of the other pages to a call, which gives them to a session alone', async () => {
    const read = (headers: Record<string, string>) => teste.app.inject({ method: 'GET', url: composicaoCalls.paginas.path, headers });
    const { rotas } = await mapOf(corretor);
    expect((await read(corretor.headers)).json()).toMatchObject({ data: rotas });
    expect((await read({})).statusCode).toBe(401);
    expect((await teste.open(corretor)).ambiente).not.toHaveProperty('rotas');
  });

  it('preloads only the calls that the session may read', async () => {
    const semOrcamentos = await teste.signIn(await teste.createUser({ flags: { acessoOrcamentacao: false } }));
    const pageOf = async (entrada: Entrada) =>
      (await teste.app.inject({ method: 'GET', url: '/home', headers: { cookie: asBrowser(entrada) } })).body;
    expect(await pageOf(corretor)).toContain(painelCalls.getResumo.path);
    expect(await pageOf(semOrcamentos)).toContain(layoutCalls.menus.path);
    expect(await pageOf(semOrcamentos)).not.toContain(painelCalls.getResumo.path);
  });

  it('also serves the map separately, compressed when accepted, and 304 when unchanged', async () => {
    const read = (headers: Record<string, string>) => teste.app.inject({ method: 'GET', url: '/importmap.json', headers });
    const [simples, curto] = [await read({}), await read({ 'accept-encoding': 'gzip, br' })];
    expect(JSON.parse(brotliDecompressSync(curto.rawPayload).toString())).toEqual(simples.json());
    expect([simples.headers['content-encoding'], curto.headers['content-encoding'], curto.headers.vary]).toEqual([
      undefined,
      'br',
      'accept-encoding',
    ]);
    expect(curto.headers.etag).not.toBe(simples.headers.etag);
    expect((await read({ 'accept-encoding': 'br', 'if-none-match': String(curto.headers.etag) })).statusCode).toBe(304);
    expect((await read({ 'if-none-match': String(curto.headers.etag) })).statusCode).toBe(200);
  });

  it('contains a deployed build a moment later, announces and serves it, and still serves the previous one', async () => {
    const antes = (await teste.open(corretor)).imports[Q] ?? '';
    const nova = umaConstrucao(Q, 'segunda');
    const id = await teste.deployer.deploy(nova);
    const { ambiente, imports } = await teste.open(corretor);
    expect([imports[Q], ambiente.construcoes[Q]]).toEqual([nova.url, id]);
    expect((await teste.app.inject({ method: 'GET', url: '/importmap.json' })).json().imports[Q]).toBe(nova.url);

    const arquivo = await teste.app.inject({ method: 'GET', url: nova.url, headers: { 'accept-encoding': 'br' } });
    expect(arquivo.statusCode).toBe(200);
    expect(arquivo.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await teste.app.inject({ method: 'GET', url: nova.url })).rawPayload).toEqual(Object.values(nova.arquivos)[0]);
    expect((await teste.app.inject({ method: 'GET', url: antes })).statusCode).toBe(200);
  });

  it('keeps what a client opens with a link from search engines, stores and referrers', async () => {
    const { headers } = await teste.app.inject({ method: 'GET', url: '/publico/cotacao', headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    const outra = await teste.app.inject({ method: 'GET', url: '/login', headers: { accept: 'text/html' } });
    expect(outra.headers['x-robots-tag']).toBeUndefined();
  });

  it.each(['/modules/quoting/nada.000000000000.js', '/modules/quoting/%2e%2e%2fx.js', '/modules/x', '/import-maps/nada'])(
    'is not served instead of %s',
    async (url) => {
      const resposta = await teste.app.inject({ method: 'GET', url });
      expect(resposta.statusCode).toBeGreaterThanOrEqual(400);
      expect(resposta.headers['content-type']).not.toContain('text/html');
    },
  );

  it('also serves the façade, and answers 404 for an unknown environment', async () => {
    expect((await teste.deployer.request('GET', '/import-map.json?env=local')).json().imports[Q]).toContain('/modules/quoting/');
    expect((await teste.deployer.request('GET', '/import-map.json?env=homologacao')).statusCode).toBe(404);
    expect((await teste.deployer.request('GET', '/v1/ambientes/homologacao/estado')).statusCode).toBe(404);
    expect((await teste.app.inject({ method: 'GET', url: '/import-maps/import-map.json' })).statusCode).toBe(401);
  });

  it('a page opened after an origin was added may load scripts from it', async () => {
    const policy = async () =>
      (await teste.app.inject({ method: 'GET', url: '/login', headers: { accept: 'text/html' } })).headers['content-security-policy'];
    expect(await policy()).not.toContain('nova.exemplo.test');
    const pedido = { origem: 'https://nova.exemplo.test/m/', motivo: 'fornecedor novo' };
    expect((await teste.deployer.request('POST', '/v1/ambientes/local/origens', pedido)).statusCode).toBe(200);
    expect(await policy()).toMatch(/script-src [^;]*https:\/\/nova\.exemplo\.test/);
  });

  it('the impact of a deploy counts the tabs that are on its pages now, wherever they were opened', async () => {
    const quem = await teste.signIn(await teste.createUser());
    await teste.open(quem, { url: '/home' });
    const rota = '/multicalculo/orcamentos';
    const id = await teste.deployer.register(umaConstrucao(Q, 'com rota', { rotas: [{ id: 'orcamentos', caminho: rota }] }));
    const reached = async () => {
      const query = new URLSearchParams({ servico: Q, construcao: id });
      const { impacto } = (await teste.deployer.request('GET', `/v1/ambientes/local/impacto?${query}`)).json();
      return impacto.sessoes as number;
    };
    const antes = await reached();
    const call = (referer: string) =>
      teste.app.inject({ method: 'GET', url: layoutCalls.menus.path, headers: { ...quem.headers, host: 'site.exemplo.test', referer } });
    await call(`https://site.exemplo.test${rota}?x=1`);
    expect(await reached()).toBe(antes + 1);
    // an address of another site does not tell where the tab is
    await call(`https://outro.exemplo.test/home`);
    expect(await reached()).toBe(antes + 1);
    await call('https://site.exemplo.test/home');
    expect(await reached()).toBe(antes);
  });

  it('reports ok at /health', async () => {
    const { status, composicao } = (await teste.app.inject({ method: 'GET', url: '/health' })).json();
    expect([status, composicao.status]).toEqual(['ok', 'ok']);
  });
});

describe('a canary', () => {
  it('reaches the named subscriptions on every gateway, and no visitor that only claims to belong to one', async () => {
    const outro = await teste.another();
    const [dentro, fora] = [await teste.signIn(await teste.createUser()), await teste.signIn(await teste.createUser())];
    const nova = umaConstrucao(Q, 'canário');
    await teste.deployer.deploy(nova, { assinaturas: [dentro.sessao.assinaturaId] });

    const builds = async (entrada: Entrada) => [
      (await teste.open(entrada)).imports[Q],
      (await teste.open(entrada, { app: outro })).imports[Q],
      (await mapOf(entrada)).mapa.imports[Q],
    ];
    await until(async () => (await teste.open(dentro, { app: outro })).imports[Q] === nova.url);
    expect(await builds(dentro)).toEqual([nova.url, nova.url, nova.url]);
    expect(new Set(await builds(fora))).toEqual(new Set([expect.not.stringContaining(nova.url)]));
    expect((await teste.open(null)).imports[Q]).not.toBe(nova.url);

    const forjado = serializeSessao({ ...fora.sessao, assinaturaId: dentro.sessao.assinaturaId });
    const cookie = asBrowser(fora).replace(/balcao_session=[^;]+/, `balcao_session=${forjado}`);
    expect((await teste.open(fora, { cookie })).imports[Q]).not.toBe(nova.url);
    expect((await teste.open(fora, { url: `/home?assinatura=${dentro.sessao.assinaturaId}` })).imports[Q]).not.toBe(nova.url);
  });

  it('reaches its percentage of visitors without a session, keeps them, and identifies no one', async () => {
    const pageOf = async (cookie?: string) => {
      const resposta = await teste.app.inject({
        method: 'GET',
        url: '/login',
        headers: { accept: 'text/html', ...(cookie && { cookie }) },
      });
      const grupo = resposta.cookies.find(({ name }) => name === 'balcao_grupo');
      return { url: inlined(resposta.body).mapa.imports['@balcao/menu'], grupo };
    };
    const semCanario = await pageOf();
    expect(semCanario.grupo).toBeUndefined();
    const nova = umaConstrucao('@balcao/menu', 'canário de visitantes');
    await teste.deployer.deploy(nova, { porcento: 50 });
    await until(async () => (await pageOf()).grupo !== undefined);
    const grupos = Array.from({ length: 1_000 }, (_, grupo) => `balcao_grupo=${grupo}`);
    const vistos = [];
    for (const cookie of grupos.filter((_, at) => at % 50 === 0)) vistos.push(await pageOf(cookie));
    expect(vistos.filter(({ url }) => url === nova.url)).toHaveLength(10);
    expect(vistos.every(({ grupo }) => grupo === undefined)).toBe(true);
    const { grupo, url } = await pageOf();
    expect(grupo).toMatchObject({ value: expect.stringMatching(/^\d{1,3}$/), httpOnly: true, sameSite: 'Lax' });
    expect((await pageOf(`balcao_grupo=${grupo?.value}`)).url).toBe(url);
    expect((await pageOf('balcao_grupo=x')).grupo).toBeDefined();
    await teste.deployer.request('DELETE', `/v1/ambientes/local/canarios/${encodeURIComponent('@balcao/menu')}`, {
      motivo: 'fim do ensaio',
    });
  });

  it('is off while the kill switch is on', async () => {
    const dentro = await teste.signIn(await teste.createUser());
    const nova = umaConstrucao('@balcao/menu', 'canário');
    await teste.deployer.deploy(nova, { assinaturas: [dentro.sessao.assinaturaId] });
    expect((await teste.open(dentro)).imports['@balcao/menu']).toBe(nova.url);
    await teste.deployer.request('POST', '/v1/ambientes/local/chave-geral', { ligada: true, motivo: 'incidente' });
    expect((await teste.open(dentro)).imports['@balcao/menu']).not.toBe(nova.url);
    await teste.deployer.request('POST', '/v1/ambientes/local/chave-geral', { ligada: false, motivo: 'passou' });
  });
});

it('notifies every open tab once per sequence, and no client can publish such a notice', async () => {
  const canais = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: corretor.headers })).json().data;
  const topico = composicaoTopics.publicado.pattern.replace('{canal}', canais.todos);
  const ouvinte = await connectMqtt(teste, corretor);
  expect(await ouvinte.subscribe(topico)).toBe(true);
  await teste.deployer.deploy(umaConstrucao(Q, 'avisada'));
  await until(async () => ouvinte.mensagens.length > 0);
  await teste.deployer.request('POST', '/v1/ambientes/local/congelamento', { motivo: 'não muda mapa nenhum' });
  await teste.deployer.request('DELETE', '/v1/ambientes/local/congelamento', { motivo: 'fim' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ouvinte.mensagens).toEqual([{ topico, payload: { sequencia: (await state()).servicos[Q].sequencia, servicos: [Q] } }]);

  ouvinte.client.publish(topico, JSON.stringify({ sequencia: 999, servicos: [Q] }), { qos: 1 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ouvinte.mensagens).toHaveLength(1);
  await ouvinte.client.endAsync(true);
});

it('a replayed map has a lower sequence than the rollback that replaced it', async () => {
  const velho = await mapOf(corretor);
  await teste.deployer.deploy(umaConstrucao(Q, 'ruim'));
  await teste.deployer.request('POST', '/v1/ambientes/local/retornos', { servico: Q, motivo: 'ruim' });
  const volta = await mapOf(corretor);
  expect(volta.servicos[Q]).toBe(velho.servicos[Q]);
  expect(volta.sequencia).toBeGreaterThan(velho.sequencia);
  expect(volta.retornoAcimaDe).toBeGreaterThanOrEqual(velho.sequencia);
});

describe('what tabs report', () => {
  interface Relatado {
    readonly servico: string;
    readonly construcao: string;
    readonly falhas?: number;
  }
  /** A report of a page, with the proof of its visit. */
  const report = (headers: Record<string, string>, visita: string | undefined, { falhas = 1, ...build }: Relatado, app = teste.app) =>
    app.inject({
      method: 'POST',
      url: RELATAR_SAUDE.path,
      headers,
      payload: { relatos: [{ ...build, montagens: 1, falhas, onde: [] }], visita },
    });
  const visit = async (entrada: Entrada | null, app = teste.app) => (await teste.open(entrada, { app })).ambiente.visita;
  /** Reports enough failing pages of one session to prove that a build fails. */
  async function crash(entrada: Entrada, build: Relatado, app = teste.app): Promise<void> {
    for (let vez = 0; vez < 3; vez++) expect((await report(entrada.headers, await visit(entrada, app), build, app)).statusCode).toBe(200);
  }
  const runs = async (entrada: Entrada, servico: string) => (await teste.open(entrada)).ambiente.construcoes[servico];
  const enter = async (opcoes: Parameters<typeof teste.createUser>[0] = {}) => teste.signIn(await teste.createUser(opcoes));

  it('is measured and forwarded, for a session by header or by cookies, and only for pages that were served', async () => {
    const construcao = (await state()).servicos[Q].construcao;
    for (const headers of [corretor.headers, { cookie: asBrowser(corretor) }, {}] as Record<string, string>[])
      expect((await report(headers, await visit(corretor), { servico: Q, construcao })).json().data).toEqual({ recebidos: 1 });
    for (const visita of [undefined, 'inventada.demais'])
      expect((await report(corretor.headers, visita, { servico: Q, construcao })).json().data).toEqual({ recebidos: 0 });
    expect((await report(corretor.headers, await visit(corretor), { servico: Q, construcao: 'nunca-vista' })).json().data).toEqual({
      recebidos: 0,
    });
    const medidas = (await teste.app.inject({ method: 'GET', url: '/metrics' })).body;
    expect(medidas).toContain(`composition_mounts_total{servico="${Q}",construcao="${construcao}",fim="falhou"} 3`);
    expect(medidas).not.toContain('nunca-vista');
  });

  it('from one subscription alone reverts the build only for it, regardless of its number of sessions and pages', async () => {
    const M = '@balcao/menu';
    const dono = await teste.createUser({ statusAssinatura: 'TRIAL' });
    const outra = await enter();
    const boa = (await state()).servicos[M].construcao;
    const ruim = await teste.deployer.deploy(umaConstrucao(M, 'quebra só para um'));
    const entrada = await teste.signIn(dono);
    const visitas = await Promise.all(Array.from({ length: 40 }, () => visit(entrada)));
    const sessoes = await Promise.all(Array.from({ length: 5 }, () => teste.signIn(dono)));
    for (const [qual, visita] of visitas.entries())
      await report((sessoes[qual % 5] as Entrada).headers, visita, { servico: M, construcao: ruim, falhas: 20 });
    expect([await runs(sessoes[4] as Entrada, M), await runs(outra, M)]).toEqual([boa, ruim]);
    const { servicos, quarentena } = await state();
    expect([servicos[M].construcao, quarentena[M] ?? []]).toEqual([ruim, []]);
    await teste.deployer.deploy(umaConstrucao(M, 'a seguinte'));
  });

  it('reverts a build for everyone when two subscriptions agree; anonymous visitors of one address cannot', async () => {
    const A = '@balcao/access';
    const boa = (await state()).servicos[A].construcao;
    const ruim = await teste.deployer.deploy(umaConstrucao(A, 'quebra ao montar'));
    for (let vez = 0; vez < 20; vez++) await report({}, await visit(null), { servico: A, construcao: ruim });
    expect((await state()).servicos[A].construcao).toBe(ruim);
    for (let uma = 0; uma < 2; uma++) await crash(await enter(), { servico: A, construcao: ruim });
    const { servicos, quarentena } = await state();
    expect([servicos[A].construcao, quarentena[A]]).toEqual([boa, [ruim]]);
    expect(await runs(corretor, A)).toBe(boa);
  });

  it('reverts a build on reports of internal support', async () => {
    const A = '@balcao/access';
    const boa = (await state()).servicos[A].construcao;
    const ruim = await teste.deployer.deploy(umaConstrucao(A, 'quebra para o suporte'));
    await crash(await enter({ segfyer: true }), { servico: A, construcao: ruim });
    expect((await state()).servicos[A].construcao).toBe(boa);
  });

  it('reverts a build when each of two gateways receives only half of the reports', async () => {
    const M = '@balcao/menu';
    const outro = await teste.another();
    const boa = (await state()).servicos[M].construcao;
    const ruim = await teste.deployer.deploy(umaConstrucao(M, 'quebra para poucos'));
    await until(async () => (await teste.open(corretor, { app: outro })).ambiente.construcoes[M] === ruim);
    await crash(corretor, { servico: M, construcao: ruim });
    expect((await state()).servicos[M].construcao).toBe(ruim);
    await crash(await enter(), { servico: M, construcao: ruim }, outro);
    await until(async () => (await state()).servicos[M].construcao === boa);
    expect((await state()).servicos[M].construcao).toBe(boa);
    await until(async () => (await teste.open(corretor, { app: outro })).ambiente.construcoes[M] === boa);
  });
});

it('with IMPORT_MAP_URL another gateway reads maps and files from the service, and keeps working when it is down', async () => {
  await teste.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const { port } = teste.app.server.address() as { port: number };
  const { token } = (
    await teste.deployer.request('POST', '/v1/tokens', {
      pessoa: 'gateway',
      direitos: { servicos: ['*'], ambientes: ['local'], acoes: ['ler', 'saude', 'concessao'] },
    })
  ).json();
  const remoto = { url: `http://127.0.0.1:${port}/import-maps`, token };
  const outro = await teste.another({ pastaDados: `${teste.config.pastaDados}-remoto`, mapas: { ...teste.config.mapas, remoto } });
  expect((await teste.open(null, { app: outro })).imports).toEqual((await teste.open(null)).imports);

  const nova = umaConstrucao(Q, 'por longe');
  await teste.deployer.deploy(nova);
  await until(async () => (await teste.open(null, { app: outro })).imports[Q] === nova.url);
  expect((await teste.open(null, { app: outro })).imports[Q]).toBe(nova.url);
  expect((await outro.inject({ method: 'GET', url: nova.url })).rawPayload).toEqual(Object.values(nova.arquivos)[0]);
  expect((await outro.inject({ method: 'GET', url: '/import-maps/health' })).statusCode).toBe(404);

  const sem = await teste.another({
    pastaDados: `${teste.config.pastaDados}-remoto`,
    mapas: { ...teste.config.mapas, remoto: { ...remoto, url: 'http://127.0.0.1:1' } },
  });
  expect((await teste.open(null, { app: sem })).imports[Q]).toBe(nova.url);
  const { status, composicao } = (await sem.inject({ method: 'GET', url: '/health' })).json();
  expect([status, composicao.origem]).toEqual(['degradado', 'ultimo-bom']);
});
