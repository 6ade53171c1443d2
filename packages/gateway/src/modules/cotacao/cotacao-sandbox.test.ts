import { createSandbox } from '@balcao/insurers-sandbox';
import { espera } from '../../insurers/espera.ts';
import { loadSeguradoras } from '../../insurers/insurers.config.ts';
import { createInsurers } from '../../insurers/insurers.registry.ts';
import { createDb } from '../../plugins/db.ts';
import { createOwnerPool } from '../../plugins/postgres-pool.ts';
import { seed } from '../../seed/seed.ts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { corretorOf, type Corretor } from '../../testing/test-quoting.ts';

/** Nothing pretended: the demo brokerage, its ten car insurers over real HTTP in the published protocol, the job queue. */
const sandbox = createSandbox({ latencia: 0.01 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let teste: AppTeste;
let clara: Corretor;
let slugs: string[];

beforeAll(async () => {
  const configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  const insurers = createInsurers(configs, { agora: () => new Date(), espera, log });
  slugs = configs.filter(({ protocolos }) => protocolos.includes('opin-quote-auto')).map(({ slug }) => slug);
  teste = await createTestApp({ insurers });
  const owner = createDb(createOwnerPool({ databaseUrl: teste.banco.url, max: 2 }), { papel: null });
  await seed({ db: owner, agora: new Date() }).finally(() => owner.close());
  const entrada: Entrada = await teste.signIn({ email: 'corretor@balcao.test' });
  const { assinaturaId, usuarioId } = entrada.sessao;
  const corretora = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/corretoras/minhas', headers: entrada.headers })).json()
    .data[0];
  clara = corretorOf(teste, { assinaturaId, usuarioId, email: entrada.sessao.email, corretoraId: corretora.id }, entrada);
});
afterAll(async () => {
  await teste.close();
  await sandbox.close();
});

const comercial = (observacoes?: string) => ({
  body: { seguradoras: slugs, comissaoBps: Object.fromEntries(slugs.map((slug) => [slug, 2_000])), descontoBps: {} },
  risco: observacoes ? { observacoes } : {},
});

async function quote(observacoes?: string) {
  const { body, risco } = comercial(observacoes);
  const response = await clara.calculate(await clara.prepare(risco), body);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return clara.until(response.json().data.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
}

it('prices a car with ten insurers, every offer adding up', async () => {
  const { resultados } = await quote();
  expect(resultados).toHaveLength(10);
  const priced = resultados.filter(({ status }) => status === 'OK');
  expect(priced.length).toBeGreaterThanOrEqual(8);
  for (const { ofertas, validade, numeroCalculo } of priced) {
    expect([validade, numeroCalculo]).not.toContain(null);
    for (const oferta of ofertas) expect(oferta.premioLiquidoCentavos + oferta.iofCentavos).toBe(oferta.premioTotalCentavos);
  }
});

it('turns refusals of the insurers into families with a remedy', async () => {
  const { resultados } = await quote('#RECUSA');
  expect(resultados.length).toBeGreaterThan(0);
  expect(resultados.every(({ status, familiaErro }) => status === 'RECUSADO' && familiaErro !== null)).toBe(true);
});

it('keeps fifty quotes at once apart and whole', async () => {
  const runs = await Promise.all(Array.from({ length: 50 }, () => quote()));
  for (const { cotacao, resultados } of runs) {
    expect(resultados.map(({ cotacaoId }) => cotacaoId)).toEqual(Array.from({ length: 10 }, () => cotacao.id));
    expect(resultados.filter(({ status }) => status === 'OK').length).toBeGreaterThanOrEqual(8);
  }
}, 120_000);
