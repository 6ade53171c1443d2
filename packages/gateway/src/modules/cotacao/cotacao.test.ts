import { quotingTopics, type ResultadoCotacao } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import {
  comercial,
  type Corretor,
  createQuotingTest,
  held,
  type QuotingTeste,
  SLUGS,
  silent,
  umaResposta,
  umRascunho,
} from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let publicados: { topico: string; corpo: unknown }[];

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
beforeEach(() => {
  publicados = [];
  SLUGS.forEach((slug, index) => {
    teste.seguradoras[slug].perguntas.length = 0;
    teste.seguradoras[slug].answer = async () => umaResposta(300_000 + index * 50_000);
  });
  const { tempoReal } = teste.recursos;
  const real = tempoReal.publish.bind(tempoReal);
  jest.spyOn(tempoReal, 'publish').mockImplementation((topic, params, payload) => {
    publicados.push({ topico: topic.pattern, corpo: payload });
    return real(topic, params, payload);
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => teste.close());

const errosDe = (response: { json(): unknown }) => (response.json() as { errors: { campo: string }[] }).errors.map(({ campo }) => campo);
const isDone = ({ cotacao }: { cotacao: { status: string } }) => cotacao.status === 'CONCLUIDA';
const statusOf = (resultados: readonly ResultadoCotacao[]) =>
  Object.fromEntries(resultados.map(({ seguradora, status }) => [seguradora, status]));
const listed = async (id: string) =>
  (await ana.request('GET', 'orcamentos?tamanho=100')).json().data.itens.find((item: { id: string }) => item.id === id);

describe('Calcular', () => {
  it('asks every chosen insurer, stores each answer and shows the best price in the list', async () => {
    const { orcamentoId, cotacaoId } = await ana.run();
    const { cotacao, resultados } = await ana.until(cotacaoId, isDone);
    expect(cotacao).toMatchObject({ versao: 1, seguradoras: [...SLUGS], limiteSegundos: 45, comissaoBps: { alfa_seguros: 2_000 } });
    expect(resultados.map(({ seguradoraNome, status, tentativas }) => [seguradoraNome, status, tentativas])).toEqual([
      ['Alfa Seguros', 'OK', 1],
      ['Beta Seguros', 'OK', 1],
      ['Gama Seguros', 'OK', 1],
    ]);
    expect(resultados[0]?.ofertas[0]).toMatchObject({
      pacote: 'Padrão',
      premioLiquidoCentavos: 300_000,
      iofCentavos: 22_140,
      premioTotalCentavos: 322_140,
    });
    expect(await listed(orcamentoId)).toMatchObject({
      status: 'CALCULADO',
      premioCentavos: 322_140,
      seguradora: 'Alfa Seguros',
      cotacaoId,
    });
  });

  it('hands the insurer the judged risk, the agreed terms and the brokerage’s code', async () => {
    const { cotacaoId } = await ana.run({
      ...comercial('beta_seguros'),
      comissaoBps: { beta_seguros: 1_500 },
      descontoBps: { beta_seguros: 300 },
    });
    const { resultados } = await ana.until(cotacaoId, isDone);
    const [pergunta] = teste.seguradoras.beta_seguros.perguntas;
    expect(pergunta?.pedido).toMatchObject({
      comissaoBps: 1_500,
      descontoBps: 300,
      corretor: { codigo: 'C-beta_seguros', nome: 'Corretora de Teste Ltda', susep: '0201234567' },
      risco: { segurado: { documento: '11144477735', cep: '37500100' }, veiculo: { placa: 'ABC1D23' } },
    });
    expect(pergunta?.idempotencyKey).toBe(`${resultados[0]?.id}:1`);
  });

  it('keeps the id of an offer from one reading to the next', async () => {
    teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado']);
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    const first = await ana.until(cotacaoId, isDone);
    expect(first.resultados[0]?.ofertas.map(({ pacote }) => pacote)).toEqual(['Essencial', 'Ampliado']);
    expect((await ana.read(cotacaoId)).resultados).toEqual(first.resultados);
  });

  it('refuses an unfinished draft at every field that is missing, and starts nothing', async () => {
    const { id } = await ana.create();
    const response = await ana.calculate({ id, versao: 1 });
    expect(response.statusCode).toBe(422);
    expect(errosDe(response)).toEqual(
      expect.arrayContaining(['risco.segurado.documento', 'risco.veiculo.placa', 'risco.pernoite.garagem']),
    );
    expect((await ana.request('GET', `orcamentos/${id}`)).json().data).toMatchObject({ status: 'RASCUNHO', cotacoes: [] });
  });

  it.each([
    [
      'a commission out of the agreed range',
      { ...comercial('alfa_seguros'), comissaoBps: { alfa_seguros: 2_600 } },
      'comercial.comissaoBps.alfa_seguros',
    ],
    ['an insurer that is not active', comercial('delta_seguros'), 'comercial.seguradoras'],
    [
      'a discount beyond 30 %',
      { ...comercial('alfa_seguros'), descontoBps: { alfa_seguros: 3_001 } },
      'comercial.descontoBps.alfa_seguros',
    ],
  ])('refuses %s', async (_, body, campo) => {
    const response = await ana.calculate(await ana.prepare(), body);
    expect(response.statusCode).toBe(422);
    expect(errosDe(response)).toContain(campo);
  });

  it('refuses another subscription’s brokerage and producers', async () => {
    const other = await teste.createCorretor();
    const risco = umRascunho(other.usuario.corretoraId).risco;
    const orcamento = await ana.prepare({ seguro: { ...risco.seguro, produtores: [{ id: uuidv7(), pctBps: 10_000 }] } });
    const response = await ana.calculate(orcamento);
    expect(response.statusCode).toBe(422);
    expect(errosDe(response)).toEqual(expect.arrayContaining(['risco.seguro.corretoraId', 'risco.seguro.produtores']));
  });

  it('refuses a draft that somebody saved again since, with both versions', async () => {
    const { id, versao } = await ana.prepare();
    const response = await ana.calculate({ id, versao: versao - 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json().data).toMatchObject({ minhaVersao: versao - 1, atual: { versao } });
  });

  it('starts one run however often it is asked while it runs: same key, other keys, another order', async () => {
    const gate = held(umaResposta(310_000));
    teste.seguradoras.alfa_seguros.answer = gate.answer;
    const orcamento = await ana.prepare();
    const headers = { 'idempotency-key': uuidv7() };
    const path = `orcamentos/${orcamento.id}/cotacoes`;
    const body = { versao: orcamento.versao, ...comercial(...SLUGS) };
    const answers = await Promise.all([
      ana.request('POST', path, body, headers),
      ana.request('POST', path, body, headers),
      ana.request('POST', path, body),
      ana.request('POST', path, { ...body, seguradoras: [...SLUGS].reverse() }),
    ]);
    const ids = new Set(answers.map((answer) => answer.json().data.cotacaoId));
    expect(ids.size).toBe(1);
    gate.release();
    await ana.until([...ids][0] as string, isDone);
    expect(teste.seguradoras.alfa_seguros.perguntas).toHaveLength(1);
  });

  it('makes another run of the same question, when that is chosen, once the first has ended, and keeps the old one', async () => {
    const orcamento = await ana.prepare();
    const first = (await ana.calculate(orcamento)).json().data;
    await ana.until(first.cotacaoId, isDone);
    const second = (await ana.calculate(orcamento, { ...comercial(...SLUGS), mesmoAssim: true })).json().data;
    expect([first.versao, second.versao]).toEqual([1, 2]);
    await ana.until(second.cotacaoId, isDone);
    expect((await ana.read(first.cotacaoId)).resultados).toHaveLength(3);
    const { cotacoes } = (await ana.request('GET', `orcamentos/${orcamento.id}`)).json().data;
    expect(cotacoes.map(({ versao }: { versao: number }) => versao)).toEqual([2, 1]);
  });

  it('lets the draft be saved while it calculates, and does not ask for what was saved', async () => {
    const gate = held(umaResposta(310_000));
    teste.seguradoras.alfa_seguros.answer = gate.answer;
    const orcamento = await ana.prepare();
    const { cotacaoId } = (await ana.calculate(orcamento, comercial('alfa_seguros'))).json().data;
    const rascunho = umRascunho(ana.usuario.corretoraId, { observacoes: 'depois' });
    const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: orcamento.versao, rascunho });
    expect(saved.statusCode).toBe(200);
    gate.release();
    await ana.until(cotacaoId, isDone);
    const again = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: saved.json().data.versao, rascunho });
    expect(again.statusCode).toBe(200);
  });
});

describe('answers', () => {
  it('shows a price while the others are still calculating, and tells each change in its final form', async () => {
    const gate = held(umaResposta(290_000));
    teste.seguradoras.gama_seguros.answer = gate.answer;
    const { cotacaoId } = await ana.run();
    const { cotacao, resultados } = await ana.until(
      cotacaoId,
      (lido) => lido.resultados.filter(({ status }) => status === 'OK').length === 2,
    );
    expect([cotacao.status, statusOf(resultados)]).toEqual([
      'PARCIAL',
      { alfa_seguros: 'OK', beta_seguros: 'OK', gama_seguros: 'CALCULANDO' },
    ]);
    gate.release();
    const done = await ana.until(cotacaoId, isDone);

    const told = publicados
      .filter(({ topico }) => topico === quotingTopics.resultado.pattern)
      .map(({ corpo }) => corpo as ResultadoCotacao);
    for (const resultado of done.resultados) expect(told).toContainEqual(resultado);
    expect(told.filter(({ status }) => status === 'CALCULANDO')).toHaveLength(3);
    expect(publicados.findLast(({ topico }) => topico.includes('multicalculo'))).toEqual({
      topico: quotingTopics.fim.pattern,
      corpo: done.cotacao,
    });
    expect(JSON.stringify(publicados)).not.toMatch(/Zélia|11144477735|ABC1D23|37500100/);
  });

  it('raises the version of a result with each write', async () => {
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    await ana.until(cotacaoId, isDone);
    const versoes = publicados.flatMap(({ topico, corpo }) =>
      topico === quotingTopics.resultado.pattern ? [(corpo as ResultadoCotacao).versao] : [],
    );
    expect(versoes).toEqual([...new Set(versoes)].sort((a, b) => a - b));
    expect(versoes.length).toBeGreaterThanOrEqual(2);
  });

  it('turns an insurer that throws into an answer with a remedy, and leaves the others alone', async () => {
    teste.seguradoras.beta_seguros.answer = () => Promise.reject(new Error('portal fora do ar'));
    const { cotacaoId } = await ana.run();
    const { resultados } = await ana.until(cotacaoId, isDone);
    expect(statusOf(resultados)).toEqual({ alfa_seguros: 'OK', beta_seguros: 'ERRO', gama_seguros: 'OK' });
    expect(resultados.find(({ status }) => status === 'ERRO')).toMatchObject({
      familiaErro: 'INSTABILIDADE',
      mensagens: [{ codigo: 'FALHA' }],
      ofertas: [],
    });
  });

  it('turns a price whose parts do not add up into an answer that can be asked again', async () => {
    const wrong = umaResposta(300_000);
    if (wrong.status === 'OK') Object.assign(wrong.ofertas[0] ?? {}, { premioTotalCentavos: 1 });
    teste.seguradoras.alfa_seguros.answer = async () => wrong;
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    const { resultados } = await ana.until(cotacaoId, isDone);
    expect(resultados[0]).toMatchObject({ status: 'ERRO', familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: 'RESPOSTA_INVALIDA' }] });
  });

  it('stores a refusal with its family and the field it is about', async () => {
    const mensagens = [{ codigo: 'X1', texto: 'Chassi divergente.', campo: 'risco.veiculo.chassi' }];
    teste.seguradoras.alfa_seguros.answer = async () => ({ status: 'RECUSADO', familiaErro: 'DADO', mensagens });
    const { orcamentoId, cotacaoId } = await ana.run(comercial('alfa_seguros'));
    const { resultados } = await ana.until(cotacaoId, isDone);
    expect(resultados[0]).toMatchObject({ status: 'RECUSADO', familiaErro: 'DADO', mensagens, numeroCalculo: null });
    expect(await listed(orcamentoId)).toMatchObject({ status: 'CALCULADO', premioCentavos: null });
  });
});

describe('cancelling', () => {
  it('stops the insurers, keeps what was answered and tells the screens', async () => {
    let stopped = false;
    teste.seguradoras.gama_seguros.answer = (pedido, options) => {
      options.signal.addEventListener('abort', () => (stopped = true));
      return silent(pedido, options);
    };
    const { orcamentoId, cotacaoId } = await ana.run();
    await ana.until(cotacaoId, (lido) => lido.resultados.filter(({ status }) => status === 'OK').length === 2);
    const response = await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    expect(response.json().data).toMatchObject({ id: cotacaoId, status: 'CANCELADA' });
    const { cotacao, resultados } = await ana.read(cotacaoId);
    expect([cotacao.status, statusOf(resultados)]).toEqual([
      'CANCELADA',
      { alfa_seguros: 'OK', beta_seguros: 'OK', gama_seguros: 'CANCELADO' },
    ]);
    expect(stopped).toBe(true);
    expect(await listed(orcamentoId)).toMatchObject({ status: 'CALCULADO', premioCentavos: 322_140 });
    expect(publicados.at(-1)).toMatchObject({ topico: quotingTopics.fim.pattern, corpo: { status: 'CANCELADA' } });
  });

  it('gives the draft back when nobody had answered', async () => {
    for (const slug of SLUGS) teste.seguradoras[slug].answer = silent;
    const { orcamentoId, cotacaoId } = await ana.run();
    await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    expect(await listed(orcamentoId)).toMatchObject({ status: 'RASCUNHO' });
  });

  it('reaches a run whose job another process holds, through the row alone', async () => {
    const aborted = new Promise<void>((resolve) => {
      teste.seguradoras.alfa_seguros.answer = (pedido, options) => {
        options.signal.addEventListener('abort', () => resolve());
        return silent(pedido, options);
      };
    });
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    await ana.until(cotacaoId, (lido) => lido.resultados[0]?.status === 'CALCULANDO');
    await teste.owner("update balcao.resultado_cotacao set status = 'CANCELADO' where cotacao_id = $1", [cotacaoId]);
    await teste.owner("update balcao.cotacao set status = 'CANCELADA' where id = $1", [cotacaoId]);
    await aborted;
    expect((await ana.read(cotacaoId)).resultados[0]?.status).toBe('CANCELADO');
  });

  it('changes nothing when everybody has answered already', async () => {
    const { cotacaoId } = await ana.run();
    const { cotacao } = await ana.until(cotacaoId, isDone);
    expect((await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`)).json().data).toEqual(cotacao);
  });

  it('throws a late answer away', async () => {
    const gate = held(umaResposta(111_111));
    teste.seguradoras.alfa_seguros.answer = gate.answer;
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    await ana.until(cotacaoId, (lido) => lido.resultados[0]?.status === 'CALCULANDO');
    await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    gate.release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await ana.read(cotacaoId)).resultados[0]).toMatchObject({ status: 'CANCELADO', ofertas: [] });
  });
});

describe('asking one insurer again', () => {
  const refusing = async () =>
    ({ status: 'ERRO', familiaErro: 'INSTABILIDADE', mensagens: [{ codigo: 'X', texto: 'Fora do ar.' }] }) as const;

  it('asks it alone, under another key, and lets the others’ prices stand', async () => {
    teste.seguradoras.beta_seguros.answer = refusing;
    const { orcamentoId, cotacaoId } = await ana.run();
    const before = await ana.until(cotacaoId, isDone);
    teste.seguradoras.beta_seguros.answer = async () => umaResposta(200_000);
    const response = await ana.request('POST', `cotacoes/${cotacaoId}/resultados/beta_seguros/repetir`);
    expect(response.json().data).toMatchObject({ seguradora: 'beta_seguros', status: 'PENDENTE', familiaErro: null, mensagens: [] });
    const after = await ana.until(cotacaoId, isDone);
    expect(statusOf(after.resultados)).toEqual({ alfa_seguros: 'OK', beta_seguros: 'OK', gama_seguros: 'OK' });
    expect(after.resultados[0]).toEqual(before.resultados[0]);
    const keys = teste.seguradoras.beta_seguros.perguntas.map(({ idempotencyKey }) => idempotencyKey.split(':')[1]);
    expect(keys).toEqual(['1', '2']);
    expect(teste.seguradoras.alfa_seguros.perguntas).toHaveLength(1);
    expect(await listed(orcamentoId)).toMatchObject({
      status: 'CALCULADO',
      premioCentavos: 214_760,
      seguradora: 'Beta Seguros',
    });
  });

  it('does so while the others of the first asking are still calculating, and ends once', async () => {
    const gate = held(umaResposta(320_000));
    teste.seguradoras.gama_seguros.answer = gate.answer;
    teste.seguradoras.beta_seguros.answer = refusing;
    const { cotacaoId } = await ana.run();
    await ana.until(cotacaoId, (lido) => statusOf(lido.resultados)['beta_seguros'] === 'ERRO');
    teste.seguradoras.beta_seguros.answer = async () => umaResposta(200_000);
    await ana.request('POST', `cotacoes/${cotacaoId}/resultados/beta_seguros/repetir`);
    await ana.until(cotacaoId, (lido) => statusOf(lido.resultados)['beta_seguros'] === 'OK');
    gate.release();
    await ana.until(cotacaoId, isDone);
    expect(teste.seguradoras.gama_seguros.perguntas).toHaveLength(1);
    expect(publicados.filter(({ topico }) => topico === quotingTopics.fim.pattern)).toHaveLength(1);
  });

  it('takes up an insurer of a cancelled run', async () => {
    teste.seguradoras.gama_seguros.answer = silent;
    const { cotacaoId } = await ana.run();
    await ana.until(cotacaoId, (lido) => lido.resultados.filter(({ status }) => status === 'OK').length === 2);
    await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    teste.seguradoras.gama_seguros.answer = async () => umaResposta(280_000);
    await ana.request('POST', `cotacoes/${cotacaoId}/resultados/gama_seguros/repetir`);
    const { resultados } = await ana.until(cotacaoId, isDone);
    expect(statusOf(resultados)['gama_seguros']).toBe('OK');
  });

  it('refuses where there is a price, an insurer that was not asked, and a run that a newer one replaced', async () => {
    teste.seguradoras.beta_seguros.answer = refusing;
    const orcamento = await ana.prepare();
    const { cotacaoId } = (await ana.calculate(orcamento, comercial('alfa_seguros', 'beta_seguros'))).json().data;
    await ana.until(cotacaoId, isDone);
    const again = (slug: string) => ana.request('POST', `cotacoes/${cotacaoId}/resultados/${slug}/repetir`);
    expect((await again('alfa_seguros')).statusCode).toBe(409);
    expect((await again('gama_seguros')).statusCode).toBe(404);
    await ana.calculate(orcamento, comercial('alfa_seguros'));
    const replaced = await again('beta_seguros');
    expect([replaced.statusCode, replaced.json().code]).toEqual([409, 'cotacao-superada']);
  });
});
