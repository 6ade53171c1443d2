import { calcIof, readCopiaECola, readLinhaDigitavel } from '@balcao/domain';
import { createSandbox } from '../sandbox.ts';
import { fetchToken } from '../sandbox.client.fixture.ts';
import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import { FAMILIAS } from './acervo.table.ts';
import { buildDados } from './build-dados.ts';
import type { DadosDocumento } from './dados-documento.ts';
import { drawDocumento } from './draw-documento.ts';
import { printScan } from './print-scan.ts';

const sandbox = createSandbox({ latencia: 0 });
let origem: string;
beforeAll(async () => {
  origem = await sandbox.listen(0);
});
afterAll(() => sandbox.close());

const get = async (path: string, slug = 'jequitiba_seguros') =>
  fetch(`${origem}/${slug}/sandbox/v1/${path}`, { headers: { authorization: `Bearer ${await fetchToken(origem, slug)}` } });

it('prints every insurer in one of three layouts, each used by some', () => {
  expect(Object.keys(FAMILIAS).toSorted()).toEqual(seguradoras.map(({ slug }) => slug).toSorted());
  expect(new Set(Object.values(FAMILIAS))).toEqual(new Set(['FICHA', 'COLUNAS', 'QUADROS']));
});

it('adds up on every document: covers to the net, net and tax to the total, instalments to the total and their cost', () => {
  for (const perfil of seguradoras)
    for (const tipo of ['PROPOSTA', 'APOLICE', 'ENDOSSO'] as const)
      for (let numero = 1; numero < 7; numero += 1) {
        const dados = buildDados(perfil, tipo, String(numero));
        const { coberturas, parcelas, premioLiquidoCentavos, iofCentavos, premioTotalCentavos, jurosCentavos } = dados;
        expect(coberturas.reduce((soma, { premioCentavos }) => soma + premioCentavos, 0)).toBe(premioLiquidoCentavos);
        expect(premioLiquidoCentavos + iofCentavos).toBe(premioTotalCentavos);
        expect([38, 238, 738].map((bps) => calcIof(premioLiquidoCentavos, bps))).toContain(iofCentavos);
        if (parcelas.length === 0) expect(premioTotalCentavos).toBeLessThan(0);
        else expect(parcelas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(premioTotalCentavos + jurosCentavos);
      }
});

it('publishes the data and the PDF of a number, the same at every call', async () => {
  const dados = (await (await get('apolices/100003')).json()) as DadosDocumento;
  expect(dados).toEqual(JSON.parse(JSON.stringify(buildDados(seguradoras[0] as never, 'APOLICE', '100003'))));
  const [um, dois] = await Promise.all(['apolices/100003.pdf', 'apolices/100003.pdf'].map(async (path) => (await get(path)).arrayBuffer()));
  expect(Buffer.from(um as ArrayBuffer).equals(Buffer.from(dois as ArrayBuffer))).toBe(true);
  expect(Buffer.from(um as ArrayBuffer).toString('latin1', 0, 5)).toBe('%PDF-');
});

it('writes on a boleto a line and a Pix code that say its own amount and day', async () => {
  const { boleto } = (await (await get('apolices/100003/boletos/1')).json()) as DadosDocumento;
  expect(readLinhaDigitavel(boleto?.linhaDigitavel ?? '', boleto?.parcela.vencimento ?? '')).toMatchObject({
    valorCentavos: boleto?.parcela.valorCentavos,
    vencimento: boleto?.parcela.vencimento,
  });
  expect(readCopiaECola(boleto?.copiaECola ?? '')?.valorCentavos).toBe(boleto?.parcela.valorCentavos);
});

it('refuses whoever brings no token, another insurer, a number that is none and an instalment that is not', async () => {
  expect((await fetch(`${origem}/jequitiba_seguros/sandbox/v1/apolices/1.pdf`)).status).toBe(401);
  expect((await get('apolices/1.doc')).status).toBe(404);
  expect((await get('apolices/100003/boletos/13.pdf')).status).toBe(404);
});

it('prints a scanned page as a picture alone', async () => {
  const folha = drawDocumento(buildDados(seguradoras[0] as never, 'BOLETO', '100003'));
  const pdf = await printScan(folha, 7);
  expect(pdf.includes('/Font')).toBe(false);
  expect(pdf.includes('/Subtype /Image')).toBe(true);
});
