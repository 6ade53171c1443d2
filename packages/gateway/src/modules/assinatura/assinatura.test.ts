import { type Assinatura, COOKIE_SESSAO } from '@balcao/contracts';
import { addDias, hojeEm, parseSessao } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { type AppTeste, asBrowser, createTestApp, type Entrada } from '../../testing/test-app.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';

const PATH = '/c/api/v1/assinatura';
const DIA_MS = 86_400_000;
let teste: AppTeste;

beforeAll(async () => (teste = await createTestApp()));
afterAll(() => teste.close());

const as = (quem: UsuarioTeste, sql: string, params: unknown[]) => teste.db.tenant(quem, (tx) => tx.run(sql, params));

/** An administrator of a subscription in a state, with a trial that ends so many days from now. */
async function someone(statusAssinatura: string, dias: number | null = null, administrador = true) {
  const usuario = await teste.createUser({ statusAssinatura, administrador });
  const fim = dias === null ? null : new Date(Date.now() + dias * DIA_MS);
  await as(usuario, 'update assinatura set trial_fim = $2 where id = $1', [usuario.assinaturaId, fim]);
  return { usuario, entrada: await teste.signIn(usuario) };
}
const get = (entrada: Entrada, url = PATH) =>
  teste.app.inject({ method: 'GET', url, headers: { authorization: entrada.headers.authorization, cookie: asBrowser(entrada) } });
const post = (entrada: Entrada, payload: object, { url = PATH, chave = uuidv7() } = {}) =>
  teste.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: entrada.headers.authorization, cookie: asBrowser(entrada), 'idempotency-key': chave },
  });
const PEDIDO = { plano: 'multicalculo', forma: 'PIX', aceite: true };
const hoje = () => hojeEm(new Date());

it('shows the plan, the state, who uses it and what it owes, the oldest first', async () => {
  const { usuario, entrada } = await someone('PENDENTE');
  for (const [dias, status] of [
    [-40, 'PAGA'],
    [-10, 'ABERTA'],
    [20, 'ABERTA'],
  ] as const) {
    const vencimento = addDias(hoje(), dias);
    await as(
      usuario,
      "insert into fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento, status) values ($1, $2, 'integrado', 'BOLETO', 29990, $3, $4)",
      [usuario.assinaturaId, `20${30 + dias / 10}-01`.slice(0, 7), vencimento, status],
    );
  }
  const data: Assinatura = (await get(entrada)).json().data;
  expect(data).toMatchObject({ plano: 'integrado', status: 'Pendente', usuarios: { emUso: 1, limite: 10 } });
  expect(data.faturas.map(({ vencimento, status, linhaDigitavel }) => [vencimento, status, linhaDigitavel])).toEqual([
    [addDias(hoje(), -10), 'VENCIDA', null],
    [addDias(hoje(), 20), 'ABERTA', null],
  ]);
  expect(data.planos).toHaveLength(3);
});

it('says that a trial has ended before anybody marked it', async () => {
  expect((await get((await someone('TRIAL', -1)).entrada)).json().data.status).toBe('Expirada');
  expect((await get((await someone('TRIAL', 1)).entrada)).json().data.status).toBe('Trial');
});

describe('contracting a plan', () => {
  it.each(['TRIAL', 'EXPIRADA'])('ends the trial of a subscription that is %s and issues the first invoice', async (status) => {
    const { usuario, entrada } = await someone(status, -3);
    await as(usuario, "insert into perfil_acesso (assinatura_id, nome, segue_plano) values ($1, 'P', true)", [usuario.assinaturaId]);
    const { data } = (await post(entrada, PEDIDO)).json();
    expect(data).toMatchObject({
      plano: 'multicalculo',
      status: 'Ativa',
      dataTrialFim: null,
      usuarios: { limite: 3 },
      faturas: [
        {
          competencia: addDias(hoje(), 5).slice(0, 7),
          valorCentavos: 14_990,
          vencimento: addDias(hoje(), 5),
          linhaDigitavel: null,
          status: 'ABERTA',
        },
      ],
    });
    const perfil = await teste.db.tenant(usuario, (tx) => tx.row<{ flags: object }>('select flags from perfil_acesso'));
    expect(perfil?.flags).toMatchObject({ acessoGestao: false });
    const trilha = await teste.db.tenant(usuario, (tx) =>
      tx.rows(
        "select antes ->> 'status' as antes, usuario_id from auditoria where entidade = 'assinatura' and depois ->> 'status' = 'ATIVA'",
      ),
    );
    expect(trilha).toEqual([{ antes: status, usuarioId: usuario.usuarioId }]);
  });

  it('lets the browser go on at once: its session is told', async () => {
    const { usuario, entrada } = await someone('TRIAL', -1);
    const colega = await teste.signIn(await teste.createUser({ assinaturaId: usuario.assinaturaId }));
    const shown = (response: Awaited<ReturnType<typeof get>>) => {
      const cookie = response.cookies.find(({ name }) => name === COOKIE_SESSAO);
      return { sessao: parseSessao(encodeURIComponent(cookie?.value ?? '')), maxAge: cookie?.maxAge };
    };
    const mine = shown(await post(entrada, PEDIDO));
    expect(mine.sessao).toMatchObject({ token: entrada.token, statusAssinatura: 'Ativa', dataTrialFim: null });
    expect(mine.maxAge).toBeLessThanOrEqual(86_400);
    expect(shown(await get(colega)).sessao).toMatchObject({ statusAssinatura: 'Ativa' });
    expect((await get(mine.sessao ? { ...entrada, sessao: mine.sessao } : entrada)).cookies).toEqual([]);
  });

  it('happens once, by key and by state', async () => {
    const { entrada } = await someone('TRIAL', 3);
    const chave = uuidv7();
    const answers = await Promise.all([post(entrada, PEDIDO, { chave }), post(entrada, PEDIDO, { chave })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await post(entrada, PEDIDO)).json()).toMatchObject({ code: 'ja-contratada' });
    expect((await get(entrada)).json().data.faturas).toHaveLength(1);
  });

  it('refuses a plan too small for who is active', async () => {
    const { usuario, entrada } = await someone('TRIAL', 3);
    for (let n = 0; n < 3; n += 1) await teste.createUser({ assinaturaId: usuario.assinaturaId });
    const response = await post(entrada, PEDIDO);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ campo: 'plano', codigo: 'foraDaFaixa' }]);
    expect((await get(entrada)).json().data.status).toBe('Trial');
  });

  it.each([
    [{ ...PEDIDO, aceite: false }, 'aceite'],
    [{ ...PEDIDO, forma: 'CHEQUE' }, 'forma'],
    [{ ...PEDIDO, plano: 'outro' }, 'plano'],
  ])('refuses %j at its field', async (body, campo) => {
    expect((await post((await someone('TRIAL', 3)).entrada, body)).json().errors).toMatchObject([{ campo }]);
  });

  it('is for administrators', async () => {
    const { entrada } = await someone('TRIAL', 3, false);
    expect((await post(entrada, PEDIDO)).statusCode).toBe(403);
    expect((await get(entrada)).statusCode).toBe(200);
  });
});

it('takes a subscription back, and only one that waits for it', async () => {
  const { entrada } = await someone('REATIVADA');
  expect(entrada.sessao.statusAssinatura).toBe('Reativada');
  const url = `${PATH}/reativar`;
  expect((await post(entrada, { aceite: true }, { url })).json().data.status).toBe('Ativa');
  expect((await post(entrada, { aceite: true }, { url })).json().code).toBe('nao-reativada');
  expect((await post((await someone('REATIVADA', null, false)).entrada, { aceite: true }, { url })).statusCode).toBe(403);
});

describe('a session whose trial has ended', () => {
  const LIVRES = [PATH, '/auth/menus', '/auth/menusperfil', '/c/api/v1/sessao/canais', '/c/api/v1/onboarding/tour', '/c/api/v1/planos'];

  it('signs in and reaches the subscription, its frame and the way out, and nothing else', async () => {
    const { entrada } = await someone('TRIAL', -1);
    for (const url of LIVRES) expect([url, (await get(entrada, url)).statusCode]).toEqual([url, 200]);
    for (const url of ['/c/api/v1/painel/resumo', '/c/api/v1/orcamentos', '/c/api/v1/corretoras/minhas']) {
      expect([url, (await get(entrada, url)).json().code]).toEqual([url, 'trial-expirado']);
    }
    expect((await post(entrada, { linha: 'AUTO' }, { url: '/c/api/v1/orcamentos' })).json()).toMatchObject({
      code: 'trial-expirado',
      message: 'O seu período de avaliação terminou. Contrate um plano para continuar.',
    });
    expect((await post(entrada, {}, { url: '/auth/logoff' })).statusCode).toBe(200);
  });

  it('reaches everything again once a plan was contracted, and all along before its end', async () => {
    const { entrada } = await someone('TRIAL', -1);
    await post(entrada, PEDIDO);
    expect((await get(entrada, '/c/api/v1/painel/resumo')).statusCode).toBe(200);
    expect((await get((await someone('TRIAL', 0.01)).entrada, '/c/api/v1/painel/resumo')).statusCode).toBe(200);
  });
});

it('marks ended trials, and only those, when the night comes', async () => {
  const [ended, alive] = [await someone('TRIAL', -1), await someone('TRIAL', 1)];
  await teste.db.global((tx) => tx.run('select expirar_trials($1)', [new Date()]));
  const statusOf = ({ usuario }: typeof ended) =>
    teste.db.tenant(usuario, (tx) => tx.row<{ status: string }>('select status from assinatura where id = $1', [usuario.assinaturaId]));
  expect([await statusOf(ended), await statusOf(alive)]).toEqual([{ status: 'EXPIRADA' }, { status: 'TRIAL' }]);
});
