import {
  accessCalls,
  CABECALHO_LINK,
  COOKIE_SESSAO,
  layoutEvents,
  questionarioArquivoCalls,
  quotingCalls,
  registryCalls,
  RESTRICAO_HORARIO,
  sessaoEvents,
} from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { navigateToUrl } from 'single-spa';
import { on } from '../bus/bus.ts';
import { currentSession, endSession } from '../session/session.ts';
import { call, upload } from './call.ts';

jest.mock('single-spa', () => ({ navigateToUrl: jest.fn((url: string) => window.history.pushState(null, '', url)) }));

const gateway = fakeGateway();
const cotacaoId = '0198b2c4-0000-7000-8000-000000000009';
afterEach(() => {
  gateway.reset();
  signOut();
  jest.clearAllMocks();
});
afterAll(gateway.close);

it('sends the bearer and returns the checked data of the envelope', async () => {
  signIn();
  gateway.answer(registryCalls.listCorretoras, []);
  await expect(call(registryCalls.listCorretoras, {})).resolves.toEqual([]);
  expect(gateway.pedidos[0]?.headers['authorization']).toBe('Bearer token-de-teste');
});

it('sends one idempotency key per intent, the caller`s own when given', async () => {
  signIn();
  gateway.answer(quotingCalls.createOrcamento, { id: cotacaoId, numero: 1 });
  await call(quotingCalls.createOrcamento, { linha: 'AUTO' }, { idempotencyKey: 'chave-1' });
  await call(quotingCalls.createOrcamento, { linha: 'AUTO' });
  expect(gateway.pedidos[0]?.headers['idempotency-key']).toBe('chave-1');
  expect(gateway.pedidos[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

it('sends a file as the body, its name in the address and the secret of a link in a header only', async () => {
  const arquivo = { id: cotacaoId, nome: 'cnh.jpg', mime: 'image/jpeg', bytes: 1 } as const;
  gateway.answer(questionarioArquivoCalls.add, arquivo);
  const file = new File(['x'], 'cnh.jpg', { type: 'image/jpeg' });
  const sent = upload(questionarioArquivoCalls.add, { nome: 'cnh.jpg' }, file, { headers: { [CABECALHO_LINK]: 'segredo' } });
  await expect(sent).resolves.toEqual(arquivo);
  const [pedido] = gateway.pedidos;
  expect(pedido?.headers).toMatchObject({ [CABECALHO_LINK]: 'segredo', 'content-type': 'image/jpeg' });
  expect(pedido?.headers['authorization']).toBeUndefined();
  expect(pedido?.path).not.toContain('segredo');
});

it('forgets the user once and goes to the login with the way back when several calls are refused together', async () => {
  signIn();
  const ends: string[] = [];
  const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => ends.push(motivo));
  window.history.replaceState(null, '', '/multicalculo/orcamentos?pagina=2');
  gateway.reply(registryCalls.listCorretoras, {
    ...refusal(401, 'sessao-expirada', 'Sua sessão expirou.'),
    headers: { 'x-redirect-to': '/login' },
  });
  const both = [call(registryCalls.listCorretoras, {}), call(registryCalls.listCorretoras, {})];
  for (const refused of both) await expect(refused).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  subscription.unsubscribe();
  expect(currentSession()).toBeNull();
  expect(ends).toEqual(['expirada']);
  expect(navigateToUrl).toHaveBeenCalledTimes(1);
  expect(navigateToUrl).toHaveBeenCalledWith(`/login?return_url=${encodeURIComponent('/multicalculo/orcamentos?pagina=2')}`);
});

it('says the sentence of the hours once and goes to the login, however many calls they end together', async () => {
  signIn();
  const [ends, told]: [string[], string[]] = [[], []];
  const subscriptions = [
    on(sessaoEvents.encerrada).subscribe(({ motivo }) => ends.push(motivo)),
    on(layoutEvents.avisoEmitido).subscribe(({ titulo }) => told.push(titulo)),
  ];
  window.history.replaceState(null, '', '/multicalculo/orcamentos');
  gateway.reply(registryCalls.listCorretoras, {
    ...refusal(401, RESTRICAO_HORARIO, catalogoDeErros.restricaoHorario[0]),
    headers: { 'x-redirect-to': 'https://entrar.exemplo.test/' },
  });
  const both = [call(registryCalls.listCorretoras, {}), call(registryCalls.listCorretoras, {})];
  for (const refused of both) await expect(refused).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  for (const subscription of subscriptions) subscription.unsubscribe();
  expect(ends).toEqual(['forcada']);
  expect(told).toEqual([catalogoDeErros.restricaoHorario[0]]);
  expect(window.location.pathname).toBe('/login');
});

it('still goes to the login with the way back when another tab forgot the session first', async () => {
  signIn();
  window.history.replaceState(null, '', '/multicalculo/orcamentos?pagina=3');
  gateway.reply(registryCalls.listCorretoras, () => {
    document.cookie = `${COOKIE_SESSAO}=; Max-Age=0; Path=/`;
    return refusal(401, 'nao-autenticado', 'Sua sessão terminou.');
  });
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  expect(navigateToUrl).toHaveBeenCalledWith(`/login?return_url=${encodeURIComponent('/multicalculo/orcamentos?pagina=3')}`);
});

it('keeps the session that began in another tab while an older one was being refused', async () => {
  signIn({ token: 'velho', hash: 'velho' });
  gateway.reply(registryCalls.listCorretoras, () => {
    signIn({ token: 'novo', hash: 'novo' });
    return refusal(401, 'nao-autenticado', 'Sua sessão terminou.');
  });
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  expect(currentSession()?.token).toBe('novo');
  expect(navigateToUrl).not.toHaveBeenCalled();
});

it('carries the refused fields of a 422 and the gateway`s sentence', async () => {
  signIn();
  const errors = [{ campo: 'risco.veiculo.placa', codigo: 'formato', mensagem: 'Placa inválida.' }];
  gateway.reply(registryCalls.listCorretoras, {
    status: 422,
    body: { success: false, code: 'campos', message: 'Confira os campos.', errors },
  });
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({
    tipo: 'camposInvalidos',
    errors,
    mensagem: 'Confira os campos.',
  });
});

it('asks nothing in nobody`s name', async () => {
  gateway.answer(registryCalls.listCorretoras, []);
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  expect(gateway.pedidos).toHaveLength(0);
});

it('finds nothing by what cannot be the id of its path, without asking', async () => {
  signIn();
  await expect(call(quotingCalls.getOrcamento, { orcamentoId: 'um-texto' })).rejects.toMatchObject({
    name: 'FalhaRequisicao',
    tipo: 'naoEncontrado',
    status: 404,
  });
  expect(gateway.pedidos).toHaveLength(0);
});

it('treats 200 with success false as a refusal with its code', async () => {
  gateway.reply(accessCalls.login, refusal(200, 1, 'E-mail ou senha inválidos.'));
  await expect(call(accessCalls.login, { email: 'a@b.com', senha: 'x' })).rejects.toMatchObject({ tipo: 'recusada', code: 1 });
});

it('tells no answer, an update and a wrong shape apart', async () => {
  signIn();
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'semResposta', isSemConexao: false });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'semResposta', isSemConexao: true });
  onLine.mockRestore();
  gateway.reply(registryCalls.listCorretoras, { status: 503, body: 'manutenção' });
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'emAtualizacao' });
  gateway.reply(registryCalls.listCorretoras, { status: 200, body: { success: true, data: [{ nada: 1 }] } });
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'respostaInvalida' });
});

it('takes the answer the page itself asked for first, once, and asks by itself when that one failed', async () => {
  signIn();
  gateway.answer(registryCalls.listCorretoras, []);
  const path = registryCalls.listCorretoras.path;
  const pageAsked = (answer: Promise<unknown>) => {
    window.balcaoLeituras = { [path]: answer as Promise<Response> };
  };
  const answered = (status: number, body: unknown) => Promise.resolve({ status, json: async () => body, headers: new Map() });

  pageAsked(answered(200, { success: true, data: [] }));
  await call(registryCalls.listCorretoras, {});
  expect(gateway.pedidos).toHaveLength(0);
  await call(registryCalls.listCorretoras, {});
  expect(gateway.pedidos).toHaveLength(1);

  pageAsked(Promise.reject(new TypeError('sem rede')));
  await call(registryCalls.listCorretoras, {});
  expect(gateway.pedidos).toHaveLength(2);

  pageAsked(answered(401, { success: false, code: 'nao-autenticado', message: 'Sua sessão terminou.' }));
  await expect(call(registryCalls.listCorretoras, {})).rejects.toMatchObject({ tipo: 'naoAutenticado' });
  expect(currentSession()).toBeNull();
});

it('forgets what the page asked for when its session ends', async () => {
  signIn();
  currentSession();
  gateway.answer(registryCalls.listCorretoras, []);
  window.balcaoLeituras = { [registryCalls.listCorretoras.path]: Promise.reject(new Error('de outra sessão')) };
  window.balcaoLeituras[registryCalls.listCorretoras.path]?.catch(() => undefined);
  endSession('logoff');
  expect(window.balcaoLeituras).toEqual({});
});
