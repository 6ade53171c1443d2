import { type Canais, quotingCalls, quotingTopics, Sessao, sessaoCalls, sessaoTopics, topicPath } from '@balcao/contracts';
import { type APIResponse, type Page, request as requests } from '@playwright/test';
import { Gateway, openSession } from '../support/gateway.ts';
import { talkMqtt } from '../support/mqtt.ts';
import { calculate, createOrcamento, waitForFim, type Orcamento } from '../support/orcamentos.ts';
import { expect, ready, test } from '../support/test.ts';

interface Alheio {
  readonly gateway: Gateway;
  readonly orcamento: Orcamento;
  readonly cotacaoId: string;
  readonly ofertas: string;
}

let dono: Alheio;
test.beforeAll(async () => {
  const gateway = await Gateway.enter(await requests.newContext());
  const orcamento = await createOrcamento(gateway, { risco: { observacoes: '#RECUSA:sabia_seguros' } });
  const cotacaoId = await calculate(gateway, orcamento);
  const { resultados } = await waitForFim(gateway, cotacaoId);
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).slice(0, 2);
  dono = { gateway, orcamento, cotacaoId, ofertas: ofertas.join(',') };
});

const POR_ID: Readonly<Record<string, (quem: Gateway, alheio: Alheio) => Promise<APIResponse>>> = {
  getOrcamento: (quem, { orcamento: { id } }) => quem.send(quotingCalls.getOrcamento, { orcamentoId: id }),
  saveRascunho: (quem, { orcamento: { id, rascunho } }) => quem.send(quotingCalls.saveRascunho, { orcamentoId: id, versao: 2, rascunho }),
  deleteOrcamento: (quem, { orcamento: { id } }) => quem.send(quotingCalls.deleteOrcamento, { orcamentoId: id }),
  createOrcamento: (quem, { orcamento: { id } }) => quem.send(quotingCalls.createOrcamento, { linha: 'AUTO', duplicarDe: id }),
  calculate: (quem, { orcamento: { id } }) =>
    quem.send(quotingCalls.calculate, {
      orcamentoId: id,
      versao: 2,
      seguradoras: ['jequitiba_seguros'],
      comissaoBps: { jequitiba_seguros: 2_000 },
      descontoBps: {},
    }),
  getCotacao: (quem, { cotacaoId }) => quem.send(quotingCalls.getCotacao, { cotacaoId }),
  cancelCotacao: (quem, { cotacaoId }) => quem.send(quotingCalls.cancelCotacao, { cotacaoId }),
  retryResultado: (quem, { cotacaoId }) => quem.send(quotingCalls.retryResultado, { cotacaoId, seguradora: 'sabia_seguros' }),
  comparativoPdf: (quem, { orcamento: { id }, ofertas }) => quem.send(quotingCalls.comparativoPdf, { orcamentoId: id, ofertas }),
};
const LISTAS = ['listOrcamentos', 'exportOrcamentos'] as const;

test('every quoting call is tried here against another brokerage', () => {
  expect([...Object.keys(POR_ID), ...LISTAS].sort()).toEqual(Object.keys(quotingCalls).sort());
});

test('no call tells another brokerage that an orçamento or a run exists, nor changes it', async () => {
  const context = await requests.newContext();
  const estranha = await Gateway.enter(context, 'trial');
  const state = () => dono.gateway.call(quotingCalls.getOrcamento, { orcamentoId: dono.orcamento.id });
  const before = await state();
  for (const [name, send] of Object.entries(POR_ID)) {
    const reply = await send(estranha, dono);
    expect(`${name} ${reply.status()}`).toBe(`${name} 404`);
    expect(await reply.text()).not.toContain(dono.orcamento.nome);
  }
  for (const name of LISTAS) {
    const reply = await estranha.send(quotingCalls[name], { q: dono.orcamento.nome });
    expect(reply.status()).toBe(200);
    expect(await reply.text()).not.toContain(dono.orcamento.nome);
  }
  expect(await state()).toEqual(before);
  await context.dispose();
});

test('no call answers without a session, with half of one, or with somebody else’s other half', async () => {
  const [nobody, bearerOnly, mixed] = await Promise.all([requests.newContext(), requests.newContext(), requests.newContext()]);
  // the cookies of one account beside the bearer of another
  await Gateway.enter(mixed, 'trial');
  const wrong = [new Gateway(nobody, 'nada'), new Gateway(bearerOnly, dono.gateway.token), new Gateway(mixed, dono.gateway.token)];
  for (const quem of wrong) {
    for (const [name, send] of Object.entries(POR_ID)) expect(`${name} ${(await send(quem, dono)).status()}`).toBe(`${name} 401`);
    for (const name of LISTAS) expect((await quem.send(quotingCalls[name], {})).status()).toBe(401);
  }
  await Promise.all([nobody, bearerOnly, mixed].map((context) => context.dispose()));
});

test.describe('live messages', () => {
  const topicosDe = ({ assinatura, usuario }: Canais, cotacaoId: string): string[] => [
    topicPath(quotingTopics.resultado, { canal: assinatura, cotacaoId }),
    topicPath(quotingTopics.fim, { canal: assinatura, cotacaoId }),
    topicPath(sessaoTopics.logoff, { canal: usuario }),
  ];

  test('whoever may read a run hears it', async ({ page }) => {
    const gateway = await openSession(page);
    const canais = await gateway.call(sessaoCalls.canais, {});
    expect(await speak(page, gateway, topicosDe(canais, dono.cotacaoId))).toEqual({ connack: 0, suback: [1, 1, 1] });
  });

  test('another brokerage hears nothing of it: not by its channel, not by one’s own, not by wildcards', async ({ page }) => {
    const alheios = await dono.gateway.call(sessaoCalls.canais, {});
    const gateway = await openSession(page, 'trial');
    const meus = await gateway.call(sessaoCalls.canais, {});
    const ambiente = alheios.assinatura.split('/')[0];
    const topicos = [
      ...topicosDe(alheios, dono.cotacaoId),
      topicPath(quotingTopics.resultado, { canal: meus.assinatura, cotacaoId: dono.cotacaoId }),
      topicPath(quotingTopics.resultado, { canal: meus.assinatura, cotacaoId: '+' }),
      topicPath(quotingTopics.resultado, { canal: `${ambiente}/+`, cotacaoId: dono.cotacaoId }),
      `${meus.assinatura}/#`,
      `${ambiente}/#`,
      '#',
      '$SYS/#',
    ];
    expect(await speak(page, gateway, topicos)).toEqual({ connack: 0, suback: topicos.map(() => 128) });
  });

  test('nobody connects without a session, nor with a bearer whose companion is not there', async ({ page, context, queixas }) => {
    queixas.tolerate(/WebSocket/);
    await page.goto('/login');
    await ready(page, 'login');
    expect(await talkMqtt(page, { usuario: 'x', senha: 'nada', topicos: [] })).toEqual({ connack: 5, suback: [] });
    expect(await talkMqtt(page, { usuario: 'x', senha: dono.gateway.token, topicos: [] })).toEqual({ connack: 5, suback: [] });
    await Gateway.enter(page.request, 'trial');
    expect(await context.cookies()).not.toHaveLength(0);
    expect(await talkMqtt(page, { usuario: 'x', senha: dono.gateway.token, topicos: [] })).toEqual({ connack: 5, suback: [] });
  });
});

test('a hand-edited session cookie opens no door: the gateway goes by what it knows', async ({ page, context, queixas }) => {
  queixas.tolerate(/401|403/);
  const gateway = await openSession(page, 'semAuto');
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'balcao_session');
  const sessao = Sessao.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '{}')));
  expect(sessao.bloqueioCotacaoAuto).toBe(true);
  const forged = encodeURIComponent(JSON.stringify({ ...sessao, bloqueioCotacaoAuto: false, administrador: true }));
  await context.addCookies([{ ...(cookie as (typeof cookies)[number]), value: forged }]);
  const reply = await gateway.send(quotingCalls.createOrcamento, { linha: 'AUTO' });
  expect(reply.status()).toBe(403);
  expect(await reply.json()).toMatchObject({ success: false, code: 'cotacao-bloqueada' });
});

/** Connects from a page of the site with its session. */
async function speak(page: Page, gateway: Gateway, topicos: readonly string[]) {
  await page.goto('/home');
  await ready(page, 'home');
  return talkMqtt(page, { usuario: 'x', senha: gateway.token, topicos });
}
