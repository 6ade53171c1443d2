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
