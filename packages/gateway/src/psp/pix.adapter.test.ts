import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDias, hojeEm, parametrosCobranca } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { testConfig } from '../testing/test-config.ts';
import { type PedidoCobranca, PspIndisponivel, PspRecusou } from './cobranca.port.ts';
import { type ConfigPix, createPixAdapter } from './pix.adapter.ts';
import { loadPix } from './pix.config.ts';
import { createExchange } from './pix-http.ts';

const sandbox = createSandbox({ latencia: 0 });
let config: ConfigPix;
const { signal } = new AbortController();
const agora = () => new Date();

beforeAll(async () => {
  const url = await sandbox.listen(0);
  config = { ...testConfig().pix, baseUrl: `${url}/psp/v2`, tokenUrl: `${url}/psp/oauth/token` };
});
afterAll(() => sandbox.close());

const adapter = (mudanca: Partial<ConfigPix> = {}, exchange = createExchange(null)) =>
  createPixAdapter({ config: { ...config, ...mudanca }, agora, exchange });

let count = 0;
const pedido = (mudanca: Partial<PedidoCobranca> = {}): PedidoCobranca => ({
  txid: String(++count).padStart(32, 'a'),
  valorCentavos: 29_990,
  vencimento: addDias(hojeEm(agora()), 5),
  validadeDias: 30,
  multa: parametrosCobranca.multa,
  juros: parametrosCobranca.juros,
  devedor: { cnpj: '12ABC34501DE35', nome: 'Corretora Exemplo Ltda' },
  mensagem: 'Assinatura de novembro',
  ...mudanca,
});
const pay = async (txid: string) =>
  fetch(`${config.baseUrl.replace('/psp/v2', '')}/_sandbox/pix/pagar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ txid }),
  });

it('issues a charge, finds it, and issues it again as the same', async () => {
  const psp = adapter();
  const um = pedido();
  const criada = await psp.create(um, signal);
  expect(criada).toMatchObject({ txid: um.txid, status: 'ATIVA', pagamentos: [] });
  expect(criada.location).toMatch(/^127\.0\.0\.1:\d+\/psp\/qr\/cobv\/[0-9a-f]{24}$/);
  expect(await psp.create(um, signal)).toEqual(criada);
  expect(await psp.find(um.txid, signal)).toEqual(criada);
  expect(await psp.find('z'.repeat(32), signal)).toBeNull();
});

it('finds a charge that was paid before it was issued again', async () => {
  const psp = adapter();
  const um = pedido();
  await psp.create(um, signal);
  await pay(um.txid);
  const lida = await psp.create({ ...um, valorCentavos: 1 }, signal);
  expect(lida).toMatchObject({ status: 'CONCLUIDA', pagamentos: [{ valorCentavos: 29_990, devolucoes: [] }] });
  // there is nothing left to take back
  await psp.remove(um.txid, signal);
  expect((await psp.find(um.txid, signal))?.status).toBe('CONCLUIDA');
});

it('takes a charge back', async () => {
  const psp = adapter();
  const um = pedido();
  await psp.create(um, signal);
  await psp.remove(um.txid, signal);
  expect((await psp.find(um.txid, signal))?.status).toBe('REMOVIDA');
  expect((await pay(um.txid)).status).toBe(409);
});

it('lists every charge of a period, however many pages they take', async () => {
  const psp = adapter();
  const inicio = new Date();
  for (let n = 0; n < 205; n += 1) await psp.create(pedido(), signal);
  const txids: string[] = [];
  for await (const { txid } of psp.list({ inicio, fim: new Date(Date.now() + 1_000) }, signal)) txids.push(txid);
  expect([txids.length, new Set(txids).size]).toEqual([205, 205]);
});

it('is refused with the word of the standard, and nothing that was sent', async () => {
  const ontem = adapter().create(pedido({ vencimento: addDias(hojeEm(agora()), -1) }), signal);
  await expect(ontem).rejects.toEqual(new PspRecusou('HTTP_400_CobVOperacaoInvalida'));
  await expect(adapter({ clientSecret: 'outro' }).find('a'.repeat(32), signal)).rejects.toEqual(new PspRecusou('CREDENCIAL'));
});

it('reads the payments of a notice, and none in anything else', () => {
  const { readAvisos } = adapter();
  const pix = { endToEndId: `E${'1'.repeat(31)}`, txid: 'a'.repeat(32), valor: '1.00', horario: '2026-11-24T12:00:00.000Z' };
  expect(readAvisos({ pix: [pix, { ...pix, txid: undefined }], outra: 1 })).toEqual([{ txid: pix.txid, endToEndId: pix.endToEndId }]);
  for (const corpo of [null, 'pix', {}, { pix: [{ ...pix, valor: '1' }] }]) expect(readAvisos(corpo)).toBeNull();
});

describe('a provider that misbehaves', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let server: Server;
  let url: string;
  let tokens = 0;

  beforeAll(async () => {
    server = createHttp((request, response) => {
      if (request.url !== '/token') return answer(request, response);
      tokens += 1;
      response.end(JSON.stringify({ access_token: `t${tokens}`, expires_in: 300 }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const other = () => adapter({ baseUrl: url, tokenUrl: `${url}/token` });

  it.each([
    ['an error of its own', 503, '', 'HTTP_503'],
    ['too many questions', 429, '', 'HTTP_429'],
    ['no JSON', 200, '<html>', 'JSON_INVALIDO'],
    ['nothing', 200, '', 'RESPOSTA_MALFORMADA'],
    ['another shape', 200, '{"txid":"curto"}', 'RESPOSTA_MALFORMADA'],
  ])('with %s may be asked again later', async (_, status, body, causa) => {
    answer = (_request, response) => void response.writeHead(status).end(body);
    await expect(other().find('a'.repeat(32), signal)).rejects.toEqual(new PspIndisponivel(causa));
  });

  it('is given up when it never answers, or nobody is there', async () => {
    answer = () => undefined;
    await expect(other().find('a'.repeat(32), AbortSignal.timeout(50))).rejects.toBeInstanceOf(PspIndisponivel);
    await expect(adapter({ tokenUrl: 'http://127.0.0.1:1/token' }).find('a'.repeat(32), signal)).rejects.toEqual(
      new PspIndisponivel('REDE_ECONNREFUSED'),
    );
  });

  it('is shown a new token once when it does not take the old one, which all who wait share', async () => {
    tokens = 0;
    answer = ({ headers }, response) => void response.writeHead(headers.authorization === 'Bearer t1' ? 401 : 404).end();
    const psp = other();
    expect(await Promise.all([psp.find('a'.repeat(32), signal), psp.find('b'.repeat(32), signal)])).toEqual([null, null]);
    expect(tokens).toBe(2);
  });
});

describe('a provider that wants a client certificate', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'balcao-mtls-'));
  const file = (nome: string) => join(pasta, nome);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  let server: Server;
  let baseUrl: string;

  beforeAll(async () => {
    for (const nome of ['psp', 'balcao', 'estranho']) {
      const sujeito = ['-subj', `/CN=${nome}`, '-addext', 'subjectAltName=IP:127.0.0.1'];
      openssl(
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        ...sujeito,
        '-keyout',
        file(`${nome}.key`),
        '-out',
        file(`${nome}.pem`),
      );
    }
    const tls = { cert: readFileSync(file('psp.pem')), key: readFileSync(file('psp.key')), ca: readFileSync(file('balcao.pem')) };
    server = createHttps({ ...tls, requestCert: true, rejectUnauthorized: true }, ({ url }, response) => {
      if (url === '/token') return void response.end(JSON.stringify({ access_token: 't' }));
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const known = (nome: string): ConfigPix =>
    loadPix(
      {
        ...config,
        baseUrl,
        tokenUrl: `${baseUrl}/token`,
        // one by its file, the other by its text in one line
        certificado: {
          certificado: file(`${nome}.pem`),
          chave: readFileSync(file(`${nome}.key`), 'utf8').replaceAll('\n', '\\n'),
          autoridade: file('psp.pem'),
        },
      },
      (path) => readFileSync(path, 'utf8'),
    );
  const find = (pix: ConfigPix) => adapter(pix, createExchange(pix.certificado)).find('a'.repeat(32), signal);

  it('is shown ours, and answers to no other', async () => {
    expect(await find(known('balcao'))).toBeNull();
    await expect(find(known('estranho'))).rejects.toBeInstanceOf(PspIndisponivel);
    await expect(find({ ...known('balcao'), certificado: null })).rejects.toBeInstanceOf(PspIndisponivel);
  });

  it('names the variable whose file cannot be read or is no certificate', () => {
    const certificado = { certificado: '/nenhum.pem', chave: 'nada' };
    const read = (path: string) => readFileSync(path, 'utf8');
    expect(() => loadPix({ ...config, certificado }, read)).toThrow('PIX_CERTIFICADO: não foi possível ler o arquivo /nenhum.pem.');
    expect(() => loadPix({ ...config, certificado: { ...certificado, certificado: __filename } }, () => 'x')).toThrow('não é PEM');
  });
});
