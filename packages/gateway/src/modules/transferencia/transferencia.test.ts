import type { SimulacaoTransferencia, Transferencia } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { until } from '../../testing/until.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { createTransferenciaJob } from './transferencia.job.ts';
import { transferenciaRepository } from './transferencia.repository.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
});
beforeEach(async () => {
  ana = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const post = (caminho: string, body: object = {}, quem = ana) =>
  quem.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() });

async function createProdutor(nome: string): Promise<{ id: string; nome: string }> {
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', $2, lpad((random() * 1e10)::bigint::text, 11, '0'))
     returning id, nome`,
    [ana.usuario.assinaturaId, nome],
  );
  return rows[0];
}
const share = (produtor: { id: string; nome: string }, pctBps = 10_000) => ({ ...produtor, pctBps });
const pictureOf = async () =>
  (
    await teste.owner(
      `select a.id, a.produtor_id, a.produtores, (select coalesce(jsonb_agg(jsonb_build_array(d.desde, d.produtores) order by d.id), '[]')
         from balcao.divisao_produtor d where d.apolice_id = a.id) as divisoes from balcao.apolice a where a.assinatura_id = $1 order by a.id`,
      [ana.usuario.assinaturaId],
    )
  ).rows;
const read = async (id: string) => dataOf<Transferencia>(await ana.request('GET', `transferencias/${id}`));
/** Waits for it to stop working. */
const settled = async (id: string): Promise<Transferencia> => {
  await until(async () => !['PENDENTE', 'DESFAZENDO'].includes((await read(id)).status));
  return read(id);
};
const transfer = async (pedido: object) => settled(dataOf<Transferencia>(await post('transferencias', pedido)).id);
const onDia = async (apolice: string, dia: string) =>
  (await teste.owner('select balcao.produtores_no_dia($1, $2) as produtores', [apolice, dia])).rows[0].produtores;

it('passes the policies of a filter on, and the shares of before count until the day', async () => {
  const [beto, caio, dora] = [await createProdutor('Beto'), await createProdutor('Caio'), await createProdutor('Dora')];
  const sozinho = await writeUmaApolice(teste, ana, { produtores: [share(beto)] });
  const junto = await writeUmaApolice(teste, ana, { produtores: [share(beto, 7_000), share(caio, 3_000)], seguradora: 'beta_seguros' });
  const deOutra = await writeUmaApolice(teste, ana, { produtores: [share(dora)] });
  const vigorDesde = addDias(hoje, -30);
  const pedido = { de: beto.id, para: caio.id, vigorDesde, filtro: {} };
  const visto = dataOf<SimulacaoTransferencia>(await post('transferencias/simular', pedido));
  const { rows } = await teste.owner(
    `select sum(prevista_centavos - recebida_centavos)::int as soma from balcao.comissao where apolice_id = any($1::uuid[]) and status = 'PREVISTA'
       and previsao_em >= $2`,
    [[sozinho, junto], vigorDesde],
  );
  expect(visto).toEqual({ apolices: 2, premioCentavos: 644_280, comissoesFuturasCentavos: rows[0].soma });
  const so = { ...pedido, filtro: { seguradora: 'beta_seguros', ramo: '0531', fimDe: hoje } };
  expect(dataOf<SimulacaoTransferencia>(await post('transferencias/simular', so)).apolices).toBe(1);

  const feita = await transfer(pedido);
  expect(feita).toMatchObject({ status: 'CONCLUIDA', apolices: 2, feitas: 2, de: beto, para: caio });
  expect(await onDia(sozinho, addDias(vigorDesde, -1))).toEqual([share(beto)]);
  expect(await onDia(sozinho, vigorDesde)).toEqual([share(caio)]);
  expect(await onDia(junto, addDias(vigorDesde, -1))).toEqual([share(beto, 7_000), share(caio, 3_000)]);
  expect(await onDia(junto, hoje)).toEqual([share(caio)]);
  expect(await onDia(deOutra, hoje)).toEqual([share(dora)]);
  // each policy tells of it in its own trail
  const { rows: trilha } = await teste.owner(
    `select usuario_id from balcao.auditoria where entidade = 'apolice' and entidade_id = $1 and depois -> 'produtores' <> antes -> 'produtores'`,
    [sozinho],
  );
  expect(trilha).toEqual([{ usuario_id: ana.usuario.usuarioId }]);
});

it('undone within the day is the identity, whatever was chosen and however often', async () => {
  const nomes = ['Beto', 'Caio', 'Dora'];
  const produtores = await Promise.all(nomes.map(createProdutor));
  const splits = [[10_000], [6_000, 4_000], [3_333, 3_333, 3_334]];
  for (const [index, split] of splits.entries())
    await writeUmaApolice(teste, ana, {
      produtores: split.map((pct, n) => share(produtores[(index + n) % 3] as (typeof produtores)[number], pct)),
    });
  await writeUmaApolice(teste, ana);
  await teste.owner('update balcao.apolice set produtor_id = $2 where assinatura_id = $1 and produtor_id is null', [
    ana.usuario.assinaturaId,
    produtores[0]?.id,
  ]);
  const lugar = fc.integer({ min: 0, max: 2 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(lugar, lugar, fc.integer({ min: -300, max: 300 })), { minLength: 1, maxLength: 3 }),
      async (passos) => {
        const antes = await pictureOf();
        const feitas: string[] = [];
        for (const [de, para, dias] of passos) {
          const resposta = await post('transferencias', {
            de: produtores[de]?.id,
            para: produtores[para]?.id,
            vigorDesde: addDias(hoje, dias),
            filtro: {},
          });
          if (resposta.statusCode !== 200) continue;
          feitas.push(dataOf<Transferencia>(resposta).id);
          expect((await settled(feitas.at(-1) as string)).status).toBe('CONCLUIDA');
        }
        for (const id of feitas.toReversed()) {
          dataOf(await post(`transferencias/${id}/desfazer`));
          expect((await settled(id)).status).toBe('DESFEITA');
        }
        expect(await pictureOf()).toEqual(antes);
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);

it('is not undone once a policy changed hands again, nor after 24 hours, nor by a stranger', async () => {
  const [beto, caio, dora] = [await createProdutor('Beto'), await createProdutor('Caio'), await createProdutor('Dora')];
  await writeUmaApolice(teste, ana, { produtores: [share(beto)] });
  const filtro = {};
  const primeira = await transfer({ de: beto.id, para: caio.id, vigorDesde: hoje, filtro });
  const segunda = await transfer({ de: caio.id, para: dora.id, vigorDesde: hoje, filtro });
  expect((await post(`transferencias/${primeira.id}/desfazer`)).json()).toMatchObject({ code: 'carteira-mudou' });
  const estranha = await teste.createCorretor({ administrador: true });
  expect((await post(`transferencias/${segunda.id}/desfazer`, {}, estranha)).statusCode).toBe(404);
  await teste.owner(`update balcao.transferencia set concluida_em = concluida_em - interval '25 hours' where id = $1`, [segunda.id]);
  expect((await post(`transferencias/${segunda.id}/desfazer`)).json()).toMatchObject({ code: 'transferencia-sem-volta' });
  expect((await post('transferencias', { de: dora.id, para: dora.id, vigorDesde: hoje, filtro })).json()).toMatchObject({
    errors: [{ campo: 'para' }],
  });
  expect((await post('transferencias', { de: beto.id, para: dora.id, vigorDesde: hoje, filtro })).json()).toMatchObject({
    code: 'nada-a-transferir',
  });
});

it('stopped in the middle leaves nothing done: given up it is cancelled, cut off it is taken up again', async () => {
  const [beto, caio] = [await createProdutor('Beto'), await createProdutor('Caio')];
  await writeUmaApolice(teste, ana, { produtores: [share(beto)] });
  const antes = await pictureOf();
  const { db, log } = teste.recursos;
  const { assinaturaId, usuarioId } = ana.usuario;
  const insert = async (): Promise<string> => {
    const { rows } = await teste.owner(
      `insert into balcao.transferencia (assinatura_id, de_produtor_id, para_produtor_id, vigor_desde, apolices) values ($1, $2, $3, $4, 1) returning id`,
      [assinaturaId, beto.id, caio.id, hoje],
    );
    return rows[0].id;
  };
  const run = (transferenciaId: string, transferencias: typeof transferenciaRepository, signal = new AbortController().signal) =>
    createTransferenciaJob({ db, log, agora: () => new Date(), transferencias })(
      { assinaturaId, usuarioId, transferenciaId },
      { tentativa: 1, signal },
    );

  const cortada = await insert();
  const parada = new AbortController();
  const cut: typeof transferenciaRepository = {
    ...transferenciaRepository,
    pass: async (...args) => {
      await transferenciaRepository.pass(...args);
      parada.abort(new Error('processo morto'));
    },
  };
  await expect(run(cortada, cut, parada.signal)).rejects.toThrow('processo morto');
  expect([await pictureOf(), (await read(cortada)).status]).toEqual([antes, 'PENDENTE']);
  const given: typeof transferenciaRepository = {
    ...transferenciaRepository,
    pass: async (...args) => {
      await transferenciaRepository.pass(...args);
      dataOf(await post(`transferencias/${cortada}/cancelar`));
    },
  };
  await run(cortada, given);
  expect([await pictureOf(), (await read(cortada)).status]).toEqual([antes, 'CANCELADA']);
  const outra = await insert();
  await run(outra, transferenciaRepository);
  expect((await read(outra)).status).toBe('CONCLUIDA');
  expect(await pictureOf()).not.toEqual(antes);
});
