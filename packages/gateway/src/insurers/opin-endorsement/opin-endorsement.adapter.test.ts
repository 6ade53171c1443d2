import { createSandbox } from '@balcao/insurers-sandbox';
import { type ChamadaFeita, readPublishedDocuments } from '@balcao/testing';
import { espera } from '../espera.ts';
import type { InsurerPort, PedidoDeEndosso } from '../insurer.port.ts';
import { loadSeguradoras } from '../insurers.config.ts';
import { createInsurers } from '../insurers.registry.ts';

const sandbox = createSandbox({ latencia: 0.002 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const feitas: ChamadaFeita[] = [];
const listening: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (String(input).includes('/endorsement/')) {
    feitas.push({
      method: init?.method ?? 'GET',
      url: String(input),
      status: response.status,
      pedido: JSON.parse(String(init?.body)),
      resposta: await response.clone().json(),
    });
  }
  return response;
};
let insurers = new Map<string, InsurerPort>();
beforeAll(async () => {
  const configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  insurers = createInsurers(configs, { agora: () => new Date(), espera, log, fetch: listening });
});
afterAll(() => sandbox.close());

const pedido: PedidoDeEndosso = {
  endossoId: '0190b000-0000-7000-8000-000000000001',
  consentId: 'urn:balcao:0190b000-0000-7000-8000-000000000001',
  numeroApolice: 'A-123',
  objetos: ['ABC1D23'],
  tipo: 'ALTERACAO',
  descricao: 'Trocou de carro.',
  dia: '2026-11-26',
  depois: { bem: 'HB20 1.0 2024', premioAnualCentavos: 360_000, endereco: 'Rua das Flores, 10', condutor: 'Rui', beneficiarios: 'Ana' },
};
const ask = (mudancas: Partial<PedidoDeEndosso> = {}, idempotencyKey = 'chave-1') =>
  insurers.get('jequitiba_seguros')?.askEndosso?.({ ...pedido, ...mudancas }, { signal: new AbortController().signal, idempotencyKey });

it('is protocolled, once however often it is asked under one key; another request under that key is refused', async () => {
  const primeira = await ask();
  expect(primeira).toEqual({ status: 'PROTOCOLADO', protocolo: expect.stringMatching(/^EN-[0-9A-F]{10}$/) });
  expect(await ask()).toEqual(primeira);
  expect(await ask({ descricao: 'Outro.' })).toMatchObject({ status: 'RECUSADO', mensagem: { codigo: 'HTTP_422' } });
  expect(await ask({ descricao: 'Não dá #RECUSA' }, 'chave-2')).toEqual({
    status: 'RECUSADO',
    mensagem: { codigo: 'HTTP_422', texto: 'A apólice não permite este endosso.' },
  });
});

it('is offered only by insurers that speak it', () => {
  expect(insurers.get('jequitiba_seguros')?.askEndosso).toBeDefined();
  expect(insurers.get('capivara_seguros')?.askEndosso).toBeUndefined();
});

it('an insurer that is away is said to have failed, to be asked again', async () => {
  const config = { slug: 'x', nome: 'X', baseUrl: 'http://127.0.0.1:1', protocolos: ['opin-endorsement'] as const };
  const longe = createInsurers(
    [
      { ...config, credenciais: { clientId: 'a', clientSecret: 'b' } },
      { ...config, slug: 'y' },
    ],
    {
      agora: () => new Date(),
      espera,
      log,
    },
  );
  const options = { signal: new AbortController().signal, idempotencyKey: 'k' };
  expect(await longe.get('x')?.askEndosso?.(pedido, options)).toMatchObject({ status: 'FALHOU' });
  expect(await longe.get('y')?.askEndosso?.(pedido, options)).toMatchObject({ status: 'FALHOU', mensagem: { codigo: 'SEM_CREDENCIAL' } });
});

const OPIN_SPECS = process.env['OPIN_SPECS'];
if (!OPIN_SPECS) process.stderr.write('opin-endorsement: left out, OPIN_SPECS names no folder of published documents\n');

it('speaks the published form in every call and answer', async () => {
  await ask();
  await ask({ descricao: 'Não dá #RECUSA' }, 'chave-3');
  expect(new Set(feitas.map(({ status }) => status))).toEqual(new Set([201, 422]));
  const judge = await readPublishedDocuments(OPIN_SPECS);
  const broken = judge ? feitas.map(judge).filter(({ pedido: asked, resposta }) => asked.length + resposta.length > 0) : [];
  expect(broken).toEqual([]);
});
