import { createHash } from 'node:crypto';
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
  // the same names as sales, whose words have a table of their own: the issue says what was changed, the producer what is active
  await owner.query(
    `insert into balcao.venda_lista (id, assinatura_id, tipo, numero, ordem_numero, segurado_id, segurado_nome, bem, seguradora, ramo, corretora_id,
       produtor_id, usuario_id, emissao, vig_ini, vig_fim, premio_liquido_centavos, premio_total_centavos, comissao_centavos, status, origem)
     select id, assinatura_id, tipo, documento, documento, id, nome, '', 'alfa', pessoa, id, md5(ativo::text)::uuid, assinatura_id,
       date '2026-01-01' + right(documento, 4)::int, '2026-01-01', '2027-01-01', 1, 1, 1, 'VIGENTE', 'VENDA' from balcao.produtor`,
  );
  await owner.query(
    `insert into balcao.venda_busca (id, assinatura_id, tipo, seguradora, ramo, usuario_id, segurado_nome, busca_propria, busca_segurado)
     select id, assinatura_id, tipo, 'alfa', pessoa, assinatura_id, nome, '', busca from balcao.produtor`,
  );
  await owner.query('analyze balcao.venda_lista; analyze balcao.venda_busca');
});
afterAll(async () => {
  await owner.end();
  await banco.drop();
});

/** The producers of the sales: md5 of whether it is active. */
const [ATIVO, PARADO] = ['true', 'false'].map((ativo) => {
  const hash = createHash('md5').update(ativo).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
});
type Asked = Partial<Parameters<typeof searchRegistros>[2]>;
const search = (asked: Asked, quem = EVA, tabela = 'produtor') =>
  banco.db.tenant(quem, (tx) =>
    searchRegistros(tx, tabela, { palavras: ['zelia'], iguais: {}, ordem: ['id asc'], limite: 20, pulo: 0, ...asked }),
  );

const VENDAS = '(select l.*, b.busca from balcao.venda_lista l join balcao.venda_busca b using (id)) v';
/** The same, by reading every row. */
async function plainly(
  { palavras = ['zelia'], iguais = {}, ordem = ['id asc'], limite = 20, pulo = 0 }: Asked,
  from = 'balcao.produtor',
): Promise<string[]> {
  const where = ['assinatura_id = $1', ...palavras.map((palavra) => `strpos(busca, '${palavra}') > 0`)];
  for (const [coluna, valor] of Object.entries(iguais)) where.push(`${coluna}::text = '${String(valor)}'`);
  const { rows } = await owner.query<{ id: string }>(
    `select id from ${from} where ${where.join(' and ')} order by ${ordem.join(', ')} limit ${limite} offset ${pulo}`,
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

const SEGURADO = ['segurado_nome collate balcao.pt_br asc', 'id asc'];
const SEGURADO_AO_CONTRARIO = ['segurado_nome collate balcao.pt_br desc', 'id desc'];
const EMISSAO = ['emissao desc', 'id desc'];
const searchVendas = (asked: Asked) => search({ ...asked, tabelaDasPalavras: 'venda_busca' }, EVA, 'venda_lista');
const CASOS_DE_VENDAS = PALAVRAS.flatMap((palavras) =>
  [SEGURADO, SEGURADO_AO_CONTRARIO, EMISSAO, ['tipo asc', ...SEGURADO]].map(
    (ordem) => [palavras.join(' '), ordem.join(), { palavras, ordem }] as const,
  ),
);

it.each(CASOS_DE_VENDAS)('finds sales that hold %s in the order %s, as reading every row does', async (_, __, asked) => {
  // values of columns that the table of the words has, has not, and both
  for (const iguais of [{}, { tipo: 'CORRETOR' }, { produtor_id: PARADO }, { produtor_id: ATIVO, ramo: 'PF' }]) {
    const all = await plainly({ ...asked, iguais, limite: 10_000 }, VENDAS);
    for (const pulo of [0, 20, 980]) {
      const { ids, total, isTotalMinimo } = await searchVendas({ ...asked, iguais, pulo });
      expect(ids).toEqual(all.slice(pulo, pulo + 20));
      expect([total, isTotalMinimo]).toEqual([Math.min(all.length, TETO_BUSCA), all.length > TETO_BUSCA]);
    }
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
      `select ids, total, (${com.replace(' as ids', '')}) as com from balcao.buscar_registros('produtor', 'produtor', '{%zelia%}', '{}', '{id asc}', 20, 0, 1000)`,
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
  ['a table of words that is of another record', { tabelaDasPalavras: 'venda_busca' }, 'produtor'],
  ['a column written as SQL', { iguais: { "tipo = 'EXTERNO' or true --": 'x' } }, 'produtor'],
])('refuses %s', async (_, asked, tabela) => {
  await expect(search(asked, EVA, tabela)).rejects.toThrow(
    /is not one to be searched|are not there to be searched|no order:|does not exist/,
  );
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
