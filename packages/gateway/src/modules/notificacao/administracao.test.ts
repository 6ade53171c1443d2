import { type Canais, type Notificacao, notificacaoTopics, topicPath } from '@balcao/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { comercial, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import type { Entrada } from '../../testing/test-app.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

interface Pessoa {
  readonly usuario: UsuarioTeste;
  readonly entrada: Entrada;
}

let teste: QuotingTeste;
/** Two subscriptions, each with who administers it and who does not; and the provider's own people. */
let chefe: Pessoa;
let ana: Pessoa;
let outroChefe: Pessoa;
let suporte: Pessoa;

async function enter(opcoes: Parameters<QuotingTeste['createUser']>[0] = {}): Promise<Pessoa> {
  const usuario = await teste.createUser(opcoes);
  return { usuario, entrada: await teste.signIn(usuario) };
}

beforeAll(async () => {
  teste = await createQuotingTest();
  chefe = await enter({ administrador: true });
  ana = await enter({ assinaturaId: chefe.usuario.assinaturaId, nome: 'Ana Souza' });
  outroChefe = await enter({ administrador: true });
  suporte = await enter({ segfyer: true });
});
afterAll(() => teste.close());

const latest = async ({ entrada }: Pessoa): Promise<{ notificacoes: Notificacao[]; total: number }> =>
  (await teste.app.inject({ method: 'GET', url: '/notificacao/getLatestNotifications', headers: entrada.headers })).json().data;
const titlesOf = async (pessoa: Pessoa): Promise<string[]> => (await latest(pessoa)).notificacoes.map(({ titulo }) => titulo);
const channels = async ({ entrada }: Pessoa): Promise<Canais> =>
  (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: entrada.headers })).json().data;
const topicOf = (canal: string | undefined): string => topicPath(notificacaoTopics.administracao, { canal: canal ?? 'nenhum/nenhum' });

/** What a session hears on its own channels of administration. */
async function listen(pessoa: Pessoa) {
  const { administradores, provedor } = await channels(pessoa);
  const ouvinte = await connectMqtt(teste, pessoa.entrada);
  expect([await ouvinte.subscribe(topicOf(administradores)), await ouvinte.subscribe(topicOf(provedor))]).toEqual([true, true]);
  return ouvinte;
}

describe('the channels', () => {
  it('are told to administrators alone, and those of others are refused', async () => {
    const [dele, dela, doOutro] = [await channels(chefe), await channels(ana), await channels(outroChefe)];
    expect([dela.administradores, dela.provedor]).toEqual([undefined, undefined]);
    expect([dele.administradores === doOutro.administradores, dele.provedor === doOutro.provedor]).toEqual([false, true]);
    const [comum, alheio] = [await connectMqtt(teste, ana.entrada), await connectMqtt(teste, outroChefe.entrada)];
    for (const canal of [dele.administradores, dele.provedor, dela.usuario, dela.assinatura, dela.todos]) {
      expect([canal, await comum.subscribe(topicOf(canal))]).toEqual([canal, false]);
    }
    expect(await alheio.subscribe(topicOf(dele.administradores))).toBe(false);
    comum.client.end(true);
    alheio.client.end(true);
  });
});

describe('somebody locked out by wrong passwords', () => {
  it('is told, once, to the administrators of the same subscription, live and later, without naming anybody on the wire', async () => {
    const vitima = await teste.createUser({ assinaturaId: chefe.usuario.assinaturaId, nome: 'Bruno Reis' });
    const [perto, longe] = [await listen(chefe), await listen(outroChefe)];
    const told = perto.next();
    for (let vez = 0; vez < 6; vez += 1) {
      await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: vitima.email, senha: 'errada' } });
    }
    expect((await told).payload).toEqual({ titulo: 'Um acesso foi travado por tentativas' });
    const { notificacoes, total } = await latest(chefe);
    expect(total).toBe(1);
    expect(notificacoes[0]).toMatchObject({
      tipo: 2,
      descricao: expect.stringMatching(/^Bruno Reis: 5 senhas erradas\. Quem tentou só pode tentar de novo às \d\d:\d\d\.$/),
    });
    expect([await titlesOf(ana), await titlesOf(outroChefe)]).toEqual([[], []]);
    await wait(200);
    expect([perto.mensagens.length, longe.mensagens.length]).toEqual([1, 0]);
    perto.client.end(true);
    longe.client.end(true);
  });
});

describe('an insurer that refuses the credentials', () => {
  it('is told to the administrators once a day, whoever quotes and how often', async () => {
    const dono = await teste.createCorretor({ administrador: true });
    const colega = await teste.createCorretor({ assinaturaId: dono.usuario.assinaturaId });
    teste.seguradoras.beta_seguros.answer = async () => ({ status: 'CREDENCIAL', familiaErro: 'CREDENCIAL', mensagens: [] });
    for (const corretor of [dono, colega]) {
      const { cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
      await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    }
    const avisos = (await latest(dono)).notificacoes.filter(({ titulo }) => titulo.startsWith('Uma seguradora recusou'));
    expect(avisos).toMatchObject([{ tipo: 0, descricao: expect.stringContaining('Beta Seguros'), link: '/configuracao/SeguradorasLogin' }]);
    expect(await titlesOf(colega)).toEqual(['Cotação concluída']);
  });
});

describe('a message of the provider', () => {
  const emUmaHora = () => new Date(Date.now() + 3_600_000).toISOString();
  const mensagem = (over: object = {}) => ({ titulo: 'Manutenção no domingo', texto: 'Das 2h às 4h.', validaAte: emUmaHora(), ...over });
  const publish = (quem: Pessoa, payload: object, chave: string = uuidv7()) =>
    teste.app.inject({
      method: 'POST',
      url: '/suporte/mensagens',
      headers: { ...quem.entrada.headers, 'idempotency-key': chave },
      payload,
    });
  const withdraw = (quem: Pessoa, id: string) =>
    teste.app.inject({ method: 'POST', url: `/suporte/mensagens/${id}/retirar`, headers: quem.entrada.headers, payload: {} });

  it('reaches the administrators of every subscription, here or away, and nobody else; another time of the same sending reaches nobody', async () => {
    const ausente = await teste.createUser({ administrador: true });
    const bloqueado = await teste.createUser({ administrador: true, statusAssinatura: 'CANCELADA' });
    const [um, outro] = [await listen(chefe), await listen(outroChefe)];
    const told = Promise.all([um.next(), outro.next()]);
    const chave = uuidv7();
    const { id, entregues } = (await publish(suporte, mensagem(), chave)).json().data;
    expect((await publish(suporte, mensagem(), chave)).json().data ?? { id, entregues }).toEqual({ id, entregues });
    expect((await told).map(({ payload }) => payload)).toEqual([{ titulo: 'Manutenção no domingo' }, { titulo: 'Manutenção no domingo' }]);
    const depois = { usuario: ausente, entrada: await teste.signIn(ausente) };
    for (const pessoa of [chefe, outroChefe, depois]) {
      const { notificacoes } = await latest(pessoa);
      expect(notificacoes.filter(({ titulo }) => titulo === 'Manutenção no domingo')).toMatchObject([
        { descricao: 'Das 2h às 4h.', lido: false },
      ]);
    }
    expect([await titlesOf(ana), await titlesOf(suporte)]).toEqual([[], []]);
    const { rows } = await teste.owner('select from balcao.notificacao where usuario_id = $1', [bloqueado.usuarioId]);
    expect(rows).toEqual([]);
    const trilha = await teste.owner("select usuario_id from balcao.auditoria where entidade = 'mensagem_provedor' and entidade_id = $1", [
      id,
    ]);
    expect(trilha.rows).toEqual([{ usuario_id: suporte.usuario.usuarioId }]);
    um.client.end(true);
    outro.client.end(true);
  });

  it('is written and taken back by support alone', async () => {
    for (const pessoa of [chefe, ana]) expect((await publish(pessoa, mensagem())).statusCode).toBe(403);
    const { id } = (await publish(suporte, mensagem({ titulo: 'Engano' }))).json().data;
    expect(await titlesOf(chefe)).toContain('Engano');
    expect((await withdraw(chefe, id)).statusCode).toBe(403);
    expect(await titlesOf(chefe)).toContain('Engano');
    const before = (await latest(chefe)).total;
    expect((await withdraw(suporte, id)).statusCode).toBe(200);
    expect(await titlesOf(chefe)).not.toContain('Engano');
    expect((await latest(chefe)).total).toBe(before - 1);
    expect((await withdraw(suporte, id)).statusCode).toBe(404);
  });

  it('is delivered by no transaction but a segfyer’s, whatever the call', async () => {
    const { id } = (await publish(suporte, mensagem({ titulo: 'Uma vez' }))).json().data;
    const entregues = await teste.db.tenant(chefe.usuario, (tx) =>
      tx.row('select entregar_mensagem_provedor($1, now()) as n, retirar_mensagem_provedor($1, now()) as sim', [id]),
    );
    expect(entregues).toEqual({ n: 0, sim: false });
  });

  it('is shown until its term, and none whose term has passed is taken', async () => {
    expect((await publish(suporte, mensagem({ validaAte: '2020-01-01T00:00:00Z' }))).json().errors).toMatchObject([{ campo: 'validaAte' }]);
    const { id } = (await publish(suporte, mensagem({ titulo: 'Por pouco' }))).json().data;
    expect(await titlesOf(chefe)).toContain('Por pouco');
    await teste.owner("update balcao.notificacao set valida_ate = now() - interval '1 minute' where aviso_id = $1", [id]);
    expect(await titlesOf(chefe)).not.toContain('Por pouco');
  });

  it.each([{ titulo: 'x' }, { link: 'https://fora.exemplo' }, { link: '//fora.exemplo' }, { validaAte: 'amanhã' }])(
    'refuses %j',
    async (over) => {
      expect((await publish(suporte, mensagem(over))).statusCode).toBe(422);
    },
  );
});

describe('a trial about to end', () => {
  it('is told once to the administrators, and not before its last three days', async () => {
    const [perto, longe] = [await enter({ administrador: true }), await enter({ administrador: true })];
    const set = (pessoa: Pessoa, dias: number) =>
      teste.owner(
        `update balcao.assinatura set status = 'TRIAL', trial_inicio = now() - interval '1 day', trial_fim = now() + make_interval(days => $2) where id = $1`,
        [pessoa.usuario.assinaturaId, dias],
      );
    await set(perto, 2);
    await set(longe, 9);
    const tell = () =>
      teste.db.global((tx) =>
        tx.rows<{ id: string }>('select * from avisar_fim_dos_testes(now(), $1, $2) as id', ['Está acabando', '/assinatura/nova']),
      );
    expect((await tell()).map(({ id }) => id)).toEqual([perto.usuario.assinaturaId]);
    expect(await tell()).toEqual([]);
    // what the provider said before they came, and still counts, they have too
    const doTeste = (await latest(perto)).notificacoes.filter(({ titulo }) => titulo === 'Está acabando');
    expect(doTeste).toMatchObject([
      {
        tipo: 3,
        titulo: 'Está acabando',
        descricao: expect.stringMatching(/^Termina em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/),
        link: '/assinatura/nova',
      },
    ]);
    expect(await titlesOf(longe)).not.toContain('Está acabando');
  });
});
