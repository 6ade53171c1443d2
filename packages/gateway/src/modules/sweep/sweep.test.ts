import { assinaturaTopics, COOKIE_SESSAO, type Notificacao, notificacaoTopics, topicPath } from '@balcao/contracts';
import { addDias, hojeEm, parseSessao } from '@balcao/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { asBrowser, type Entrada } from '../../testing/test-app.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

const TITULO = 'O último pagamento da assinatura ainda não foi processado';
let teste: QuotingTeste;

beforeAll(async () => {
  teste = await createQuotingTest();
});
afterAll(() => teste.close());

interface Pessoa {
  readonly usuario: UsuarioTeste;
  readonly entrada: Entrada;
}
async function enter(opcoes: Parameters<QuotingTeste['createUser']>[0]): Promise<Pessoa> {
  const usuario = await teste.createUser(opcoes);
  return { usuario, entrada: await teste.signIn(usuario) };
}
const hoje = hojeEm(new Date());
const owe = ({ usuario }: Pessoa, competencia: string, vencimento: string) =>
  teste.owner(
    "insert into balcao.fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento) values ($1, $2, 'integrado', 'PIX', 9900, $3)",
    [usuario.assinaturaId, competencia, vencimento],
  );
/** One night, from its beginning to its end. */
async function passNight(): Promise<void> {
  await teste.db.global((tx) => teste.recursos.tarefas.enqueue(tx, 'limpeza', {}));
  const isOver = async () =>
    (await teste.owner("select from graphile_worker.jobs where task_identifier = 'limpeza' and key is null")).rowCount === 0;
  while (!(await isOver())) await wait(50);
}
const noticesOf = async ({ entrada }: Pessoa): Promise<Notificacao[]> =>
  (await teste.app.inject({ method: 'GET', url: '/notificacao/getLatestNotifications', headers: entrada.headers })).json().data
    .notificacoes;
const pendingOf = async (pessoa: Pessoa) => (await teste.signIn(pessoa.usuario)).sessao.temParcelaPendente;

describe('a payment that was not processed', () => {
  it('is told once to the administrators of its subscription, live, and shows in the next session', async () => {
    const devedor = await enter({ administrador: true });
    const colega = await enter({ assinaturaId: devedor.usuario.assinaturaId });
    const emDia = await enter({ administrador: true });
    await owe(devedor, '2026-01', addDias(hoje, -3));
    await owe(emDia, '2026-01', hoje);
    const ouvinte = await connectMqtt(teste, devedor.entrada);
    const { administradores } = (
      await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: devedor.entrada.headers })
    ).json().data;
    await ouvinte.subscribe(topicPath(notificacaoTopics.administracao, { canal: administradores }));
    const told = ouvinte.next();
    await passNight();
    expect((await told).payload).toEqual({ titulo: TITULO });
    await passNight();
    const [dia, mes, ano] = [addDias(hoje, -3).slice(8), addDias(hoje, -3).slice(5, 7), addDias(hoje, -3).slice(0, 4)];
    expect(await noticesOf(devedor)).toMatchObject([
      { tipo: 3, titulo: TITULO, descricao: `Fatura de 01/2026, vencida em ${dia}/${mes}/${ano}.`, link: '/minhaConta/conta', lido: false },
    ]);
    expect([await noticesOf(colega), await noticesOf(emDia)]).toEqual([[], []]);
    expect([await pendingOf(devedor), await pendingOf(emDia)]).toEqual([true, false]);
    expect(ouvinte.mensagens).toHaveLength(1);
    ouvinte.client.end(true);
  });

  it('is forgotten once it is settled, and told anew when another one is late', async () => {
    const devedor = await enter({ administrador: true });
    await owe(devedor, '2026-02', addDias(hoje, -10));
    await passNight();
    expect(await noticesOf(devedor)).toHaveLength(1);
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where assinatura_id = $1", [
      devedor.usuario.assinaturaId,
    ]);
    await passNight();
    expect([await noticesOf(devedor), await pendingOf(devedor)]).toEqual([[], false]);
    await owe(devedor, '2026-03', addDias(hoje, -1));
    await passNight();
    expect((await noticesOf(devedor)).map(({ descricao }) => descricao)).toEqual([expect.stringContaining('Fatura de 03/2026')]);
  });

  it('shows to who is signed in already, and so does its settling: their pages are told, and their cookie follows the frame', async () => {
    const devedor = await enter({ administrador: true });
    const colega = await enter({ assinaturaId: devedor.usuario.assinaturaId });
    const outro = await enter({});
    const canalOf = async ({ entrada }: Pessoa): Promise<string> =>
      (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: entrada.headers })).json().data.assinatura;
    const ouvinte = await connectMqtt(teste, colega.entrada);
    expect(await ouvinte.subscribe(topicPath(assinaturaTopics.mudou, { canal: await canalOf(colega) }))).toBe(true);
    const alheio = await connectMqtt(teste, outro.entrada);
    expect(await alheio.subscribe(topicPath(assinaturaTopics.mudou, { canal: await canalOf(colega) }))).toBe(false);
    alheio.client.end(true);
    let shown = asBrowser(colega.entrada);
    /** What the browser keeps once it read its frame. */
    const readFrame = async () => {
      const reply = await teste.app.inject({
        method: 'GET',
        url: '/auth/menus',
        headers: { authorization: colega.entrada.headers.authorization, cookie: shown },
      });
      const cookie = reply.cookies.find(({ name }) => name === COOKIE_SESSAO);
      if (cookie) shown = `${COOKIE_SESSAO}=${cookie.value}; ${shown.slice(shown.indexOf(';') + 2)}`;
      return { cookie, sessao: parseSessao(cookie?.value) };
    };
    expect((await readFrame()).cookie).toBeUndefined();

    let told = ouvinte.next();
    await owe(devedor, '2026-04', addDias(hoje, -1));
    expect((await told).payload).toEqual({});
    const pending = await readFrame();
    expect(pending.sessao).toMatchObject({ temParcelaPendente: true, guid: colega.entrada.sessao.guid });
    expect(pending.cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(pending.cookie?.maxAge).toBeGreaterThan(86_000);
    expect(pending.cookie?.maxAge).toBeLessThanOrEqual(86_400);
    expect((await readFrame()).cookie).toBeUndefined();

    told = ouvinte.next();
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where assinatura_id = $1", [
      devedor.usuario.assinaturaId,
    ]);
    await told;
    expect((await readFrame()).sessao).toMatchObject({ temParcelaPendente: false });
    expect(ouvinte.mensagens).toHaveLength(2);
    ouvinte.client.end(true);
  });

  it('is nobody else’s: a cookie of another session stays as it is', async () => {
    const [dono, outro] = [await enter({}), await enter({})];
    await owe(dono, '2026-04', addDias(hoje, -1));
    const companheiro = asBrowser(dono.entrada).split('; ').slice(1).join('; ');
    const alheia = asBrowser(outro.entrada).split('; ')[0];
    const reply = await teste.app.inject({
      method: 'GET',
      url: '/auth/menus',
      headers: { authorization: dono.entrada.headers.authorization, cookie: `${alheia}; ${companheiro}` },
    });
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
  });

  it('written without an invoice stays as it was written, and is told too', async () => {
    const marcado = await enter({ administrador: true });
    const mark = (isPendente: boolean) =>
      teste.owner('update balcao.assinatura set tem_parcela_pendente = $2 where id = $1', [marcado.usuario.assinaturaId, isPendente]);
    await mark(true);
    await passNight();
    await passNight();
    expect(await noticesOf(marcado)).toMatchObject([{ titulo: TITULO, descricao: '' }]);
    expect(await pendingOf(marcado)).toBe(true);
    await mark(false);
    await passNight();
    expect(await noticesOf(marcado)).toEqual([]);
  });
});

it('whether a subscription is new is written nowhere', async () => {
  const { rows } = await teste.owner("select from information_schema.columns where column_name = 'nova_jornada'");
  expect(rows).toEqual([]);
});
