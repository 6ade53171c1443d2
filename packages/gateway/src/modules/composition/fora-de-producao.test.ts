import { readFileSync, writeFileSync } from 'node:fs';
import { createTestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTestSite } from '../../testing/test-site.ts';

/** A site that has a map for production too. */
function createSite() {
  const site = createTestSite();
  const mapa = JSON.parse(readFileSync(site.arquivoMapa, 'utf8')) as { ambientes: Record<string, object> };
  writeFileSync(site.arquivoMapa, JSON.stringify({ ...mapa, ambientes: { ...mapa.ambientes, production: { modulos: '/modules/' } } }));
  return site;
}

it.each([
  ['local', 200],
  ['production', 404],
] as const)('in %s, /teste is answered with %i, as the page that says what is there', async (ambiente, status) => {
  const teste = await createTestApp({ site: createSite(), config: testConfig({ ambiente }) });
  const ask = (url: string) => teste.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
  const [deTeste, deLogin] = [await ask('/teste'), await ask('/login')];
  await teste.close();
  expect([deTeste.statusCode, deTeste.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(deLogin.statusCode).toBe(200);
});
