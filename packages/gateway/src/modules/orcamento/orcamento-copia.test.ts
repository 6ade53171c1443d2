import { addDias, hojeEm, vigenciaInicial } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { conclude, prepareManual, umaOferta } from '../../testing/test-manual.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, SLUGS, umRascunho } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const read = async (quem: Corretor, id: string) => (await quem.request('GET', `orcamentos/${id}`)).json().data;
const copy = async (quem: Corretor, body: object) => {
  const response = await quem.request('POST', 'orcamentos', body);
  expect(response.json()).toMatchObject({ success: true });
  return read(quem, response.json().data.id);
};

describe('into the same line', () => {
  it('takes the whole risk, with its days while they are to come', async () => {
    const { id } = await ana.prepare({ observacoes: 'levar adiante' });
    const { risco } = (await read(ana, id)).rascunho;
    const novo = await copy(ana, { linha: 'AUTO', duplicarDe: id });
    expect(novo).toMatchObject({ linha: 'AUTO', formulario: 'AUTO', status: 'RASCUNHO', cotacoes: [] });
    expect(novo.rascunho.risco).toEqual(risco);
  });

  it.each([
    ['both days', addDias(hoje, -400), addDias(hoje, -35)],
    ['the first', addDias(hoje, -1), addDias(hoje, 364)],
    ['no first one', undefined, addDias(hoje, 30)],
  ])('gives it the period of a new case where past are %s', async (_what, vigIni, vigFim) => {
    const { seguro } = umRascunho(ana.usuario.corretoraId).risco;
    const { vigIni: _past, ...rest } = { ...seguro, vigFim };
    const { id } = await ana.prepare({ seguro: vigIni ? { ...rest, vigIni } : rest });
    const { rascunho } = await copy(ana, { linha: 'AUTO', duplicarDe: id });
    expect(rascunho.risco.seguro).toMatchObject(vigenciaInicial(hoje));
  });

  it('asks the same insurers, at the commission agreed: what was conceded for a price stays with it', async () => {
    const { id } = await ana.prepare();
    const { versao, rascunho } = await read(ana, id);
    const termos = {
      seguradoras: SLUGS.slice(0, 2),
      comissaoBps: { [SLUGS[0]]: 1_050, [SLUGS[1]]: 2_500 },
      descontoBps: { [SLUGS[0]]: 300 },
    };
    const formaPreferida = 'PIX';
    await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao, rascunho: { ...rascunho, comercial: { ...termos, formaPreferida } } });
    const novo = await copy(ana, { linha: 'AUTO', duplicarDe: id });
    expect(novo.rascunho.comercial).toEqual({ ...comercial(...SLUGS.slice(0, 2)), formaPreferida });
  });

  it('takes no offer that was typed, nor its files, and concludes nothing', async () => {
    const { id, versao } = await prepareManual(ana, [umaOferta(), umaOferta({ pacote: 'Completo' })]);
    expect((await conclude(ana, { id, versao })).statusCode).toBe(200);
    const novo = await copy(ana, { linha: 'OUTRO', formulario: 'MANUAL', duplicarDe: id });
    expect(novo).toMatchObject({ formulario: 'MANUAL', origem: 'MANUAL', cotacoes: [] });
    expect(novo.rascunho.risco).toMatchObject({
      objeto: { ramo: '0171', descricao: 'Câmera 4K' },
      segurado: { nome: 'Zélia Conceição Prado' },
    });
    expect(JSON.stringify(novo)).not.toContain('premioLiquido');
    const resumo = (await ana.request('GET', `orcamentos?q=${novo.numero}`)).json().data.itens;
    expect(resumo).toContainEqual(expect.objectContaining({ id: novo.id, premioCentavos: null, seguradora: null, cotacaoId: null }));
    expect((await read(ana, id)).rascunho.risco.ofertas).toHaveLength(2);
  });
});

describe('into another line', () => {
  it('takes only who is insured, who sells and when: the rest is as in a new case of that line', async () => {
    const produtores = [{ id: uuidv7(), pctBps: 10_000 }];
    const { seguro, segurado } = umRascunho(ana.usuario.corretoraId).risco;
    const renovado = {
      ...seguro,
      produtores,
      tipo: 'RENOVACAO_PROPRIA' as const,
      seguradoraAnterior: 'Alfa Seguros',
      apoliceAnterior: '123',
      fimVigAnterior: seguro?.vigIni,
      premioAnteriorCentavos: 200_000,
      sinistros: 1,
    };
    const { id } = await ana.prepare({ seguro: renovado, observacoes: 'do carro' });
    const emBranco = await read(ana, (await ana.create({ linha: 'RESIDENCIAL' })).id);
    const novo = await copy(ana, { linha: 'RESIDENCIAL', duplicarDe: id });
    expect(novo).toMatchObject({ linha: 'RESIDENCIAL', formulario: 'RESIDENCIAL', status: 'RASCUNHO' });
    const { vigIni, vigFim, corretoraId } = renovado;
    // the policy that was renewed is of the other line
    expect(novo.rascunho).toEqual({
      ...emBranco.rascunho,
      risco: { ...emBranco.rascunho.risco, segurado, seguro: { tipo: 'NOVO', vigIni, vigFim, corretoraId, produtores } },
    });
  });

  it('leads from a manual case to a line and back', async () => {
    const { id } = await prepareManual(ana);
    const auto = await copy(ana, { linha: 'AUTO', duplicarDe: id });
    expect(Object.keys(auto.rascunho.risco)).not.toEqual(expect.arrayContaining(['ofertas']));
    expect(auto.rascunho.risco).toMatchObject({ segurado: { nome: 'Zélia Conceição Prado' }, veiculo: { zeroKm: false } });
    const manual = await copy(ana, { linha: 'OUTRO', formulario: 'MANUAL', duplicarDe: auto.id });
    expect(Object.keys(manual.rascunho.risco).sort()).toEqual(['segurado', 'seguro']);
  });
});

it('falls back to the brokerage of who copies where that of the case is not theirs', async () => {
  const { id } = await ana.prepare({ seguro: { ...umRascunho(uuidv7()).risco.seguro } });
  const { rascunho } = await copy(ana, { linha: 'AUTO', duplicarDe: id });
  expect(rascunho.risco.seguro.corretoraId).toBe(ana.usuario.corretoraId);
});

it.each([
  ['copying', { bloqueioDuplicarOrcamento: true }, 'AUTO'],
  ['the line the case is of', { bloqueioCotacaoAuto: true }, 'AUTO'],
  ['the line it is copied into', { bloqueioCotacaoResidencial: true }, 'PET'],
  ['health, which the plan leaves out', { acessoCotacaoSaude: false }, 'SAUDE'],
])('refuses where the subscription blocks %s, and opens nothing', async (_what, flags, linha) => {
  const dona = await teste.createCorretor();
  const { id } = await dona.prepare();
  const rita = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags });
  expect((await rita.request('POST', 'orcamentos', { linha, duplicarDe: id })).statusCode).toBe(403);
  expect((await dona.request('GET', 'orcamentos')).json().data.total).toBe(1);
});

it('refuses a manual copy where manual cases are blocked', async () => {
  const rita = await teste.createCorretor({ flags: { bloqueioOrcamentoManual: true } });
  const { id } = await rita.prepare();
  const refused = await rita.request('POST', 'orcamentos', { linha: 'OUTRO', formulario: 'MANUAL', duplicarDe: id });
  expect(refused.statusCode).toBe(403);
});

it.each(['NAVIO', 'OUTRO', '', null, 7])('refuses the line %p at its field', async (linha) => {
  const { id } = await ana.prepare();
  const refused = await ana.request('POST', 'orcamentos', { linha, duplicarDe: id });
  expect([refused.statusCode, refused.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([422, ['linha']]);
});

it('opens one case when it is asked for twice, and knows no case that is not there', async () => {
  const { id } = await ana.prepare();
  const headers = { 'idempotency-key': uuidv7() };
  const ask = () => ana.request('POST', 'orcamentos', { linha: 'RESIDENCIAL', duplicarDe: id }, headers);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first.json().data.id).toBeDefined();
  expect(second.json().data).toEqual(first.json().data);
  expect((await ana.request('POST', 'orcamentos', { linha: 'AUTO', duplicarDe: uuidv7() })).statusCode).toBe(404);
});
