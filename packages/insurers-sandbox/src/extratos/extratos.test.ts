import { createSandbox } from '../sandbox.ts';
import { fetchToken } from '../sandbox.client.fixture.ts';

let sandbox: ReturnType<typeof createSandbox>;
let origem: string;
// the clock is advanced in each
beforeEach(async () => {
  sandbox = createSandbox({ latencia: 0, agora: () => new Date('2026-11-08T12:00:00Z') });
  origem = await sandbox.listen(0);
});
afterEach(() => sandbox.close());

const get = async (path: string, slug: string) =>
  fetch(`${origem}/${slug}/sandbox/v1/${path}`, { headers: { authorization: `Bearer ${await fetchToken(origem, slug)}` } });
const post = (path: string, body: object) =>
  fetch(`${origem}/_sandbox/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const extrato = (slug: string, mudancas: object = {}) => ({
  slug,
  numero: '202611',
  competencia: '2026-11',
  creditoEm: '2026-11-09',
  irrfCentavos: 900,
  issCentavos: 3_000,
  inssCentavos: 0,
  outrosCentavos: 0,
  linhas: [
    {
      apolice: '0531000001',
      endosso: null,
      parcela: 1,
      segurado: 'Ana Souza',
      proposta: null,
      documento: '11144477735',
      premioCentavos: 300_000,
      bps: 2_000,
      valorCentavos: 60_000,
    },
  ],
  ...mudancas,
});

it.each([
  ['jequitiba_seguros', 'pdf', 'application/pdf', '%PDF-'],
  ['capivara_seguros', 'csv', 'text/csv', 'DEMONSTRATIVO'],
  ['mico_leao_seguros', 'txt', 'text/plain', '0Mico'],
])('publishes what %s is told it pays, as %s of its layout, from the day of credit on', async (slug, formato, mime, comeca) => {
  expect(await (await post('extratos', extrato(slug))).json()).toMatchObject({ brutoCentavos: 60_000, liquidoCentavos: 56_100 });
  expect(await (await get('extratos?competencia=2026-11', slug)).json()).toEqual({ extratos: [] });
  expect((await get(`extratos/202611.${formato}`, slug)).status).toBe(404);
  await post('relogio', { avancarDias: 1 });
  const { extratos } = (await (await get('extratos?competencia=2026-11', slug)).json()) as { extratos: object[] };
  expect(extratos).toMatchObject([{ numero: '202611', creditoEm: '2026-11-09', linhas: 1, liquidoCentavos: 56_100 }]);
  expect(await (await get('extratos?competencia=2026-10', slug)).json()).toEqual({ extratos: [] });
  const arquivo = await get(`extratos/202611.${formato}`, slug);
  expect(arquivo.headers.get('content-type')).toContain(mime);
  expect((await arquivo.text()).startsWith(comeca)).toBe(true);
  expect((await get('extratos/202611.zip', slug)).status).toBe(404);
});

it('refuses a statement that is none, and gives nobody a file without a token', async () => {
  for (const errado of [{ linhas: [] }, { competencia: '2026-13' }, { irrfCentavos: -1 }, { slug: 'nenhuma' }])
    expect((await post('extratos', extrato('jequitiba_seguros', errado))).status).toBe(400);
  expect((await fetch(`${origem}/jequitiba_seguros/sandbox/v1/extratos`)).status).toBe(401);
});
