import { createHmac } from 'node:crypto';
import type { Proposta, Transmissao } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import type { AvisoEmTransito, AvisoEntregue } from '../../testing/test-aviso.ts';
import { complemento, createLinhasTest, type LinhasTeste } from '../../testing/test-linhas.ts';
import { hoje, readProposta, transmit, untilProposta } from '../../testing/test-proposta.ts';
import type { Corretor } from '../../testing/test-quoting.ts';

/** Notices as the insurers send them, over real HTTP, to a gateway that listens. */
const SEGURADORA = 'boto_rosa_pet';
const CAMINHO = `/webhooks/seguradoras/${SEGURADORA}`;
let teste: LinhasTeste;
let ana: Corretor;
let proposta: Proposta;

beforeAll(async () => {
  teste = await createLinhasTest(createSandbox({ latencia: 0.01 }));
  ana = await teste.createCorretor();
});
beforeEach(async () => {
  proposta = await transmitted();
  teste.estafeta.entregues.splice(0);
});
afterEach(async () => {
  // every story is told to its end, so that the next test hears only of its own
  teste.estafeta.change = (aviso) => aviso;
  teste.estafeta.perderRespostas = false;
  await teste.advance(3);
});
afterAll(() => teste.close());

async function transmitted(): Promise<Proposta> {
  const venda = await teste.quote(ana, { linha: 'PET', seguradora: SEGURADORA });
  const response = await transmit(ana, venda, {
    pagamento: { forma: 'PIX', n: 1, vencimentoPrimeira: addDias(hoje, 5) },
    dadosComplementares: complemento,
    // every test sells for the same animal
    confirmacao: { motivo: 'Outra venda do mesmo animal.' },
  });
  const { propostaId } = response.json<{ data: Transmissao }>().data;
  return untilProposta(ana, propostaId, ({ transmissao }) => transmissao === 'CONCLUIDA');
}

/** All that a notice leaves behind. */
async function traces() {
  const { status, versao } = await readProposta(ana, proposta.id);
  const [contados] = await teste.owner(
    `select (select count(*) from balcao.aviso_seguradora where proposta_id = $1)::int as avisos,
       (select count(*) from balcao.orcamento_evento where orcamento_id = $2 and tipo = 'PROPOSTA')::int as eventos,
       (select count(*) from balcao.notificacao where usuario_id = $3)::int as notificacoes`,
    [proposta.id, proposta.orcamentoId, ana.usuario.usuarioId],
  );
  return { status, versao, ...(contados as { avisos: number; eventos: number; notificacoes: number }) };
}

const outcomeOf = ({ status, resposta }: AvisoEntregue) => [status, JSON.parse(resposta).data];
const agora = (segundos = 0) => String(Math.floor(Date.now() / 1_000) + segundos);

/** A notice signed by whoever holds a key. */
function signed(dito: object, { instante = agora(), segredo = `aviso-${SEGURADORA}`, path = CAMINHO } = {}): AvisoEmTransito {
  const corpo = Buffer.from(JSON.stringify({ id: `forjado-${instante}`, status: 'RECUSADA', numero: proposta.numeroSeguradora, ...dito }));
  const assinatura = createHmac('sha256', segredo).update(`${instante}.`).update(corpo).digest('hex');
  return {
    path,
    corpo,
    headers: { 'content-type': 'application/json', 'x-webhook-timestamp': instante, 'x-webhook-signature': `sha256=${assinatura}` },
  };
}

it('move the proposal as its insurer tells, signed over the very bytes sent', async () => {
  await teste.advance(1);
  const [entregue] = teste.estafeta.entregues as [AvisoEntregue];
  expect([entregue.path, ...outcomeOf(entregue)]).toEqual([CAMINHO, 200, { aplicado: true }]);
  expect(entregue.headers['x-webhook-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect((await readProposta(ana, proposta.id)).status).toBe('EM_ANALISE');
});

it('changed on their way are refused, and believed when they come as they were sent', async () => {
  const antes = await traces();
  const maos: ((aviso: AvisoEmTransito) => AvisoEmTransito)[] = [
    (aviso) => ({ ...aviso, corpo: Buffer.from(aviso.corpo.toString().replace('EM_ANALISE', 'RECUSADA')) }),
    (aviso) => ({ ...aviso, corpo: Buffer.concat([aviso.corpo, Buffer.from(' ')]) }),
    (aviso) => ({ ...aviso, headers: { ...aviso.headers, 'x-webhook-signature': `sha256=${'0'.repeat(64)}` } }),
    (aviso) => ({ ...aviso, headers: { ...aviso.headers, 'x-webhook-timestamp': agora(1) } }),
    (aviso) => ({ ...aviso, path: '/webhooks/seguradoras/ipe_roxo_saude' }),
  ];
  let dias = 1;
  for (const change of maos) {
    teste.estafeta.change = change;
    await teste.advance(dias);
    dias = 0;
  }
  expect(teste.estafeta.entregues.map(({ status }) => status)).toEqual(maos.map(() => 401));
  expect(await traces()).toEqual(antes);
  teste.estafeta.change = (aviso) => aviso;
  await teste.advance(0);
  expect((await readProposta(ana, proposta.id)).status).toBe('EM_ANALISE');
});

it('that cannot be believed get one and the same answer, whatever is wrong with them', async () => {
  const antes = await traces();
  const certo = signed({});
  const { 'x-webhook-signature': _, ...semAssinatura } = certo.headers;
  const desacreditados = [
    signed({}, { segredo: 'outra-chave' }),
    { ...certo, headers: semAssinatura },
    { ...certo, corpo: Buffer.alloc(0) },
    signed({}, { instante: agora(-301) }),
    // a second more than the tolerance would be within it by the time it is read
    signed({}, { instante: agora(330) }),
    signed({ numero: 'P-DE-NINGUEM' }),
    // a number of another insurer, told by one that may only speak of its own
    signed({}, { path: '/webhooks/seguradoras/ipe_roxo_saude', segredo: 'aviso-ipe_roxo_saude' }),
    signed({}, { path: '/webhooks/seguradoras/ninguem', segredo: 'aviso-ninguem' }),
  ];
  const ouvidos = await Promise.all(desacreditados.map((aviso) => teste.estafeta.post(aviso)));
  const unica = JSON.stringify({ success: false, code: 'aviso-recusado', message: 'O aviso não foi aceito.' });
  expect(ouvidos.map(({ status, resposta }) => [status, resposta])).toEqual(desacreditados.map(() => [401, unica]));
  expect(await traces()).toEqual(antes);
});

it('that were kept and sent again change nothing, and are not believed once they are old', async () => {
  await teste.advance(1);
  const [guardado] = teste.estafeta.entregues as [AvisoEntregue];
  await teste.advance(1);
  const antes = await traces();
  expect(antes.status).toBe('ACEITA');
  expect(outcomeOf(await teste.estafeta.post(guardado))).toEqual([200, { aplicado: false }]);
  expect(await traces()).toEqual(antes);
  teste.advanceSeconds(301);
  const velho = await teste.estafeta.post(guardado);
  teste.advanceSeconds(-301);
  expect([velho.status, await traces()]).toEqual([401, antes]);
});

it('have one effect when the insurer never heard that they arrived and tells again', async () => {
  teste.estafeta.perderRespostas = true;
  await teste.advance(1);
  const antes = await traces();
  expect(antes.status).toBe('EM_ANALISE');
  teste.estafeta.perderRespostas = false;
  await teste.advance(0);
  expect(teste.estafeta.entregues.map(outcomeOf)).toEqual([
    [200, { aplicado: true }],
    [200, { aplicado: false }],
  ]);
  const [primeiro, segundo] = teste.estafeta.entregues;
  expect(segundo?.corpo).toEqual(primeiro?.corpo);
  expect(await traces()).toEqual(antes);
  await teste.advance(0);
  expect(teste.estafeta.entregues).toHaveLength(2);
});

it('have one effect when they arrive many times at once', async () => {
  const { eventos, notificacoes } = await traces();
  const aviso = signed({ status: 'ACEITA' });
  const ouvidos = await Promise.all(Array.from({ length: 6 }, () => teste.estafeta.post(aviso)));
  expect(ouvidos.filter((one) => JSON.parse(one.resposta).data.aplicado)).toHaveLength(1);
  expect(await traces()).toMatchObject({ status: 'ACEITA', avisos: 1, eventos: eventos + 1, notificacoes: notificacoes + 1 });
});

describe('about what is asked for before the policy', () => {
  const documento = { codigo: 'DOCUMENTO', texto: 'Enviar o documento do tutor.' };
  const laudo = { codigo: 'LAUDO', texto: 'Enviar o laudo do veterinário.' };
  const tell = async (id: string, dito: object) => outcomeOf(await teste.estafeta.post(signed({ id, ...dito })));
  const textos = async () => (await readProposta(ana, proposta.id)).exigencias.map(({ texto, atendidaEm }) => [texto, atendidaEm !== null]);
  const last = async (sql: string, param: string | null) => Object.values((await teste.owner(sql, [param]))[0] ?? {})[0];

  it('keep what was asked before, add what is new, once each, and tell whose case it is', async () => {
    await tell('e1', { status: 'EXIGENCIA', exigencias: [documento] });
    const antes = await traces();
    expect(await tell('e2', { status: 'EXIGENCIA', exigencias: [documento, laudo] })).toEqual([200, { aplicado: true }]);
    const depois = await traces();
    expect(depois).toMatchObject({
      status: 'EXIGENCIA',
      avisos: antes.avisos + 1,
      eventos: antes.eventos + 1,
      notificacoes: antes.notificacoes + 1,
    });
    expect(depois.versao).toBeGreaterThan(antes.versao);
    expect(await textos()).toEqual([
      [documento.texto, false],
      [laudo.texto, false],
    ]);
    const { numero, orcamentoId } = proposta;
    const aviso = await last(
      'select descricao from balcao.notificacao where usuario_id = $1 order by id desc limit 1',
      ana.usuario.usuarioId,
    );
    expect(aviso).toBe(`A seguradora fez mais uma exigência para a proposta ${numero}.`);
    expect(await last('select texto from balcao.orcamento_evento where orcamento_id = $1 order by id desc limit 1', orcamentoId)).toBe(
      aviso,
    );
    // the same notice again, and another that asks for nothing new
    expect(await tell('e2', { status: 'EXIGENCIA', exigencias: [documento, laudo] })).toEqual([200, { aplicado: false }]);
    expect(await tell('e3', { status: 'EXIGENCIA', exigencias: [laudo] })).toEqual([200, { aplicado: false }]);
    expect(await traces()).toEqual({ ...depois, avisos: depois.avisos + 1 });
  });

  it('mark as answered what was asked once the insurer goes on, and may ask for it again', async () => {
    await tell('r1', { status: 'EXIGENCIA', exigencias: [documento, laudo] });
    await tell('r2', { status: 'EM_ANALISE' });
    expect(await textos()).toEqual([
      [documento.texto, true],
      [laudo.texto, true],
    ]);
    await tell('r3', { status: 'EXIGENCIA', exigencias: [laudo] });
    expect(await textos()).toEqual([
      [documento.texto, true],
      [laudo.texto, true],
      [laudo.texto, false],
    ]);
    const [primeira, , ultima] = (await readProposta(ana, proposta.id)).exigencias;
    expect(Date.parse(ultima?.pedidaEm ?? '')).toBeGreaterThanOrEqual(Date.parse(primeira?.atendidaEm ?? ''));
    await tell('r4', { status: 'ACEITA' });
    const atendidas = (await textos()).map(([, atendida]) => atendida);
    expect(atendidas.length).toBeGreaterThan(0);
    expect(atendidas).not.toContain(false);
  });

  it('leave open what a refusal never saw answered', async () => {
    await tell('n1', { status: 'EXIGENCIA', exigencias: [documento] });
    await tell('n2', { status: 'RECUSADA' });
    expect(await textos()).toEqual([[documento.texto, false]]);
  });
});
