import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';
import { searchRegistros, TETO_BUSCA } from './busca-limitada.repository.ts';

const EVA = { assinaturaId: '018f0000-0000-7000-8000-00000000000a', usuarioId: '018f0000-0000-7000-8000-0000000000aa' };
const OUTRA = { assinaturaId: '018f0000-0000-7000-8000-00000000000b', usuarioId: '018f0000-0000-7000-8000-0000000000bb' };

let banco: BancoTeste;
let owner: pg.Client;
beforeAll(async () => {
  banco = await createTestDatabase();
  owner = new pg.Client({ connectionString: banco.urlSuperusuario });
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  // more than an order is looked through: Zelias stand at its end, in every spelling, and a few before them have the word in the middle
  for (const [{ assinaturaId }, quantos] of [
    [EVA, 9_000],
    [OUTRA, 2_000],
  ] as const)
    await owner.query(
      `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, ativo, alterado_em)
       select $1, case when g % 50 = 0 then 'CORRETOR' else 'EXTERNO' end, 'PF',
         case when g % 6 = 0 then (array['Zélia', 'ZELIA', 'zelia', 'Zelia-Ana'])[1 + g / 6 % 4]
           else (array['Ana', 'Ávila', 'bruno', 'D''Elia', '7 Irmãos'])[g % 6] || case when g % 97 = 0 then ' Zelia' else '' end end
           || ' ' || (array['Silva', 'Souza', 'Lima'])[1 + g % 3] || ' ' || lpad((g * 389 % 9001)::text, 4, '0'),
         lpad(g::text, 11, '0'), g % 40 > 0, now() - make_interval(mins => g * 211 % 9001)
       from generate_series(1, $2::int) g`,
      [assinaturaId, quantos],
    );
  await owner.query('analyze balcao.produtor');
});
afterAll(async () => {
  await owner.end();
  await banco.drop();
});

type Asked = Partial<Parameters<typeof searchRegistros>[2]>;
const search = (asked: Asked, quem = EVA, tabela = 'produtor') =>
  banco.db.tenant(quem, (tx) =>
    searchRegistros(tx, tabela, { palavras: ['zelia'], iguais: {}, ordem: ['id asc'], limite: 20, pulo: 0, ...asked }),
  );

/** The same, by reading every row. */
async function plainly({ palavras = ['zelia'], iguais = {}, ordem = ['id asc'], limite = 20, pulo = 0 }: Asked): Promise<string[]> {
  const where = ['assinatura_id = $1', ...palavras.map((palavra) => `strpos(busca, '${palavra}') > 0`)];
  for (const [coluna, valor] of Object.entries(iguais)) where.push(`${coluna}::text = '${String(valor)}'`);
  const { rows } = await owner.query<{ id: string }>(
    `select id from balcao.produtor where ${where.join(' and ')} order by ${ordem.join(', ')} limit ${limite} offset ${pulo}`,
    [EVA.assinaturaId],
  );
  return rows.map(({ id }) => id);
}

const NOME = ['nome collate balcao.pt_br asc', 'id asc'];
const NOME_AO_CONTRARIO = ['nome collate balcao.pt_br desc', 'id desc'];
const ALTERADO = ['alterado_em desc', 'id desc'];
const TIPO_E_NOME = ['tipo asc', 'nome collate balcao.pt_br asc', 'id asc'];
// broad, at one end of the names; broad all over; in the middle of a word; two broad ones; rare; none; too short for an index
const PALAVRAS = [['zelia'], ['silva'], ['elia'], ['zelia', 'silva'], ['silva', 'zelia'], ['bruno'], ['0042'], ['qqq'], ['ze']];
const CASOS = PALAVRAS.flatMap((palavras) =>
  [NOME, NOME_AO_CONTRARIO, ALTERADO, TIPO_E_NOME].map((ordem) => [palavras.join(' '), ordem.join(), { palavras, ordem }] as const),
);

it.each(CASOS)('finds what holds %s in the order %s, as reading every row does', async (_, __, asked) => {
  const all = await plainly({ ...asked, limite: 10_000 });
  for (const pulo of [0, 20, 980]) {
    const { ids, total, isTotalMinimo } = await search({ ...asked, pulo });
    expect(ids).toEqual(all.slice(pulo, pulo + 20));
    expect([total, isTotalMinimo]).toEqual([Math.min(all.length, TETO_BUSCA), all.length > TETO_BUSCA]);
  }
});

it('finds what holds a word and has a value, in the order asked', async () => {
  for (const iguais of [{ ativo: false }, { tipo: 'CORRETOR' }, { ativo: false, tipo: 'CORRETOR' }, { pessoa: 'PF' }])
    for (const palavras of [['zelia'], ['silva']]) {
      const asked = { palavras, iguais, ordem: NOME };
      expect((await search(asked)).ids).toEqual(await plainly(asked));
    }
});

it('looks only into the subscription of its caller, and into none without one', async () => {
  const { rows } = await owner.query<{ id: string }>('select id from balcao.produtor where assinatura_id = $1', [OUTRA.assinaturaId]);
  const daOutra = new Set(rows.map(({ id }) => id));
  for (const ordem of [NOME, NOME_AO_CONTRARIO, ALTERADO])
    for (const palavras of [['zelia'], ['bruno'], ['1']]) {
      expect((await search({ ordem, palavras })).ids.filter((id) => daOutra.has(id))).toEqual([]);
      const { ids } = await search({ ordem, palavras }, OUTRA);
      expect([ids.length, ids.every((id) => daOutra.has(id))]).toEqual([20, true]);
    }
  const com = `select array(select balcao.registros_com('produtor', '{%zelia%}', '{}')) as ids`;
  const found = await banco.db.tenant(OUTRA, (tx) => tx.row<{ ids: string[] }>(com));
  expect(found?.ids.length).toBeGreaterThan(100);
  expect(found?.ids.every((id) => daOutra.has(id))).toBe(true);
  const stranger = { ...EVA, assinaturaId: '018f0000-0000-7000-8000-00000000000c' };
  expect(await search({}, stranger)).toEqual({ ids: [], total: 0, isTotalMinimo: false });
  // whoever says no subscription at all
  await owner.query('set role balcao_app');
  try {
    const { rows: none } = await owner.query(
      `select ids, total, (${com.replace(' as ids', '')}) as com from balcao.buscar_registros('produtor', '{%zelia%}', '{}', '{id asc}', 20, 0, 1000)`,
    );
    expect(none).toEqual([{ ids: [], total: 0, com: [] }]);
  } finally {
    await owner.query('reset role');
  }
});

it.each<[string, Asked, string]>([
  ['a table that is not one to be searched', {}, 'usuario'],
  ['a table of another schema', {}, 'pg_catalog.pg_class'],
  ['a table written as SQL', {}, 'produtor t, balcao.usuario'],
  ['an order that is none', { ordem: ['(select senha from balcao.usuario) asc'] }, 'produtor'],
  ['an order that goes on', { ordem: ['nome asc; delete from balcao.produtor'] }, 'produtor'],
  ['a column written as SQL', { iguais: { "tipo = 'EXTERNO' or true --": 'x' } }, 'produtor'],
])('refuses %s', async (_, asked, tabela) => {
  await expect(search(asked, EVA, tabela)).rejects.toThrow(/is not one to be searched|no order:|does not exist/);
});

it('takes a value and a word for what they are, whatever they hold', async () => {
  for (const asked of [
    { iguais: { tipo: "EXTERNO' or 'a' = 'a" } },
    { palavras: ["zelia' or 'a' like '"] },
    { palavras: ['%'] },
    { palavras: ['_elia'] },
  ])
    expect(await search(asked)).toEqual({ ids: [], total: 0, isTotalMinimo: false });
});
