import { type Canais, type Notificacao, notificacaoTopics, orcamentoTopics, quotingTopics, topicPath } from '@balcao/contracts';
import {
  comercial,
  corretorOf,
  createQuotingTest,
  held,
  type Corretor,
  type QuotingTeste,
  umaResposta,
  umRascunho,
} from '../../testing/test-quoting.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';

let teste: QuotingTeste;
let ana: Corretor;

beforeAll(async () => (teste = await createQuotingTest()));
beforeEach(async () => {
  // no test waits for what another one held
  for (const seguradora of Object.values(teste.seguradoras)) seguradora.answer = async () => umaResposta(300_000);
  ana = await teste.createCorretor();
});
afterAll(() => teste.close());

const latest = async (quem: Corretor): Promise<Notificacao[]> =>
  (await quem.request('GET', '/notificacao/getLatestNotifications')).json().data.notificacoes;
const channels = async (quem: Corretor): Promise<Canais> => (await quem.request('GET', '/c/api/v1/sessao/canais')).json().data;
const ended = (quem: Corretor, cotacaoId: string) => quem.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
const colleague = async (flags: Record<string, boolean> = {}): Promise<Corretor> => {
  const usuario = await teste.createUser({ assinaturaId: ana.usuario.assinaturaId, flags });
  return corretorOf(teste, usuario, await teste.signIn(usuario));
};
/** Calculates a case that exists, as somebody. */
async function calculate(quem: Corretor, caso: { id: string; versao: number }, seguradora = 'alfa_seguros'): Promise<string> {
  const response = await quem.calculate(caso, comercial(seguradora));
  const { cotacaoId } = response.json<{ data: { cotacaoId: string } }>().data;
  await ended(quem, cotacaoId);
  return cotacaoId;
}

describe('whoever has the case open', () => {
  it.each(['the results of the run', 'the case'])('is not told of the run they watch: %s', async (aberto) => {
    const presa = held(umaResposta(300_000));
    teste.seguradoras.alfa_seguros.answer = presa.answer;
    const { orcamentoId, cotacaoId } = await ana.run(comercial('alfa_seguros'));
    const ouvinte = await connectMqtt(teste, ana.entrada);
    const { assinatura } = await channels(ana);
    const topico =
      aberto === 'the case'
        ? topicPath(orcamentoTopics.mudou, { canal: assinatura, orcamentoId })
        : topicPath(quotingTopics.fim, { canal: assinatura, cotacaoId });
    expect(await ouvinte.subscribe(topico)).toBe(true);
    presa.release();
    await ended(ana, cotacaoId);
    expect(await latest(ana)).toEqual([]);
    ouvinte.client.end(true);
  });

  it('is told when they left before it ended', async () => {
    const presa = held(umaResposta(300_000));
    teste.seguradoras.alfa_seguros.answer = presa.answer;
    const { cotacaoId } = await ana.run(comercial('alfa_seguros'));
    const ouvinte = await connectMqtt(teste, ana.entrada);
    const topico = topicPath(quotingTopics.fim, { canal: (await channels(ana)).assinatura, cotacaoId });
    await ouvinte.subscribe(topico);
    await ouvinte.client.unsubscribeAsync(topico);
    presa.release();
    await ended(ana, cotacaoId);
    expect(await latest(ana)).toMatchObject([{ titulo: 'Cotação concluída' }]);
    ouvinte.client.end(true);
  });
});

describe('the case of another', () => {
  it('tells who asked, whose case it is, and whose sale it is when they may open it; nobody else', async () => {
    const chefe = await colleague();
    const [produtora, alheia, semAcesso] = [await colleague(), await colleague(), await colleague({ administradorOrcamento: false })];
    const produtores = await teste.owner(
      `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', 'Pia', '11144477735') returning id`,
      [ana.usuario.assinaturaId],
    );
    const produtorId: string = produtores.rows[0].id;
    await teste.owner('update balcao.usuario set produtor_id = $1 where id = any($2)', [
      produtorId,
      [produtora.usuario.usuarioId, semAcesso.usuario.usuarioId],
    ]);
    const { seguro } = umRascunho(ana.usuario.corretoraId).risco;
    await calculate(chefe, await ana.prepare({ seguro: { ...seguro, produtores: [{ id: produtorId, pctBps: 10_000 }] } }));
    const told = await Promise.all([ana, produtora, alheia, semAcesso].map(async (quem) => (await latest(quem)).length));
    expect([...told, (await latest(chefe)).length]).toEqual([1, 1, 0, 0, 1]);
  });
});

describe('a cancelled run of which one insurer is asked again', () => {
  it('is never told as complete: not in the notice, the list of runs, the history or what was done', async () => {
    teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000);
    const presas = [held(umaResposta(310_000)), held(umaResposta(320_000))] as const;
    teste.seguradoras.beta_seguros.answer = presas[0].answer;
    teste.seguradoras.gama_seguros.answer = presas[1].answer;
    const { orcamentoId, cotacaoId } = await ana.run();
    await ana.until(cotacaoId, ({ resultados }) => resultados.some(({ status }) => status === 'OK'));
    await ana.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    const told = async () => ({
      lista: (await ana.request('GET', 'cotacoes')).json().data.itens[0],
      historia: (await ana.request('GET', `orcamentos/${orcamentoId}/historia`)).json().data.versoes[0],
    });
    const contagem = { status: 'CANCELADA', responderam: 1, canceladas: 2 };
    expect(await told()).toMatchObject({ lista: contagem, historia: contagem });

    teste.seguradoras.beta_seguros.answer = async () => umaResposta(310_000);
    await ana.request('POST', `cotacoes/${cotacaoId}/resultados/beta_seguros/repetir`);
    await ana.until(cotacaoId, ({ resultados }) => resultados.filter(({ status }) => status === 'OK').length === 2);
    await ana.until(cotacaoId, ({ cotacao }) => cotacao.status !== 'PARCIAL');
    const depois = { status: 'CANCELADA', responderam: 2, canceladas: 1 };
    expect(await told()).toMatchObject({ lista: depois, historia: depois });
    const [aviso] = await latest(ana);
    expect(aviso?.titulo).toBe('Nova resposta em uma cotação cancelada');
    expect(aviso?.descricao).toMatch(/, cancelado: 2 de 3 responderam; 2 de 3 seguradoras deram preço\.$/);
    const { rows } = await teste.owner("select tipo from balcao.atividade where orcamento_id = $1 and tipo = 'COTACAO_CONCLUIDA'", [
      orcamentoId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('runs of the same case', () => {
  it('are one notice while it is unread, with the newest run, and live it takes the place of the other', async () => {
    const caso = await ana.prepare();
    await calculate(ana, caso);
    const [primeira] = await latest(ana);
    const ouvinte = await connectMqtt(teste, ana.entrada);
    await ouvinte.subscribe(topicPath(notificacaoTopics.nova, { canal: (await channels(ana)).usuario }));
    const told = ouvinte.next();
    const segunda = await calculate(ana, caso, 'beta_seguros');
    const { payload } = await told;
    const avisos = await latest(ana);
    expect(avisos).toMatchObject([
      { id: primeira?.id, lido: false, link: `/multicalculo/orcamento-editar?id=${caso.id}&cotacao=${segunda}` },
    ]);
    expect(Date.parse(avisos[0]?.data ?? '')).toBeGreaterThan(Date.parse(primeira?.data ?? ''));
    expect(payload).toEqual({ notificacao: avisos[0], total: 1 });
    ouvinte.client.end(true);
  });

  it('are told anew once the one before was read, and each case by itself', async () => {
    const [caso, outro] = [await ana.prepare(), await ana.prepare()];
    await calculate(ana, caso);
    await ana.request('POST', '/notificacao/markAsRead', { ids: (await latest(ana)).map(({ id }) => id) });
    await calculate(ana, caso, 'beta_seguros');
    await calculate(ana, outro);
    expect((await latest(ana)).map(({ lido }) => lido)).toEqual([false, false, true]);
  });
});

it('says nothing of a run that was cancelled, not even to whose case it is', async () => {
  const chefe = await colleague();
  const presa = held(umaResposta(300_000));
  teste.seguradoras.alfa_seguros.answer = presa.answer;
  const caso = await ana.prepare();
  const response = await chefe.calculate(caso, comercial('alfa_seguros', 'beta_seguros'));
  const { cotacaoId } = response.json<{ data: { cotacaoId: string } }>().data;
  await chefe.request('POST', `cotacoes/${cotacaoId}/cancelar`);
  presa.release();
  await chefe.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CANCELADA');
  // what comes after a run that ends: had there been a notice, it would be older
  await calculate(chefe, await chefe.prepare(), 'gama_seguros');
  expect([await latest(ana), (await latest(chefe)).length]).toEqual([[], 1]);
});
