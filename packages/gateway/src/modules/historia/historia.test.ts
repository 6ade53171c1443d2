import { linhaResidencial } from '@balcao/domain';
import { conclude, prepareManual } from '../../testing/test-manual.ts';
import { include, outroVeiculo } from '../../testing/test-proposta.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { sectionsOf } from './historia.model.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

const read = async (quem: Corretor, id: string) => (await quem.request('GET', `orcamentos/${id}/historia`)).json().data;

it('tells a case in the words of its line, with every version and what happened since', async () => {
  const orcamento = await prepareManual(ana);
  await conclude(ana, orcamento);
  await ana.request('POST', `orcamentos/${orcamento.id}/recusar`, { motivo: 'SEM_RETORNO' });
  await ana.request('POST', `orcamentos/${orcamento.id}/reabrir`, {});
  const historia = await read(ana, orcamento.id);
  expect(historia).toMatchObject({ status: 'CALCULADO', usuario: 'Ana', segurado: 'Zélia Conceição Prado', bem: 'Câmera 4K' });
  expect(historia.secoes).toContainEqual({
    titulo: 'Objeto do seguro',
    campos: [
      { rotulo: 'Ramo', valor: 'Riscos diversos' },
      { rotulo: 'O que está sendo segurado', valor: 'Câmera 4K' },
    ],
  });
  expect(JSON.stringify(historia.secoes)).toContain('Corretora de Teste');
  expect(historia.versoes).toMatchObject([
    { versao: 1, status: 'CONCLUIDA', usuario: 'Ana', comPreco: 1, melhorPremioCentavos: 322_140, melhorSeguradora: 'Alfa Seguros' },
  ]);
  expect(historia.eventos.map(({ tipo, texto }: { tipo: string; texto: string }) => [tipo, texto])).toEqual([
    ['OFERTAS', 'Incluiu 1 oferta, a partir de R$ 3.221,40.'],
    ['RECUSADO', 'Recusado: não retornou.'],
    ['REABERTO', 'Reaberto.'],
  ]);
});

it('tells a calculated case too', async () => {
  const { orcamentoId, cotacaoId } = await ana.run();
  await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const historia = await read(ana, orcamentoId);
  expect(historia.versoes).toMatchObject([{ cotacaoId, seguradoras: 3, comPreco: 3 }]);
  expect(historia.secoes.map(({ titulo }: { titulo: string }) => titulo)).toEqual(
    expect.arrayContaining(['Segurado', 'Veículo', 'Coberturas']),
  );
  expect(historia.propostaOfertaId).toBeNull();
});

it('says which offer of which run was sold, which need not be the cheapest, until the sale is given up', async () => {
  const { orcamentoId, cotacaoId } = await ana.run(comercial('alfa_seguros', 'beta_seguros'), outroVeiculo());
  const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const [, vendida] = resultados
    .flatMap(({ seguradoraNome, ofertas }) => ofertas.map((oferta) => ({ ...oferta, seguradora: seguradoraNome })))
    .toSorted((a, b) => a.premioTotalCentavos - b.premioTotalCentavos);
  if (!vendida) throw new Error('two offers are needed');
  expect((await read(ana, orcamentoId)).versoes).toMatchObject([{ vendida: null }]);
  const { id } = (await include(ana, { orcamentoId, ofertaId: vendida.id })).json().data;
  const { seguradora, pacote, premioTotalCentavos } = vendida;
  expect((await read(ana, orcamentoId)).versoes).toMatchObject([{ cotacaoId, vendida: { seguradora, pacote, premioTotalCentavos } }]);
  await ana.request('POST', `propostas/${id}/cancelamento`, { motivo: 'O cliente desistiu.' });
  expect((await read(ana, orcamentoId)).versoes).toMatchObject([{ vendida: null }]);
});

it('names fields in the order of the form, parts of the table as parts of a hundred, and who sells', async () => {
  const { id } = await ana.create();
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', 'Rui Prado', '52998224725') returning id`,
    [ana.usuario.assinaturaId],
  );
  const risco = {
    segurado: { sexo: 'F', nome: 'Lia Souza', documento: '11144477735' },
    seguro: { vigFim: '2027-03-01', vigIni: '2026-03-01', produtores: [{ id: rows[0]?.['id'], pctBps: 10_000 }] },
    coberturas: { ajustePct: 100 },
  };
  await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho: { risco, comercial: {} } });
  const { secoes } = await read(ana, id);
  const camposDe = (titulo: string) => secoes.find((secao: { titulo: string }) => secao.titulo === titulo)?.campos;
  expect(camposDe('Segurado').map(({ rotulo }: { rotulo: string }) => rotulo)).toEqual([
    'CPF ou CNPJ',
    'Nome completo ou razão social',
    'Sexo',
  ]);
  expect(camposDe('Seguro')).toMatchObject([
    { valor: '01/03/2026' },
    { valor: '01/03/2027' },
    { rotulo: 'Produtores', valor: 'Rui Prado (100%)' },
  ]);
  expect(camposDe('Coberturas')).toEqual([{ rotulo: 'Percentual da FIPE', valor: '100%' }]);
});

it('can be added to and never rewritten', async () => {
  const orcamento = await prepareManual(ana);
  await conclude(ana, orcamento);
  for (const sql of [
    "update balcao.orcamento_evento set texto = 'x' where orcamento_id = $1",
    'delete from balcao.orcamento_evento where orcamento_id = $1',
  ])
    await expect(teste.db.tenant(ana.usuario, (tx) => tx.run(sql, [orcamento.id]))).rejects.toMatchObject({ code: '42501' });
});

it('is told to nobody of another subscription', async () => {
  const { id } = await ana.create();
  const estranho = await teste.createCorretor({ administrador: true });
  expect((await estranho.request('GET', `orcamentos/${id}/historia`)).statusCode).toBe(404);
});

it('leaves out what was not filled and what only refers', () => {
  const risco = {
    segurado: { nome: 'Ana Souza', email: '' },
    seguro: { corretoraId: '0190a000-0000-7000-8000-000000000001' },
    imovel: { tipo: 'CASA', seguranca: [] },
  };
  expect(sectionsOf(linhaResidencial, { risco })).toEqual([
    { titulo: 'Segurado', campos: [{ rotulo: 'Nome completo ou razão social', valor: 'Ana Souza' }] },
    { titulo: 'Imóvel', campos: [{ rotulo: 'Tipo de residência', valor: 'Casa' }] },
  ]);
});
