import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAvisoWebhook } from './notify-donos.ts';

let servidor: Server;
let url: string;
let status = 204;
const recebidos: { corpo: string; assinatura: unknown }[] = [];
beforeAll(async () => {
  servidor = createServer((request, response) => {
    const pedacos: Buffer[] = [];
    request
      .on('data', (pedaco: Buffer) => pedacos.push(pedaco))
      .on('end', () => {
        recebidos.push({ corpo: Buffer.concat(pedacos).toString(), assinatura: request.headers['x-balcao-assinatura'] });
        response.writeHead(status).end();
      });
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/avisos`;
});
afterAll(() => new Promise((resolve) => servidor.close(resolve)));

const aviso = {
  ambiente: 'local',
  servico: '@balcao/quoting',
  construcao: 'abc',
  donos: ['Ana'],
  texto: 'Voltou.',
  em: '2026-03-01T12:00:00.000Z',
};

it('notifies the owners, signed with the shared key', async () => {
  await createAvisoWebhook({ url, chave: 'segredo' })(aviso);
  const [{ corpo, assinatura } = { corpo: '', assinatura: '' }] = recebidos;
  expect(JSON.parse(corpo)).toEqual(aviso);
  expect(assinatura).toBe(`sha256=${createHmac('sha256', 'segredo').update(corpo).digest('hex')}`);
});

it('reports a failed delivery', async () => {
  status = 500;
  await expect(createAvisoWebhook({ url, chave: 'segredo' })(aviso)).rejects.toThrow('500');
});
