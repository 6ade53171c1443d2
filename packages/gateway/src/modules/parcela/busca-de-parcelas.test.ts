import { asOwner, createQuotingTest, type Corretor, type QuotingTeste } from '../../testing/test-quoting.ts';
import { insertVendas } from '../../testing/test-vendas-em-massa.ts';
import { TETO_BUSCA } from '../lista/index.ts';
import { MUITOS_DONOS } from '../registro/index.ts';
import { type PerguntaParcelas, parcelaRepository } from './parcela.repository.ts';

/** More policies of one name than are put in order; every hundredth has an instalment by Pix. */
const MUITAS = MUITOS_DONOS + 200;

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  const { assinaturaId, usuarioId } = ana.usuario;
  await asOwner(teste.banco.urlSuperusuario, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const [nome, de, ate] of [
      ['Maria Silva', 1, MUITAS],
      ['Zélia Prado', MUITAS + 1, MUITAS + 3],
    ] as const) {
      await insertVendas(client, ana, { nome, de, ate });
      await client.query(
        `insert into balcao.parcela_lista (id, assinatura_id, apolice_id, apolice_numero, numero, total, segurado_id, segurado_nome, bem, seguradora, ramo, usuario_id,
           vencimento, valor_centavos, pago_centavos, forma, status)
         select md5('q' || n || k)::uuid, $1, md5('a' || n)::uuid, 'A' || n, k, 2, md5('s' || n)::uuid, $3, 'Onix', 'alfa_seguros', '0531', $2,
           current_date + n % 50, 1000 * n + k, 0, case when n % 100 = 0 and k = 1 then 'PIX' else 'BOLETO' end, 'ABERTA'
         from generate_series($4::int, $5::int) n, generate_series(1, 2) k`,
        [assinaturaId, usuarioId, nome, de, ate],
      );
    }
  });
}, 120_000);
afterAll(() => teste.close());

async function page(asked: Partial<PerguntaParcelas>) {
  const { assinaturaId, usuarioId } = ana.usuario;
  const pergunta = { ordenar: '-valor', pagina: 1, tamanho: 5, ...asked } as PerguntaParcelas;
  const { itens, ...contagem } = await teste.db.tenant({ assinaturaId, usuarioId }, (tx) => parcelaRepository.page(tx, pergunta));
  return { valores: itens.map(({ valorCentavos }) => valorCentavos), ...contagem };
}

it('of few policies, counts all their instalments', async () => {
  expect(await page({ q: 'zelia' })).toEqual({
    valores: [2, 1]
      .flatMap((k) => [MUITAS + 3, MUITAS + 2, MUITAS + 1].map((n) => 1000 * n + k))
      .toSorted((a, b) => b - a)
      .slice(0, 5),
    total: 6,
    pagina: 1,
    tamanho: 5,
  });
  expect(await page({ q: 'prado zelia', ordenar: 'valor', tamanho: 1 })).toMatchObject({ valores: [1000 * (MUITAS + 1) + 1], total: 6 });
  expect(await page({ q: 'nobody' })).toMatchObject({ valores: [], total: 0 });
});

it('of more policies than are counted, gives the page in its order and says that there are more', async () => {
  const primeira = await page({ q: 'silva' });
  expect(primeira).toEqual({
    valores: [1000 * MUITAS + 2, 1000 * MUITAS + 1, 1000 * (MUITAS - 1) + 2, 1000 * (MUITAS - 1) + 1, 1000 * (MUITAS - 2) + 2],
    total: TETO_BUSCA,
    isTotalMinimo: true,
    pagina: 1,
    tamanho: 5,
  });
  expect((await page({ q: 'silva', pagina: 2 })).valores[0]).toBe(1000 * (MUITAS - 2) + 1);
  expect((await page({ q: 'silva', pagina: TETO_BUSCA / 5 + 1 })).valores).toEqual([]);
});

it('of many policies and a filter that leaves few of their instalments, counts those', async () => {
  const doPix = Array.from({ length: MUITAS / 100 }, (_, n) => 100_000 * (n + 1) + 1).toReversed();
  expect(await page({ q: 'maria silva', forma: 'PIX' })).toEqual({
    valores: doPix.slice(0, 5),
    total: doPix.length,
    pagina: 1,
    tamanho: 5,
  });
});

const sumOf = (asked: Partial<PerguntaParcelas>) => {
  const { assinaturaId, usuarioId } = ana.usuario;
  return teste.db.tenant({ assinaturaId, usuarioId }, (tx) =>
    parcelaRepository.sum(tx, { ordenar: '', pagina: 1, tamanho: 1, ...asked } as PerguntaParcelas),
  );
};

it('sums what is counted, and of a search that finds more says that there are more instead of going through all of them', async () => {
  const daZelia = [1, 2, 3].flatMap((n) => [1000 * (MUITAS + n) + 1, 1000 * (MUITAS + n) + 2]).reduce((soma, valor) => soma + valor, 0);
  const semPago = (total: number, soma: number) => ({
    total,
    valorCentavos: soma,
    pagoCentavos: 0,
    abertoCentavos: soma,
    vencidoCentavos: 0,
  });
  expect(await sumOf({ q: 'zelia' })).toEqual(semPago(6, daZelia));
  expect(await sumOf({ q: 'nobody' })).toEqual(semPago(0, 0));
  const doPix = Array.from({ length: MUITAS / 100 }, (_, n) => 100_000 * (n + 1) + 1).reduce((soma, valor) => soma + valor, 0);
  expect(await sumOf({ q: 'maria silva', forma: 'PIX' })).toEqual(semPago(MUITAS / 100, doPix));
  expect(await sumOf({ q: 'silva' })).toEqual({
    total: TETO_BUSCA,
    isTotalMinimo: true,
    valorCentavos: null,
    pagoCentavos: null,
    abertoCentavos: null,
    vencidoCentavos: null,
  });
});

it('says the same where a sample of a large table says that the policies are many', async () => {
  const perguntas = [
    { q: 'silva' },
    { q: 'silva', pagina: 2 },
    { q: 'maria silva', forma: 'PIX' },
    { q: 'zelia' },
    { q: 'nobody' },
  ] as const;
  const ask = async () => {
    const paginas = [];
    for (const pergunta of perguntas) paginas.push(await page(pergunta), await sumOf(pergunta));
    return paginas;
  };
  const antes = await ask();
  await asOwner(teste.banco.urlSuperusuario, async (client) => {
    await client.query("update pg_class set reltuples = 1e6 where oid = 'balcao.venda_busca'::regclass");
  });
  expect(await ask()).toEqual(antes);
});
