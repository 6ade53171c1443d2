import { get } from 'node:http';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { until } from '../testing/until.ts';
import { arquivoDe } from './list-file.ts';
import { MAX_LINHAS_XLSX } from './xlsx.ts';

interface Venda {
  readonly id: number;
  readonly nome: string | null;
  readonly centavos: number | null;
}

const vendas = arquivoDe<Venda>('vendas', [
  ['Número', 'numero', ({ id }) => id],
  ['Nome', 'texto', ({ nome }) => nome],
  ['Dia', 'data', () => '20/11/2026'],
  ['Prêmio', 'dinheiro', ({ centavos }) => centavos],
  ['IOF', 'percentual', () => 738],
]);
const de = (...registros: readonly Venda[]) => ({ listKeys: async () => registros, read: async (keys: readonly Venda[]) => keys });
const ana = { id: 1, nome: '=Ana', centavos: 123_456 };
const nada = { id: 2, nome: null, centavos: null };

it('says in CSV what it says on the screen, and nothing where there is nothing', async () => {
  const { tipo, nome, conteudo } = await vendas('csv', de(ana, nada));
  expect([tipo, nome]).toEqual(['text/csv; charset=utf-8', 'vendas.csv']);
  expect(await text(conteudo as Readable)).toBe(
    '\uFEFFNúmero;Nome;Dia;Prêmio;IOF\r\n1;\'=Ana;20/11/2026;"R$ 1.234,56";"7,38%"\r\n2;;20/11/2026;;"7,38%"\r\n',
  );
});

it('makes a sheet of the same columns', async () => {
  const { tipo, nome, conteudo } = await vendas('xlsx', de(ana));
  expect([tipo, nome]).toEqual(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'vendas.xlsx']);
  const sheet = unzipSync(new Uint8Array(Buffer.concat(await (conteudo as Readable).toArray())))['xl/worksheets/sheet1.xml'];
  expect(strFromU8(sheet ?? new Uint8Array())).toContain(
    '<row r="2"><c r="A2" s="5"><v>1</v></c><c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">=Ana</t></is></c><c r="C2" s="2"><v>46346</v></c><c r="D2" s="4"><v>1234.56</v></c><c r="E2" s="6"><v>0.0738</v></c></row>',
  );
});

it('reads a long list lot by lot, in its order, the next two while one is written', async () => {
  const lots: number[] = [];
  let [emCurso, maximo] = [0, 0];
  const ids = Array.from({ length: 8_500 }, (_, n) => n);
  const { conteudo } = await vendas('csv', {
    listKeys: async () => ids,
    read: async (keys) => {
      lots.push(keys.length);
      maximo = Math.max(maximo, (emCurso += 1));
      await new Promise(setImmediate);
      emCurso -= 1;
      return keys.map((id) => ({ id, nome: null, centavos: null }));
    },
  });
  const lines = (await text(conteudo as Readable)).trimEnd().split('\r\n').slice(1);
  expect([lots, maximo]).toEqual([[2_000, 2_000, 2_000, 2_000, 500], 3]);
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(ids);
});

it('refuses a list longer than a sheet before its first byte, and says what to do; CSV takes it', async () => {
  const read = jest.fn(async () => []);
  const demais = { listKeys: async () => Array.from({ length: MAX_LINHAS_XLSX + 1 }, () => 0), read };
  await expect(vendas('xlsx', demais)).rejects.toMatchObject({
    status: 422,
    mensagem: 'A lista tem 1.048.576 linhas, e uma planilha do Excel leva até 1.048.575. Use os filtros, ou exporte em CSV.',
  });
  expect(read).not.toHaveBeenCalled();
  await expect(vendas('csv', demais)).resolves.toMatchObject({ nome: 'vendas.csv' });
});

it.each(['csv', 'xlsx'] as const)('ends the reading of the list when who asked for it in %s closes the connection', async (formato) => {
  let lots = 0;
  let file: Readable | undefined;
  const keys = Array.from({ length: 1_000_000 }, (_, n) => n);
  const app = fastify();
  app.get('/', async (_, reply) => {
    const { tipo, conteudo } = await vendas(formato, {
      listKeys: async () => keys,
      read: async (ids) => {
        lots += 1;
        return ids.map((id) => ({ id, nome: `Pessoa ${Math.random()}`, centavos: id }));
      },
    });
    file = conteudo as Readable;
    return reply.type(tipo).send(file);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const request = get(url);
  request.on('error', () => undefined);
  await new Promise<void>((resolve) =>
    request.on('response', (response) => {
      response.on('error', () => undefined);
      response.on('data', () => void (lots > 2 && resolve()));
    }),
  );
  request.destroy();
  await until(() => file?.closed === true);
  const then = lots;
  await app.close();
  expect(lots).toBe(then);
  expect(lots).toBeLessThan(keys.length / 4_000 / 2);
});
