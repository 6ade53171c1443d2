import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@balcao/insurers-sandbox';
import { createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { asOwner } from '../../testing/test-quoting.ts';
import { createEmpresas } from './empresas.adapter.ts';

const servers: Server[] = [];
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  return Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

const CNPJ = '12ABC34501DE35';
const empresa = {
  razao_social: 'PADARIA CENTRAL LTDA',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'DAS FLORES',
  cep: 1310100,
  cnae_fiscal: 111301,
  uf: 'sp',
  data_inicio_atividade: 'ontem',
};

it('asks once for a CNPJ while the answer is fresh, however many want it at once, and again a day later', async () => {
  let asked = 0;
  let agora = new Date('2026-11-22T12:00:00Z');
  const url = await serving((_, response) => {
    asked += 1;
    response.end(JSON.stringify(empresa));
  });
  const empresas = createEmpresas({ url, agora: () => agora });
  const [first] = await Promise.all([empresas.find(CNPJ), empresas.find(CNPJ)]);
  // what is not in its form is as if it had not come
  expect(first).toMatchObject({
    cnpj: CNPJ,
    razaoSocial: 'PADARIA CENTRAL LTDA',
    cep: '01310100',
    logradouro: 'RUA DAS FLORES',
    cnae: '0111301',
    uf: null,
    abertura: null,
  });
  await empresas.find(CNPJ);
  expect(asked).toBe(1);
  agora = new Date('2026-11-23T12:00:01Z');
  await empresas.find(CNPJ);
  expect(asked).toBe(2);
});

it.each<[string, RequestListener]>([
  ['fails', (_, response) => void response.writeHead(500).end()],
  ['answers what cannot be read', (_, response) => void response.end('<html>')],
  ['answers another shape', (_, response) => void response.end('{"nome":1}')],
  ['sends elsewhere', (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
])('says that it is away when the look-up %s, and asks again the next time', async (_, answer) => {
  let asked = 0;
  const url = await serving((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const empresas = createEmpresas({ url, agora: () => new Date() });
  for (const expected of [1, 2]) {
    await expect(empresas.find(CNPJ)).rejects.toMatchObject({ status: 502, id: 'cnpj-fora-do-ar' });
    expect(asked).toBe(expected);
  }
});

it('knows nothing of a CNPJ that the look-up takes for none', async () => {
  const url = await serving((_, response) => void response.writeHead(400).end('{"message":"CNPJ inválido."}'));
  expect(await createEmpresas({ url, agora: () => new Date() }).find(CNPJ)).toBeNull();
});

it('says that it is away when the look-up never answers within its time, and asks again the next time', async () => {
  let asked = 0;
  let late = new AbortController();
  // the time is up once the question has arrived, however long a busy machine takes to bring it
  const url = await serving(() => {
    asked += 1;
    late.abort(new DOMException('The operation timed out', 'TimeoutError'));
  });
  const empresas = createEmpresas({ url, agora: () => new Date(), prazo: () => (late = new AbortController()).signal });
  for (const expected of [1, 2]) {
    await expect(empresas.find(CNPJ)).rejects.toMatchObject({ status: 502, id: 'cnpj-fora-do-ar' });
    expect(asked).toBe(expected);
  }
});

it('spells the places of a company as its postcode does, where it is known and of the same state', async () => {
  const lookUp = await serving((request, response) => {
    const uf = request.url?.includes('11222333000181') ? 'SP' : 'MG';
    response.end(JSON.stringify({ ...empresa, logradouro: 'DO SABIA CANTOR', bairro: 'CENTRO', municipio: 'ITAJUBA', cep: 37500100, uf }));
  });
  const teste = await createTestApp({ config: testConfig({ cnpjUrl: lookUp }) });
  await asOwner(teste.banco.url, async (client) => {
    await client.query(
      `insert into balcao.cep (cep, logradouro, bairro, cidade, uf) values ('37500100', 'Rua do Sabiá Cantor', '', 'Itajubá', 'MG')`,
    );
  });
  const { headers } = await teste.signIn(await teste.createUser());
  const get = async (cnpj: string) => (await teste.app.inject({ method: 'GET', url: `/c/api/v1/apoio/cnpj/${cnpj}`, headers })).json().data;
  expect(await get(CNPJ)).toMatchObject({ logradouro: 'Rua do Sabiá Cantor', bairro: 'CENTRO', cidade: 'Itajubá', uf: 'MG' });
  expect(await get('11222333000181')).toMatchObject({ logradouro: 'RUA DO SABIA CANTOR', cidade: 'ITAJUBA', uf: 'SP' });
  await teste.close();
});

it('finds a company by its CNPJ, alphanumeric too, through the gateway; nothing of an invalid or an unknown one', async () => {
  const sandbox = createSandbox({ latencia: 0 });
  const cnpjUrl = `${await sandbox.listen(0)}/receita/cnpj`;
  const teste = await createTestApp({ config: testConfig({ cnpjUrl }) });
  const entrada = await teste.signIn(await teste.createUser());
  const get = (cnpj: string, headers: Record<string, string> = entrada.headers) =>
    teste.app.inject({ method: 'GET', url: `/c/api/v1/apoio/cnpj/${encodeURIComponent(cnpj)}`, headers });
  expect((await get('12.abc.345/01de-35')).json().data).toMatchObject({
    cnpj: CNPJ,
    razaoSocial: expect.stringMatching(/LTDA$/),
    cep: expect.stringMatching(/^\d{8}$/),
    cnae: expect.stringMatching(/^\d{7}$/),
    abertura: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await get('../../health')).json().data).toBeNull();
  expect((await get('11222333000180')).json().data).toBeNull();
  expect((await get(CNPJ, {})).statusCode).toBe(401);
  await sandbox.close();
  expect((await get('11222333000181')).statusCode).toBe(502);
  await teste.close();
});
