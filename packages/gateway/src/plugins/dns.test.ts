import { problemaDoRegistro, registrosDoDominio } from '@balcao/domain';
import { createTestDns, type RespostaDns } from '../testing/test-dns.ts';
import { createDns } from './dns.ts';

const zona = new Map<string, RespostaDns>();
let dns: Awaited<ReturnType<typeof createTestDns>>;
beforeAll(async () => (dns = await createTestDns((nome) => zona.get(nome) ?? 'inexistente')));
beforeEach(() => zona.clear());
afterAll(() => dns.close());

const read = (nome: string) => createDns({ dnsZona: null }, { servidores: [dns.servidor], prazoMs: 200 }).readTxt(nome);

it('reads every text at a name, each whole whatever the strings it is split into', async () => {
  zona.set('casa.test', { textos: [['v=spf1 include:', 'spf.balcao.test', ' ~all'], ['outra=coisa']] });
  expect([...(await read('casa.test'))].toSorted()).toEqual(['outra=coisa', 'v=spf1 include:spf.balcao.test ~all']);
});

it('takes a name that does not exist, and one without texts, for none', async () => {
  zona.set('vazia.test', 'vazio');
  expect([await read('ninguem.test'), await read('vazia.test')]).toEqual([[], []]);
});

it('asks again, then gives up, where nobody answers or the server fails: it never says there is none', async () => {
  zona.set('muda.test', 'silencio');
  zona.set('quebrada.test', 'falha');
  await expect(read('muda.test')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  await expect(read('quebrada.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  expect(dns.perguntas.filter((pergunta) => pergunta === 'udp muda.test')).toHaveLength(2);
  const fechado = await createTestDns(() => 'vazio');
  fechado.close();
  await expect(createDns({ dnsZona: null }, { servidores: [fechado.servidor], prazoMs: 200 }).readTxt('x.test')).rejects.toMatchObject({
    code: expect.stringMatching(/^E/),
  });
});

it('reads the records the product asks a domain for: a key longer than a datagram comes over TCP', async () => {
  const chavePublica = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(20);
  const registros = registrosDoDominio({ dominio: 'casa.test', seletor: 'balcao1', chavePublica, spf: 'include:spf.balcao.test' });
  for (const { nome, valor } of registros) zona.set(nome, { textos: [valor.match(/.{1,255}/g) ?? []] });
  for (const registro of registros)
    expect([registro.papel, problemaDoRegistro(registro, await read(registro.nome))]).toEqual([registro.papel, null]);
  expect(dns.perguntas).toContain('tcp balcao1._domainkey.casa.test');
});
