import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { TETO_BUSCA } from './busca-limitada.repository.ts';

/** More cases than a search counts hold the broad word; ten of them hold the rare one too. */
const TODOS = TETO_BUSCA + 200;

let teste: QuotingTeste;
let eva: Corretor;
let outra: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  eva = await teste.createCorretor({ nome: 'Eva' });
  outra = await teste.createCorretor({ nome: 'Outra' });
  for (const { usuario } of [eva, outra]) {
    // names, days and prices follow orders of their own, and some have neither name nor price nor day; every seventh is within the week
    await teste.owner(
      `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, usuario_id, segurado_nome, bem, status, vig_ini, melhor_premio_centavos,
         melhor_seguradora, criado_em, alterado_em)
       select $1, 5000 + g, 'AUTO', 'AUTO', $2, case when g % 9 > 0 then 'Nome ' || lpad((g * 389 % 1201)::text, 4, '0') end,
         'Comum' || case when g % 120 = 0 then ' Raro' else '' end, case when g % 3 = 0 then 'CALCULADO' else 'RASCUNHO' end,
         case when g % 7 = 0 then hoje + g % 5 when g % 7 = 1 then null else hoje + 100 + g * 31 % 997 end,
         case when g % 4 > 0 then 1000 + g * 577 % 1201 end, case when g % 4 > 0 then 'alfa_seguros' end,
         now() - make_interval(mins => g * 211 % 1201), now() - make_interval(mins => g * 101 % 1201)
       from generate_series(1, $3::int) g, lateral (select (now() at time zone 'America/Sao_Paulo')::date as hoje) dia`,
      [usuario.assinaturaId, usuario.usuarioId, TODOS],
    );
    await teste.owner(
      `insert into balcao.cotacao (assinatura_id, orcamento_id, rodada, snapshot, payload_hash, seguradoras, limite_segundos, criado_em)
       select $1, id, 1, '{}', repeat('0', 64), '{alfa_seguros}', 60, criado_em + interval '1 second' from balcao.orcamento where assinatura_id = $1`,
      [usuario.assinaturaId],
    );
  }
});
afterAll(() => teste.close());

interface Pagina {
  readonly itens: readonly { readonly numero: number }[];
  readonly total: number;
  readonly isTotalMinimo?: boolean;
}
const read = async (lista: string, query: string): Promise<Pagina> => (await eva.request('GET', `${lista}?${query}`)).json().data;
const numerosOf = ({ itens }: Pagina) => itens.map(({ numero }) => numero);
const pagesOf = (lista: string, query: string, paginas: readonly number[]) =>
  Promise.all(paginas.map((pagina) => read(lista, `${query}&tamanho=100&pagina=${pagina}`)));

const ORDENS = ['numero', 'criadoEm', 'alteradoEm', 'segurado', 'melhorPremio', 'status', 'vigIni', 'urgencia'];
const ORDENS_COTACAO = ['criadoEm', 'numero', 'segurado', 'menorPremio'];
const CASOS = [
  ...ORDENS.map((campo) => ['orcamentos', campo] as const),
  ...ORDENS_COTACAO.map((campo) => ['cotacoes', campo] as const),
].flatMap(([lista, campo]) => [[lista, campo] as const, [lista, `-${campo}`] as const]);

it.each(CASOS)('%s searched, in the order %s, tells what the whole list does', async (lista, ordenar) => {
  const all = Array.from({ length: TODOS / 100 }, (_, n) => n + 1);
  const whole = (await pagesOf(lista, `ordenar=${ordenar}`, all)).map(numerosOf);
  expect(new Set(whole.flat()).size).toBe(TODOS);
  // a broad word: the pages of the list itself, as far as is counted
  const paginas = [1, 6, 10];
  const broad = await pagesOf(lista, `q=comum&ordenar=${ordenar}`, [...paginas, 11]);
  expect(broad.map(({ total, isTotalMinimo }) => [total, isTotalMinimo])).toEqual(broad.map(() => [TETO_BUSCA, true]));
  expect(broad.map(numerosOf)).toEqual([...paginas.map((pagina) => whole[pagina - 1]), []]);
  // a rare one: all that hold it, and exactly as many
  const rare = await read(lista, `q=raro%20comum&ordenar=${ordenar}`);
  expect([rare.total, rare.isTotalMinimo]).toEqual([10, undefined]);
  expect(numerosOf(rare)).toEqual(whole.flat().filter((numero) => (numero - 5000) % 120 === 0));
});

const MUITAS = ['status,-melhorPremio', 'status,segurado,-numero', '-urgencia,segurado', 'vigIni,-criadoEm', '-melhorPremio,status'];
it.each(MUITAS)('puts the whole list in the order %s, from both its ends and searched alike', async (ordenar) => {
  const all = Array.from({ length: TODOS / 100 }, (_, n) => n + 1);
  const whole = (await pagesOf('orcamentos', `ordenar=${ordenar}`, all)).flatMap(numerosOf);
  expect(new Set(whole).size).toBe(TODOS);
  const { rows } = await teste.owner(`select numero from balcao.orcamento where assinatura_id = $1 order by ${inSql(ordenar)}`, [
    eva.usuario.assinaturaId,
  ]);
  if (!ordenar.includes('urgencia')) expect(whole).toEqual(rows.map(({ numero }) => Number(numero)));
  const searched = await pagesOf('orcamentos', `q=comum&ordenar=${ordenar}`, [1, 7, 14]);
  expect(searched.flatMap(numerosOf)).toEqual([0, 600, 1_300].flatMap((from) => whole.slice(from, from + 100)));
});

/** The same order, written by hand: what breaks its ties goes the way of its last column. */
function inSql(ordenar: string): string {
  const colunas: Record<string, string> = {
    status: 'status',
    melhorPremio: 'premio_centavos',
    segurado: 'segurado_nome collate balcao.pt_br',
    numero: 'numero',
    vigIni: 'vig_ini',
    criadoEm: 'criado_em',
  };
  const termos = ordenar.split(',').map((termo) => [colunas[termo.replace('-', '')], termo.startsWith('-') ? 'desc' : 'asc']);
  return [...termos.filter(([coluna]) => coluna).map(([coluna, way]) => `${coluna} ${way} nulls last`), `id ${termos.at(-1)?.[1]}`].join();
}

it('refuses a column the list does not order by, one named twice, and a fourth', async () => {
  for (const ordenar of ['cor', 'numero,cor', 'numero,-numero', 'numero,status,vigIni,segurado', 'numero,'])
    for (const lista of ['orcamentos', 'cotacoes']) {
      const answer = await eva.request('GET', `${lista}?ordenar=${encodeURIComponent(ordenar)}`);
      expect([ordenar, answer.statusCode, answer.json().errors[0].campo]).toEqual([ordenar, 422, 'ordenar']);
    }
});

it('puts the runs in the order of several columns, searched alike', async () => {
  const ordenar = '-menorPremio,segurado';
  const [whole, searched] = await Promise.all(['', 'q=comum&'].map((q) => pagesOf('cotacoes', `${q}ordenar=${ordenar}`, [1, 12])));
  expect(searched?.map(numerosOf)).toEqual(whole?.map(numerosOf));
  expect(searched?.map(({ total }) => total)).toEqual([TODOS, TODOS]);
});

it('counts what a broad word finds within filters, not what it finds', async () => {
  const calculados = await read('orcamentos', 'q=comum&status=CALCULADO');
  expect([calculados.total, calculados.isTotalMinimo]).toEqual([TODOS / 3, undefined]);
  const urgentes = await read('orcamentos', 'urgente=sim&tamanho=100');
  expect(urgentes.total).toBeGreaterThan(20);
  const procurados = await read('orcamentos', 'urgente=sim&tamanho=100&q=comum');
  expect([procurados.total, numerosOf(procurados).toSorted()]).toEqual([urgentes.total, numerosOf(urgentes).toSorted()]);
  expect((await read('orcamentos', 'q=comum&linha=PET')).total).toBe(0);
  const hoje = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  for (const lista of ['orcamentos', 'cotacoes']) {
    const [all, found] = await Promise.all([read(lista, `de=${hoje}&ate=${hoje}`), read(lista, `q=comum&de=${hoje}&ate=${hoje}`)]);
    expect(Math.min(all.total, TETO_BUSCA)).toBe(found.total);
  }
});

it('looks only into the subscription that asks, and to whom a case belongs', async () => {
  const colega = await teste.createCorretor({ assinaturaId: eva.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  for (const lista of ['orcamentos', 'cotacoes']) {
    expect((await colega.request('GET', `${lista}?q=comum`)).json().data).toMatchObject({ itens: [], total: 0 });
    const { rows } = await teste.owner(`select * from balcao.buscar_${lista}('{%comum%}', '{}', 'criadoEm', true, 10, 0, 10)`);
    expect(rows).toEqual([{ ids: [], total: 0 }]);
  }
});
