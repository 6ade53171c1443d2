import pg from 'pg';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';
import { createLeituraRepository, TETO_DA_LISTA } from './leitura-registro.repository.ts';

let banco: BancoTeste;
beforeAll(async () => {
  banco = await createTestDatabase();
});
afterAll(() => banco.drop());

/** A list longer than is counted, of numbers. */
const numeros = createLeituraRepository<{ n: number }, { n: number }, { q?: string; ordenar: string; ate?: number }>({
  from: `generate_series(1, ${TETO_DA_LISTA + 5}) n`,
  chave: 'n',
  nome: 'n::text',
  where: 'n > 0',
  resumo: 'n',
  busca: (padrao) => `n::text like ${padrao}`,
  filtros: { ate: (ate, bind) => `n <= ${bind(ate)}` },
  ordens: { numero: 'n', resto: 'n % 10' },
  ordem: 'numero',
});
const page = (asked: { q?: string; ate?: number; ordenar?: string; pagina?: number }) =>
  banco.db.tenant({ assinaturaId: crypto.randomUUID(), usuarioId: crypto.randomUUID() }, (tx) =>
    numeros.page(tx, { ordenar: '-numero', pagina: 1, tamanho: 3, ...asked }),
  );

it('counts a long list up to a ceiling, says that there are more, and turns no page beyond it', async () => {
  expect(await page({})).toEqual({
    itens: [{ n: 10_005 }, { n: 10_004 }, { n: 10_003 }],
    total: TETO_DA_LISTA,
    isTotalMinimo: true,
    pagina: 1,
    tamanho: 3,
  });
  const last = Math.ceil(TETO_DA_LISTA / 3);
  expect((await page({ pagina: last })).itens).toEqual([{ n: 6 }]);
  expect((await page({ pagina: last + 1 })).itens).toEqual([]);
});

it('counts exactly what a filter or a search leaves, in the order of several columns', async () => {
  expect(await page({ ate: 12, ordenar: 'resto,-numero' })).toEqual({
    itens: [{ n: 10 }, { n: 11 }, { n: 1 }],
    total: 12,
    pagina: 1,
    tamanho: 3,
  });
  expect(await page({ q: '9999', ordenar: 'numero' })).toMatchObject({ itens: [{ n: 9_999 }], total: 1 });
  expect(await page({ q: '77777' })).toMatchObject({ itens: [], total: 0 });
});

describe('a record whose table has an index of its words', () => {
  const EVA = { assinaturaId: crypto.randomUUID(), usuarioId: crypto.randomUUID() };
  interface Pergunta {
    readonly q?: string;
    readonly ordenar: string;
    readonly tipo?: string;
    readonly inativo?: boolean;
  }
  const produtores = createLeituraRepository<{ nome: string }, { nome: string }, Pergunta>({
    from: 'balcao.produtor p left join balcao.produtor s on s.id = p.supervisor_id',
    contagem: 'balcao.produtor p',
    chave: 'p.id',
    nome: 'p.nome',
    where: 'p.excluido_em is null',
    resumo: 'p.nome',
    busca: { tabela: 'produtor' },
    filtros: { tipo: { coluna: 'p.tipo' }, inativo: (inativo) => `p.ativo <> ${inativo}` },
    ordens: { nome: 'p.nome collate balcao.pt_br', supervisor: 's.nome collate balcao.pt_br' },
    ordem: 'nome',
  });
  const namesOf = async (asked: Partial<Pergunta>, condicao: string | null = null) => {
    const question = { ordenar: 'nome', pagina: 1, tamanho: 10, ...asked, condicao: condicao === null ? null : () => condicao };
    return banco.db.tenant(EVA, async (tx) => {
      const { itens, total } = await produtores.page(tx, question);
      // what an export walks through is the same
      const whole = await produtores.listByIds(tx, await produtores.listIds(tx, question));
      expect(whole).toEqual(itens);
      expect(total).toBe(itens.length);
      return itens.map(({ nome }) => nome);
    });
  };

  beforeAll(async () => {
    const owner = new pg.Client({ connectionString: banco.urlSuperusuario });
    await owner.connect();
    await owner.query('set session_replication_role = replica');
    for (const assinaturaId of [EVA.assinaturaId, crypto.randomUUID()])
      await owner.query(
        `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento, ativo, excluido_em)
         select $1, tipo, 'PF', nome, nome, ativo, case when nome = 'Lia Saída' then now() end
         from (values ('INTERNO', 'Zélia Prado', true), ('INTERNO', 'Ana Zelia', false), ('EXTERNO', 'Zelia Lima', true), ('EXTERNO', 'Bia', true),
           ('INTERNO', 'Lia Saída', true)) t (tipo, nome, ativo)`,
        [assinaturaId],
      );
    await owner.end();
  });

  it('is searched by words, narrowed and put in order', async () => {
    expect(await namesOf({ q: 'zélia' })).toEqual(['Ana Zelia', 'Zelia Lima', 'Zélia Prado']);
    expect(await namesOf({ q: 'zelia', ordenar: '-nome' })).toEqual(['Zélia Prado', 'Zelia Lima', 'Ana Zelia']);
    expect(await namesOf({ q: 'zelia', tipo: 'INTERNO' })).toEqual(['Ana Zelia', 'Zélia Prado']);
    expect(await namesOf({ q: 'saida' })).toEqual([]);
    expect(await namesOf({ q: 'lima zelia' })).toEqual(['Zelia Lima']);
  });

  it('is searched the same where what narrows or orders it is not of its index', async () => {
    expect(await namesOf({ q: 'zelia', inativo: true })).toEqual(['Ana Zelia']);
    expect(await namesOf({ q: 'zelia' }, "p.nome like 'Z%'")).toEqual(['Zelia Lima', 'Zélia Prado']);
    expect(await namesOf({ q: 'zelia', tipo: 'INTERNO' }, "p.nome like 'Z%'")).toEqual(['Zélia Prado']);
    expect((await namesOf({ q: 'zelia', ordenar: 'supervisor' })).toSorted()).toEqual(['Ana Zelia', 'Zelia Lima', 'Zélia Prado']);
  });
});
