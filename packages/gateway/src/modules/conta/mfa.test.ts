import { TOTP, Secret } from 'otpauth';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { SENHA_TESTE, type UsuarioTeste } from '../../testing/test-user.ts';

let teste: AppTeste;
let correio: CorreioTeste;
let agora = new Date('2026-03-10T12:00:00Z');
const later = (segundos: number): void => void (agora = new Date(agora.getTime() + segundos * 1_000));

beforeAll(async () => {
  const config = testConfig();
  teste = await createTestApp({ config, agora: () => agora });
  correio = readCorreio(teste, config);
});
beforeEach(() => later(60));
afterAll(() => teste.close());

const mfa = ({ headers }: Entrada, path = '', payload: object = {}, method: 'GET' | 'POST' = 'POST') =>
  teste.app.inject({ method, url: `/c/api/v1/conta/mfa${path}`, headers, ...(method === 'POST' && { payload }) });
const codeOf = (segredo: string, segundos = 0): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: agora.getTime() + segundos * 1_000 });
const post = async (url: string, payload: object) =>
  teste.app.inject({ method: 'POST', url, payload, remoteAddress: `10.3.${Math.floor(agora.getTime() / 1_000) % 250}.7` });
const firstStep = async ({ email }: UsuarioTeste): Promise<{ code: number; token: string }> => {
  const { code, data } = (await post('/auth/login', { email, senha: SENHA_TESTE })).json();
  return { code, token: data.token };
};
const signInCode = async ({ email }: UsuarioTeste) => (await post('/auth/login', { email, senha: SENHA_TESTE })).json<{ code: number }>();
const second = async (token: string, codigo: string) => post('/auth/login/codigo', { token, codigo });

async function withMfa() {
  const usuario = await teste.createUser();
  const entrada = await teste.signIn(usuario);
  const { segredo } = (await mfa(entrada)).json().data;
  const { recuperacao } = (await mfa(entrada, '/confirmar', { codigo: codeOf(segredo) })).json().data;
  later(60);
  return { usuario, entrada, segredo: segredo as string, recuperacao: recuperacao as string[] };
}

it('begins with a secret shown once, as text, address and drawing, and counts only after a code of it', async () => {
  const usuario = await teste.createUser();
  const entrada = await teste.signIn(usuario);
  expect((await mfa(entrada, '', {}, 'GET')).json().data).toEqual({ ativo: false, exigido: false, recuperacaoRestantes: 0 });
  const { segredo, endereco, qr } = (await mfa(entrada)).json().data;
  expect(endereco).toMatch(/^otpauth:\/\/totp\/Balc%C3%A3o:/);
  expect(new URL(endereco).searchParams.get('secret')).toBe(segredo);
  expect(qr).toMatch(/^<svg/);
  expect((await post('/auth/login', { email: usuario.email, senha: SENHA_TESTE })).json().code).toBe(-1);
  expect((await mfa(entrada, '/confirmar', { codigo: codeOf(segredo, 3_600) })).json().errors).toMatchObject([{ campo: 'codigo' }]);
  const { recuperacao } = (await mfa(entrada, '/confirmar', { codigo: codeOf(segredo) })).json().data;
  expect(new Set(recuperacao).size).toBe(10);
  expect((await mfa(entrada, '', {}, 'GET')).json().data).toEqual({ ativo: true, exigido: false, recuperacaoRestantes: 10 });
  expect((await correio.to(usuario.email))[0]?.assunto).toBe('Segundo fator ligado');
});

it('wants the code after the password, and opens nothing before it', async () => {
  const { usuario, segredo } = await withMfa();
  const response = await post('/auth/login', { email: usuario.email, senha: SENHA_TESTE });
  expect(response.json()).toMatchObject({ success: false, code: 6, data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  expect(response.cookies).toEqual([]);
  const opened = await second(response.json().data.token as string, codeOf(segredo));
  expect(opened.json()).toMatchObject({ success: true, code: -1, data: { token: expect.any(String) } });
  expect(opened.cookies.map(({ name }) => name)).toContain('balcao_acesso');
});

it('accepts a code once, and its neighbour of a clock half a minute off', async () => {
  const { usuario, segredo } = await withMfa();
  const codigo = codeOf(segredo, -30);
  expect((await second((await firstStep(usuario)).token, codigo)).json().code).toBe(-1);
  expect((await second((await firstStep(usuario)).token, codigo)).statusCode).toBe(422);
  expect((await second((await firstStep(usuario)).token, codeOf(segredo))).json().code).toBe(-1);
  // an older code than the newest accepted is a replay too
  expect((await second((await firstStep(usuario)).token, codigo)).statusCode).toBe(422);
});

it('uses the token of the first step once, and not after ten minutes', async () => {
  const { usuario, segredo } = await withMfa();
  const { token } = await firstStep(usuario);
  expect((await second(token, codeOf(segredo))).json().code).toBe(-1);
  later(60);
  expect((await second(token, codeOf(segredo))).json().code).toBe('prova-invalida');
  const outro = await firstStep(usuario);
  later(601);
  expect((await second(outro.token, codeOf(segredo))).statusCode).toBe(410);
  expect((await second('x'.repeat(43), codeOf(segredo))).statusCode).toBe(410);
});

it('locks the codes of a user after five wrong ones, whoever asks, and leaves the password alone', async () => {
  const { usuario, segredo } = await withMfa();
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await second((await firstStep(usuario)).token, '000000'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 200]);
  expect(answers.at(-1)?.json()).toMatchObject({ success: false, code: 4 });
  const { code, token } = await firstStep(usuario);
  expect(code).toBe(6);
  expect((await second(token, codeOf(segredo))).json().code).toBe(4);
  later(16 * 60);
  expect((await second((await firstStep(usuario)).token, codeOf(segredo))).json().code).toBe(-1);
});

it('takes a recovery code in the place of the application, each once, and says so by e-mail', async () => {
  const { usuario, entrada, recuperacao } = await withMfa();
  const [codigo = ''] = recuperacao;
  expect((await second((await firstStep(usuario)).token, codigo.toUpperCase())).json().code).toBe(-1);
  expect((await second((await firstStep(usuario)).token, codigo)).statusCode).toBe(422);
  expect((await mfa(entrada, '', {}, 'GET')).json().data).toEqual({ ativo: true, exigido: false, recuperacaoRestantes: 9 });
  const [carta] = await correio.to(usuario.email);
  expect(carta?.texto).toContain('Restam 9 códigos.');
});

it('turns off by a code, and then the password is enough', async () => {
  const { usuario, entrada, segredo } = await withMfa();
  expect((await mfa(entrada, '/desligar', { codigo: '000000' })).statusCode).toBe(422);
  expect((await mfa(entrada, '/desligar', { codigo: codeOf(segredo) })).statusCode).toBe(200);
  expect((await post('/auth/login', { email: usuario.email, senha: SENHA_TESTE })).json().code).toBe(-1);
  expect((await mfa(entrada, '/desligar', { codigo: '000000' })).json().code).toBe('mfa-desligado');
});

it('never gives the secret of one already on, nor confirms what never began', async () => {
  const { entrada } = await withMfa();
  expect((await mfa(entrada)).json()).toMatchObject({ success: false, code: 'mfa-ativo' });
  const outra = await teste.signIn(await teste.createUser());
  expect((await mfa(outra, '/confirmar', { codigo: '123456' })).json().code).toBe('mfa-sem-pedido');
});

it('keeps neither secret nor recovery codes readable, in table or trail', async () => {
  const { usuario, segredo, recuperacao } = await withMfa();
  const [linha] = await teste.db.tenant(usuario, (tx) =>
    tx.rows<{ texto: string; trilha: string }>(
      `select (select string_agg(f::text, ' ') from segundo_fator f) || (select string_agg(c::text, ' ') from codigo_recuperacao c) as texto,
         (select string_agg(a::text, ' ') from auditoria a) as trilha`,
    ),
  );
  for (const secret of [segredo, Buffer.from(segredo).toString('hex'), ...recuperacao]) {
    expect(linha?.texto).not.toContain(secret);
    expect(linha?.trilha).not.toContain(secret);
  }
  expect(linha?.trilha).toContain('segundo_fator');
  expect(linha?.trilha).not.toMatch(/"segredo"|"token_hash"/);
});

describe('a second factor the subscription asks for', () => {
  const demand = async (exigeSegundoFator: boolean) => {
    const admin = await teste.createUser({ administrador: true });
    const entrada = await teste.signIn(admin);
    const { versao } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/parametros/grupos', headers: entrada.headers })).json().data
      .acesso;
    const payload = { exigeSegundoFator, feriadoComoDomingo: true, versao };
    const saved = await teste.app.inject({ method: 'PUT', url: '/c/api/v1/parametros/acesso', headers: entrada.headers, payload });
    expect(saved.statusCode).toBe(200);
    return { admin, entrada };
  };
  const start = (token: string) => post('/auth/login/inscricao', { token });
  const confirm = (token: string, codigo: string) => post('/auth/login/inscricao/confirmar', { token, codigo });

  it('leads whoever has none to enrol before the session, administrators too', async () => {
    const { admin, entrada } = await demand(true);
    const outra = await teste.createUser({ assinaturaId: admin.assinaturaId });
    for (const usuario of [admin, outra]) {
      later(60);
      const response = await post('/auth/login', { email: usuario.email, senha: SENHA_TESTE });
      expect(response.json()).toMatchObject({ success: false, code: 9 });
      expect(response.cookies).toEqual([]);
      const { token } = response.json().data;
      const { segredo, qr } = (await start(token)).json().data;
      expect(qr).toMatch(/^<svg/);
      expect((await confirm(token, '000000')).json().errors).toMatchObject([{ campo: 'codigo' }]);
      const opened = await confirm(token, codeOf(segredo));
      expect(opened.json().data).toMatchObject({ token: expect.any(String), recuperacao: expect.any(Array) });
      expect(opened.cookies.map(({ name }) => name)).toContain('balcao_acesso');
      later(60);
      const { code, token: seguinte } = await firstStep(usuario);
      expect(code).toBe(6);
      expect((await second(seguinte, codeOf(segredo))).json().code).toBe(-1);
    }
    // who was in before goes on, and is led there at the next sign-in
    expect((await mfa(entrada, '', {}, 'GET')).json().data).toMatchObject({ ativo: true, exigido: true });
  });

  it('cannot be gone round: no step without its proof, none twice, and nobody turns it off', async () => {
    const { admin } = await demand(true);
    const { token } = await firstStep(admin);
    const { segredo } = (await start(token)).json().data;
    // the proof of one step is none of the other, and no session begins by it
    expect((await second(token, codeOf(segredo))).statusCode).toBe(410);
    expect((await start('x'.repeat(43))).statusCode).toBe(410);
    const juntos = await Promise.all([confirm(token, codeOf(segredo)), confirm(token, codeOf(segredo))]);
    expect(juntos.filter(({ statusCode, cookies }) => statusCode === 200 && cookies.length > 0)).toHaveLength(1);
    later(60);
    expect([(await start(token)).statusCode, (await confirm(token, codeOf(segredo))).statusCode]).toEqual([410, 410]);
    const dentro = await second((await firstStep(admin)).token, codeOf(segredo));
    expect(dentro.json().code).toBe(-1);
    later(60);
    const bearer = dentro.json().data.token as string;
    const cookie = dentro.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const desligar = await teste.app.inject({
      method: 'POST',
      url: '/c/api/v1/conta/mfa/desligar',
      headers: { authorization: `Bearer ${bearer}`, cookie },
      payload: { codigo: codeOf(segredo) },
    });
    expect([desligar.statusCode, desligar.json().code]).toEqual([409, 'mfa-exigido']);
  });

  it('is asked of nobody in another subscription, nor once it is no longer asked for', async () => {
    await demand(true);
    const estranha = await teste.createUser();
    expect((await signInCode(estranha)).code).toBe(-1);
    const { admin } = await demand(false);
    expect((await signInCode(admin)).code).toBe(-1);
  });

  it('dies with the password that began it', async () => {
    const { admin } = await demand(true);
    const { token } = await firstStep(admin);
    await post('/forgotpassword', { email: admin.email });
    const hash = await correio.tokenTo(admin.email);
    expect((await post('/changeexpiredpassword', { hash, senha: 'Vento#Sul2026' })).statusCode).toBe(200);
    expect((await start(token)).statusCode).toBe(410);
  });
});
