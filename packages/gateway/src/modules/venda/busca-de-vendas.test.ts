import type { ConsultaVendas } from '@balcao/contracts';
import { asOwner, createQuotingTest, type Corretor, type QuotingTeste } from '../../testing/test-quoting.ts';
import { insertVendas } from '../../testing/test-vendas-em-massa.ts';
import { TETO_BUSCA } from '../lista/index.ts';
import { listaVendasRepository } from './lista-vendas.repository.ts';

/** More policies of one name than a search counts; every tenth is cancelled. */
const MUITAS = TETO_BUSCA + 100;
const CANCELADAS = MUITAS / 10;

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  await asOwner(teste.banco.urlSuperusuario, async (client) => {
    await client.query('set session_replication_role = replica');
    await insertVendas(client, ana, {
      nome: 'Maria Silva',
      de: 1,
      ate: MUITAS,
      emissao: 'current_date - n',
      premioTotal: '1000 + n',
      status: "case when n % 10 = 0 then 'CANCELADA' else 'VIGENTE' end",
    });
  });
}, 120_000);
afterAll(() => teste.close());

const asAna = <R>(work: Parameters<typeof teste.db.tenant<R>>[1]): Promise<R> => {
  const { assinaturaId, usuarioId } = ana.usuario;
  return teste.db.tenant({ assinaturaId, usuarioId }, work);
};
const pergunta = { tipo: 'APOLICE', quando: 'EMISSAO', ordenar: '-emissao', pagina: 1, tamanho: 3 } as const;
async function page(asked: Partial<ConsultaVendas>) {
  const { itens, ...contagem } = await asAna((tx) => listaVendasRepository.page(tx, { ...pergunta, ...asked }));
  return { numeros: itens.map(({ numero }) => numero), ...contagem };
}
const sum = (asked: Partial<ConsultaVendas>) => asAna((tx) => listaVendasRepository.sum(tx, { ...pergunta, ...asked, condicao: null }));

/** A broad word and a filter, in the order of a list and in another; few that match, and none. */
async function askAll() {
  const silva = 'silva maria';
  return {
    vigentes: await page({ q: silva, status: 'VIGENTE' }),
    segundaPagina: await page({ q: silva, status: 'VIGENTE', pagina: 2 }),
    canceladas: await page({ q: silva, status: 'CANCELADA', ordenar: '-premio' }),
    daCorretora: await page({ q: silva, corretora: ana.usuario.corretoraId }),
    vencidas: await page({ q: silva, status: 'VENCIDA' }),
    uma: await page({ q: `silva a${MUITAS}`, origem: 'VENDA' }),
    nenhuma: await page({ q: 'qwxzyk', status: 'VIGENTE' }),
    somaDasCanceladas: await sum({ q: silva, status: 'CANCELADA' }),
    somaDeTodas: await sum({ q: silva }),
  };
}

it('of a broad word and a filter, counts and sums up to so many, and gives the page in its order, whichever way the words are looked for', async () => {
  const contagem = { pagina: 1, tamanho: 3 };
  const achadas = await askAll();
  expect(achadas).toEqual({
    vigentes: { ...contagem, numeros: ['A1', 'A2', 'A3'], total: MUITAS - CANCELADAS },
    segundaPagina: { ...contagem, pagina: 2, numeros: ['A4', 'A5', 'A6'], total: MUITAS - CANCELADAS },
    canceladas: { ...contagem, numeros: [0, 10, 20].map((antes) => `A${MUITAS - antes}`), total: CANCELADAS },
    daCorretora: { ...contagem, numeros: ['A1', 'A2', 'A3'], total: expect.any(Number) },
    vencidas: { ...contagem, numeros: [], total: 0 },
    uma: { ...contagem, numeros: [`A${MUITAS}`], total: 1 },
    nenhuma: { ...contagem, numeros: [], total: 0 },
    somaDasCanceladas: expect.objectContaining({ total: CANCELADAS, premioLiquidoCentavos: 1000 * CANCELADAS }),
    somaDeTodas: expect.objectContaining({ total: MUITAS, premioLiquidoCentavos: 1000 * MUITAS }),
  });

  // as of a table of which a sample says that the word is in many more rows than are put in order
  await asOwner(teste.banco.urlSuperusuario, async (client) => {
    await client.query("update pg_class set reltuples = 1e6 where oid = 'balcao.venda_busca'::regclass");
  });
  expect(
    await asAna((tx) => tx.row("select balcao.registros_com_ate('venda_busca', array['%silva%'], '{}', 5001) is null as muitos")),
  ).toEqual({
    muitos: true,
  });
  expect(await askAll()).toEqual({
    ...achadas,
    daCorretora: { ...contagem, numeros: ['A1', 'A2', 'A3'], total: TETO_BUSCA, isTotalMinimo: true },
    somaDeTodas: { total: TETO_BUSCA, isTotalMinimo: true, premioLiquidoCentavos: null, premioTotalCentavos: null, comissaoCentavos: null },
  });
}, 120_000);
