import { callApi } from '../testing/call-api.ts';
import { buildForTest } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
const NO_CAMINHO = encodeURIComponent(Q);
const L = '/v1/ambientes/local';
let teste: ServicoDeTeste;
beforeEach(async () => {
  teste = await createServicoDeTeste();
});
afterEach(() => teste.close());

const call = (linha: string, corpo?: unknown, autorizacao?: string | null) =>
  callApi(teste, linha, { corpo, ...(autorizacao !== undefined && { autorizacao }) });
const upload = (caminho: string, bytes: Buffer, autorizacao?: string) =>
  callApi(teste, `PUT /v1/arquivos/${caminho}`, {
    corpo: bytes,
    ...(autorizacao !== undefined && { autorizacao }),
    mais: { headers: { 'content-type': 'application/octet-stream' } },
  });
const newToken = async (direitos: object, pessoa = 'Ana Souza') => {
  const { corpo } = await call('POST /v1/tokens', { pessoa, direitos });
  const { id, token } = corpo as { id: string; token: string };
  return { id, autorizacao: `Bearer ${token}` };
};

it('publishes a build from uploaded files to all users, then rolls it back', async () => {
  const ids: string[] = [];
  for (const texto of ['um', 'dois']) {
    const { manifesto, arquivos } = buildForTest({ servico: Q, texto });
    for (const [caminho, bytes] of Object.entries(arquivos)) {
      expect(await upload(caminho, bytes)).toMatchObject({ status: 201, corpo: { caminho, bytes: bytes.length } });
      expect((await upload(caminho, bytes)).status).toBe(200);
      expect(await upload(caminho, Buffer.from('outra coisa'))).toMatchObject({
        status: 409,
        corpo: { erro: { codigo: 'arquivo-diferente' } },
      });
    }
    const { status, corpo } = await call('POST /v1/construcoes', { manifesto });
    expect([status, (await call('POST /v1/construcoes', { manifesto })).status]).toEqual([201, 200]);
    ids.push((corpo as { id: string }).id);
  }
  const [primeira, segunda] = ids;
  for (const construcao of ids) {
    const { status, corpo } = await call(`POST ${L}/implantacoes`, { servico: Q, construcao, motivo: 'nova versão' });
    expect([status, corpo]).toEqual([200, expect.objectContaining({ mudou: true, pendente: null })]);
  }
  expect((await call(`GET ${L}/estado`)).corpo).toMatchObject({ sequencia: 2, servicos: { [Q]: { construcao: segunda } } });
  expect((await call(`GET ${L}/diferenca?de=1&ate=2`)).corpo).toMatchObject({
    mudam: [{ nome: Q, de: { construcao: primeira }, para: { construcao: segunda } }],
  });
  expect((await call(`POST ${L}/retornos`, { servico: Q, motivo: 'falhas' })).corpo).toMatchObject({ construcao: primeira, mudou: true });
  expect((await call(`GET ${L}/historico?limite=2`)).corpo).toMatchObject([{ sequencia: 3, retornoDe: 1 }, { sequencia: 2 }]);
  expect((await call(`GET ${L}/historico?antes=2&servico=${NO_CAMINHO}`)).corpo).toMatchObject([{ sequencia: 1 }]);
  expect((await call(`GET /v1/construcoes?servico=${NO_CAMINHO}`)).corpo).toHaveLength(2);
  expect((await call(`GET /v1/construcoes/${primeira}?servico=${NO_CAMINHO}`)).corpo).toMatchObject({ id: primeira, servico: Q });
});

it('stores what it reads from the bytes, even when the manifest claims otherwise', async () => {
  const { manifesto, arquivos } = buildForTest({ servico: Q });
  for (const [caminho, bytes] of Object.entries(arquivos)) await upload(caminho, bytes);
  const [modulo] = manifesto.modulos;
  const mentira = { ...manifesto, modulos: [{ ...modulo, integrity: `sha384-${'A'.repeat(64)}` }] };
  expect(await call('POST /v1/construcoes', { manifesto: mentira })).toMatchObject({
    status: 422,
    corpo: { erro: { codigo: 'construcao-recusada' } },
  });
  const semArquivo = buildForTest({ servico: Q, texto: 'nunca enviada' });
  expect((await call('POST /v1/construcoes', { manifesto: semArquivo.manifesto })).status).toBe(422);
});

it('runs a canary from its start until it reaches all users', async () => {
  await teste.publish(umaConstrucaoDe(Q, 'velha'));
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'nova'));
  expect((await call(`POST ${L}/implantacoes`, { servico: Q, construcao, motivo: 'x', canario: { assinaturas: ['x'] } })).status).toBe(200);
  expect((await call(`PATCH ${L}/canarios/${NO_CAMINHO}`, { porcento: 10, assinaturas: ['y'], motivo: 'x' })).corpo).toMatchObject({
    alcance: { porcento: 10, assinaturas: ['x', 'y'] },
  });
  expect((await call(`PATCH ${L}/canarios/${NO_CAMINHO}`, { porcento: 5, motivo: 'x' })).status).toBe(409);
  const { carga } = (await call(`GET ${L}/mapa?assinatura=y`)).corpo as { carga: string };
  expect(JSON.parse(carga)).toMatchObject({ servicos: { [Q]: construcao } });
  expect((await call(`POST ${L}/canarios/${NO_CAMINHO}/promocao`, { motivo: 'x' })).status).toBe(200);
  expect((await call(`DELETE ${L}/canarios/${NO_CAMINHO}`, { motivo: 'x' })).status).toBe(404);
});

it.each([
  ['grown', 'PATCH', '', { porcento: 50 }],
  ['promoted', 'POST', '/promocao', {}],
  ['ended', 'DELETE', '', {}],
])('a canary is not %s without a reason, and the reason appears in the history', async (_, metodo, resto, corpo) => {
  for (const motivo of [undefined, '', '   '])
    expect(await call(`${metodo} ${L}/canarios/${NO_CAMINHO}${resto}`, { ...corpo, motivo })).toMatchObject({
      status: 422,
      corpo: { errors: [{ campo: 'motivo' }] },
    });
});

it('the shell needs two people: the first gets 202, the second approves, and the deployer’s password counts as neither', async () => {
  const { id: construcao } = await teste.register(buildForTest({ servico: '@balcao/root-config', exporta: ['start'] }));
  const ask = (autorizacao?: string) =>
    call(`POST ${L}/implantacoes`, { servico: '@balcao/root-config', construcao, motivo: 'x' }, autorizacao);
  expect(await ask()).toMatchObject({ status: 403, corpo: { erro: { codigo: 'senha-nao-e-pessoa' } } });
  const ana = await newToken({ servicos: ['*'], ambientes: ['local'], acoes: ['implantar'] });
  const { autorizacao } = await newToken({ servicos: ['*'], ambientes: ['local'], acoes: ['aprovar'] }, 'Beto Lima');
  const pedido = await ask(ana.autorizacao);
  const { pendente } = pedido.corpo as { pendente: string };
  expect(pedido.status).toBe(202);
  expect((await call(`POST ${L}/aprovacoes/${pendente}`)).status).toBe(403);
  expect(
    await callApi(teste, `POST ${L}/aprovacoes/${pendente}`, { autorizacao, mais: { headers: { 'content-type': 'application/json' } } }),
  ).toMatchObject({
    status: 200,
  });
});

describe('rights', () => {
  it('requires a credential, except for the public keys and the API document', async () => {
    for (const linha of ['GET /v1/ambientes', `GET ${L}/mapa`, 'POST /v1/tokens', 'PUT /v1/arquivos/a/b.js']) {
      expect([linha, await call(linha, undefined, null)]).toEqual([linha, expect.objectContaining({ status: 401 })]);
    }
    expect((await call(`GET ${L}/chaves`, undefined, null)).corpo).toMatchObject({
      keys: [{ kty: 'OKP', crv: 'Ed25519', kid: expect.any(String) }],
    });
    expect((await call('GET /openapi.json', undefined, null)).status).toBe(200);
  });

  it('a token works only in its own parcel and environment, and the refusal explains why', async () => {
    const { autorizacao } = await newToken({ servicos: [Q], ambientes: ['staging'], acoes: ['implantar', 'registrar', 'ler'] });
    const [quoting, menu] = [await teste.register(umaConstrucaoDe(Q, 'um')), await teste.register(umaConstrucaoDe('@balcao/menu', 'um'))];
    const deploy = (ambiente: string, { servico, id }: { servico: string; id: string }) =>
      call(`POST /v1/ambientes/${ambiente}/implantacoes`, { servico, construcao: id, motivo: 'x' }, autorizacao);
    expect((await deploy('staging', quoting)).status).toBe(200);
    expect(await deploy('production', quoting)).toMatchObject({
      status: 403,
      corpo: { erro: { codigo: 'outro-ambiente', mensagem: 'Ana Souza não pode agir no ambiente production.' } },
    });
    expect(await deploy('staging', menu)).toMatchObject({ status: 403, corpo: { erro: { codigo: 'outro-servico' } } });
    expect((await upload('menu/x.js', Buffer.from('x'), autorizacao)).status).toBe(403);
    expect((await call('POST /v1/ambientes/staging/congelamento', { motivo: 'x' }, autorizacao)).status).toBe(403);
    expect((await call('GET /v1/ambientes/production/estado', undefined, autorizacao)).status).toBe(403);
  });

  it('an expired or revoked token is refused', async () => {
    const { id, autorizacao } = await newToken({ servicos: ['*'], ambientes: ['*'], acoes: ['ler'] });
    expect((await call(`GET ${L}/estado`, undefined, autorizacao)).status).toBe(200);
    expect((await call(`DELETE /v1/tokens/${id}`)).corpo).toMatchObject({ id, revogadoEm: teste.agora().toISOString() });
    expect((await call(`GET ${L}/estado`, undefined, autorizacao)).status).toBe(401);
    const outro = await newToken({ servicos: ['*'], ambientes: ['*'], acoes: ['ler'] });
    teste.passTime(91 * 86_400_000);
    expect((await call(`GET ${L}/estado`, undefined, outro.autorizacao)).status).toBe(401);
  });

  it('a token cannot grant more than its owner has, use the system’s name, or show its secret a second time', async () => {
    const { autorizacao } = await newToken({ servicos: [Q], ambientes: ['local'], acoes: ['tokens', 'ler'] });
    const ask = (direitos: object, pessoa = 'Caio') => call('POST /v1/tokens', { pessoa, direitos }, autorizacao);
    expect(await ask({ servicos: ['*'], ambientes: ['local'], acoes: ['ler'] })).toMatchObject({
      status: 403,
      corpo: { erro: { codigo: 'direito-maior' } },
    });
    expect((await ask({ servicos: [Q], ambientes: ['local'], acoes: ['ler'] })).status).toBe(201);
    expect((await ask({ servicos: [Q], ambientes: ['local'], acoes: ['ler'] }, ' Sistema ')).status).toBe(422);
    expect((await ask({ servicos: [Q], ambientes: ['local'], acoes: ['ler', 'implatar'] })).status).toBe(422);
    const { texto } = await call('GET /v1/tokens');
    expect(texto).not.toMatch(/imt_|hash/);
  });

  it('after ten wrong credentials the address must wait, even if the next credential is right', async () => {
    const wrong = `Bearer imt_${'x'.repeat(43)}`;
    for (let vez = 0; vez < 10; vez++) expect((await call('GET /v1/ambientes', undefined, wrong)).status).toBe(401);
    expect(await call('GET /v1/ambientes')).toMatchObject({ status: 429, cabecalhos: { 'retry-after': '60' } });
    teste.passTime(61_000);
    expect((await call('GET /v1/ambientes')).status).toBe(200);
  });
});

describe('invalid requests', () => {
  it('names each field, in pt-BR', async () => {
    const { status, corpo } = await call(`POST ${L}/implantacoes`, { servico: '', simlar: true, canario: { porcento: 200 } });
    expect(status).toBe(422);
    expect(corpo).toEqual({
      erro: { codigo: 'dados-invalidos', mensagem: 'Confira os campos indicados.' },
      errors: expect.arrayContaining([
        { campo: 'servico', codigo: 'too_small', mensagem: 'É menor do que o mínimo.' },
        { campo: 'construcao', codigo: 'invalid_type', mensagem: 'É obrigatório.' },
        { campo: 'motivo', codigo: 'invalid_type', mensagem: 'É obrigatório.' },
        { campo: 'canario.porcento', codigo: 'too_big', mensagem: 'É maior do que o máximo.' },
        { campo: '', codigo: 'unrecognized_keys', mensagem: 'Não existe aqui: simlar.' },
      ]),
    });
  });

  it.each(['constructor', '__proto__', 'toString'])('refuses %s as a name', async (nome) => {
    expect((await call(`POST ${L}/retornos`, { servico: nome, motivo: 'x' })).status).toBe(422);
    expect((await call(`GET /v1/ambientes/${nome}/estado`)).status).toBe(422);
  });

  it.each([
    ['..%2fsegredo%2fx.js', 422],
    ['quoting/..%2f..%2fx.js', 422],
    ['quoting/.x', 422],
    ['x.js', 422],
  ])('refuses the file path %s', async (caminho, status) => {
    expect((await upload(caminho, Buffer.from('x'))).status).toBe(status);
  });

  it('refuses a body that is not JSON or is too large', async () => {
    const json = { mais: { headers: { 'content-type': 'application/json' } } };
    expect((await callApi(teste, `POST ${L}/retornos`, { corpo: '{meio', ...json })).status).toBe(400);
    expect((await callApi(teste, `POST ${L}/retornos`, { corpo: `{"a":"${'x'.repeat(5_000_000)}"}`, ...json })).status).toBe(413);
    expect((await upload('quoting/grande.js', Buffer.alloc(33 * 1024 * 1024))).status).toBe(413);
  });

  it('an unknown environment is 404 everywhere', async () => {
    for (const linha of [
      'GET /v1/ambientes/prod/estado',
      'GET /v1/ambientes/prod/mapa',
      'GET /v1/ambientes/prod/chaves',
      'GET /v1/ambientes/prod/historico',
    ]) {
      expect([linha, (await call(linha)).status]).toEqual([linha, 404]);
    }
  });
});

it('creates an empty environment, and refuses to create it twice', async () => {
  expect((await call('POST /v1/ambientes', { nome: 'homologacao' })).status).toBe(201);
  expect((await call('POST /v1/ambientes', { nome: 'homologacao' })).status).toBe(409);
  expect((await call('POST /v1/ambientes', { nome: 'Homologação' })).status).toBe(422);
  expect((await call('GET /v1/ambientes')).corpo).toContainEqual(
    expect.objectContaining({ nome: 'homologacao', sequencia: 0, padrao: false }),
  );
  const { id: construcao } = await teste.register(umaConstrucaoDe(Q, 'um'));
  expect((await call('POST /v1/ambientes/homologacao/implantacoes', { servico: Q, construcao, motivo: 'x' })).status).toBe(200);
  expect((await teste.servico.estado('local')).sequencia).toBe(0);
});

it('waits for the next entry when asked to', async () => {
  const espera = call(`GET ${L}/estado?depois=0&espera=20`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await teste.publish(umaConstrucaoDe(Q, 'um'));
  expect((await espera).corpo).toMatchObject({ sequencia: 1 });
  expect((await call(`GET ${L}/estado?depois=1&espera=0`)).corpo).toMatchObject({ sequencia: 1 });
});

it('lists unused builds', async () => {
  const orfa = await teste.register(umaConstrucaoDe('@balcao/menu', 'um'));
  await teste.publish(umaConstrucaoDe(Q, 'um'));
  teste.passTime(40 * 86_400_000);
  expect((await call('GET /v1/inventario?dias=30')).corpo).toMatchObject({ orfas: [{ servico: '@balcao/menu', construcao: orfa.id }] });
});

it('records a support grant: registered builds only, with a reason, for at most one hour', async () => {
  const { id } = await teste.register(umaConstrucaoDe(Q, 'um'));
  const grant = (minutos: number, construcao = id) => ({
    motivo: 'tela em branco',
    concessao: {
      id: 'c1',
      para: { tipo: 'usuario', id: 'u1' },
      construcoes: { [Q]: construcao },
      sessao: 's1',
      expiraEm: new Date(teste.agora().getTime() + minutos * 60_000).toISOString(),
    },
  });
  expect((await call(`POST ${L}/concessoes`, grant(61))).status).toBe(422);
  expect((await call(`POST ${L}/concessoes`, grant(30, 'f'.repeat(20)))).status).toBe(404);
  expect((await call(`POST ${L}/concessoes`, grant(30))).status).toBe(201);
  expect((await call(`POST ${L}/concessoes/c1/usos`)).status).toBe(200);
  const leave = (quem: string) => call(`POST ${L}/concessoes/c1/saidas`, { quem: { id: quem, nome: `Dona ${quem}` } });
  expect([(await leave('u1')).status, (await leave('u1')).status]).toEqual([200, 200]);
  expect((await teste.servico.estado('local')).concessoes['c1']?.deixadaPor).toEqual(['u1']);
  teste.passTime(31 * 60_000);
  expect([(await call(`POST ${L}/concessoes/c1/usos`)).status, (await leave('u2')).status]).toEqual([404, 404]);
  expect((await call(`DELETE ${L}/concessoes/c1`)).status).toBe(200);
  expect((await call(`GET ${L}/historico`)).corpo).toMatchObject([
    { acao: 'encerrada' },
    { acao: 'deixada', quem: { id: 'u1', nome: 'Dona u1' } },
    { acao: 'usada' },
    { acao: 'criada', motivo: 'tela em branco' },
  ]);
});

it('its API document describes every call, its input and its rights', async () => {
  const { corpo } = await call('GET /openapi.json', undefined, null);
  const documento = corpo as { openapi: string; paths: Record<string, Record<string, { summary?: string; requestBody?: unknown }>> };
  expect(documento.openapi).toMatch(/^3\.1/);
  expect(Object.keys(documento.paths)).toEqual(
    expect.arrayContaining([
      '/v1/ambientes/{ambiente}/implantacoes',
      '/v1/arquivos/{*}',
      '/v1/construcoes',
      '/v1/tokens/{id}',
      '/v1/ambientes/{ambiente}/chaves',
    ]),
  );
  const calls = Object.values(documento.paths).flatMap((metodos) => Object.values(metodos));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.every(({ summary }) => summary)).toBe(true);
  expect(documento.paths['/v1/ambientes/{ambiente}/implantacoes']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['servico', 'construcao', 'motivo'] } } },
  });
});
