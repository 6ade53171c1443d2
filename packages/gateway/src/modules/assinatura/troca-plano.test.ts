import type { SimulacaoTroca } from '@balcao/contracts';
import { addDias, addMeses, diffDias, prorateTroca } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { uuidv7 } from 'uuidv7';
import { killedWriting } from '../../testing/killed-writing.ts';
import { type Administradora, createCobrancaTest, type CobrancaTeste } from '../../testing/test-cobranca.ts';

let teste: CobrancaTeste;
let ana: Administradora;
beforeAll(async () => (teste = await createCobrancaTest((opcoes) => createSandbox({ latencia: 0, ...opcoes }))));
beforeEach(async () => (ana = await teste.createAdministradora()));
afterAll(() => teste.close());

const simulate = async (plano: string, quem = ana) => teste.get(quem, `/troca?plano=${plano}`);
const change = (payload: object, { quem = ana, chave = uuidv7() } = {}) =>
  teste.app.inject({
    method: 'POST',
    url: '/c/api/v1/assinatura/troca',
    headers: { ...quem.entrada.headers, 'idempotency-key': chave },
    payload,
  });
const proxima = async (quem = ana) => (await teste.get(quem, '/proxima')).json().data.proxima;
const planoDe = async (quem = ana) =>
  (await teste.owner<{ plano: string }>('select plano from balcao.assinatura where id = $1', [quem.usuario.assinaturaId]))[0]?.plano;
const settle = (id: string) => teste.owner("update balcao.fatura_assinatura set status = 'PAGA', pago_em = now() where id = $1", [id]);

it('shows the difference until the end of what is invoiced, and puts exactly that on the next invoice', async () => {
  await settle(await teste.insertFatura(ana.usuario, -10));
  const inicio = addDias(teste.hoje(), -10);
  const fim = addMeses(inicio, 1);
  const troca: SimulacaoTroca = (await simulate('multicalculo')).json().data;
  const esperada = prorateTroca({ atualCentavos: 29_990, novoCentavos: 14_990, inicio, fim, dia: teste.hoje() });
  expect(troca).toEqual({
    de: 'integrado',
    para: 'multicalculo',
    mensalCentavos: 14_990,
    periodos: [{ inicio, fim, ...esperada }],
    diferencaCentavos: esperada.diferencaCentavos,
  });
  expect(troca.diferencaCentavos).toBeLessThan(0);
  expect(troca.periodos[0]?.diasRestantes).toBe(diffDias(teste.hoje(), fim));
  const { data } = (await change({ plano: 'multicalculo', diferencaCentavos: troca.diferencaCentavos })).json();
  expect(data).toMatchObject({ plano: 'multicalculo', usuarios: { limite: 3 } });
  expect(await proxima()).toMatchObject({
    plano: 'multicalculo',
    vencimento: fim,
    ajustes: [{ tipo: 'TROCA_DE_PLANO', valorCentavos: troca.diferencaCentavos }],
    totalCentavos: Math.max(0, 14_990 + troca.diferencaCentavos),
  });
});

it('counts whole an invoice that was issued ahead', async () => {
  await settle(await teste.insertFatura(ana.usuario, -25));
  const aFrente = addMeses(addDias(teste.hoje(), -25), 1);
  await teste.insertFatura(ana.usuario, diffDias(teste.hoje(), aFrente));
  const { periodos } = (await simulate('gestao')).json().data as SimulacaoTroca;
  expect(periodos.map(({ inicio }) => inicio)).toEqual([addDias(teste.hoje(), -25), aFrente]);
  expect(periodos[1]?.diferencaCentavos).toBe(19_990 - 29_990);
});

it('is done once: pressed twice, sent again, and asked again', async () => {
  await settle(await teste.insertFatura(ana.usuario, -3));
  const { diferencaCentavos } = (await simulate('gestao')).json().data;
  const pedido = { plano: 'gestao', diferencaCentavos };
  const chave = uuidv7();
  const respostas = await Promise.all([change(pedido, { chave }), change(pedido, { chave }), change(pedido)]);
  expect(respostas.slice(0, 2).map(({ statusCode }) => statusCode)).toContain(200);
  expect((await change(pedido, { chave })).statusCode).toBe(200);
  expect((await change(pedido)).json().errors).toMatchObject([{ campo: 'plano', codigo: 'conflito' }]);
  expect((await proxima()).ajustes).toHaveLength(1);
});

it('is refused at another price than was shown, and leaves nothing behind', async () => {
  await settle(await teste.insertFatura(ana.usuario, -3));
  const { diferencaCentavos } = (await simulate('gestao')).json().data;
  expect((await change({ plano: 'gestao', diferencaCentavos: diferencaCentavos - 1 })).json().code).toBe('troca-mudou');
  expect([await planoDe(), (await proxima()).ajustes]).toEqual(['integrado', []]);
});

it('counts open invitations as seats, as inviting does', async () => {
  for (let n = 0; n < 2; n += 1) await teste.createUser({ assinaturaId: ana.usuario.assinaturaId });
  const convidado = await teste.createUser({ assinaturaId: ana.usuario.assinaturaId });
  await teste.owner("update balcao.usuario set status = 'PENDENTE' where id = $1", [convidado.usuarioId]);
  const recusada = await simulate('multicalculo');
  expect([recusada.statusCode, recusada.json().errors]).toMatchObject([422, [{ campo: 'plano', codigo: 'foraDaFaixa' }]]);
  expect((await change({ plano: 'multicalculo', diferencaCentavos: 0 })).statusCode).toBe(422);
  await teste.owner("update balcao.usuario set status = 'INATIVO' where id = $1", [convidado.usuarioId]);
  expect((await simulate('multicalculo')).statusCode).toBe(200);
});

it.each([
  ['PENDENTE', 'troca-com-divida'],
  ['REATIVADA', 'sem-plano-contratado'],
])('is refused to a subscription that is %s', async (status, code) => {
  const quem = await teste.createAdministradora(status);
  expect((await simulate('gestao', quem)).json().code).toBe(code);
});

it('is for administrators', async () => {
  const entrada = await teste.signIn(await teste.createUser({ assinaturaId: ana.usuario.assinaturaId }));
  expect((await simulate('gestao', { ...ana, entrada })).statusCode).toBe(403);
  expect((await change({ plano: 'gestao', diferencaCentavos: 0 }, { quem: { ...ana, entrada } })).statusCode).toBe(403);
});

it('is whole or nothing when the process dies while it writes', async () => {
  await settle(await teste.insertFatura(ana.usuario, -3));
  const { diferencaCentavos } = (await simulate('gestao')).json().data;
  await killedWriting(teste, 'ajuste_fatura', () => change({ plano: 'gestao', diferencaCentavos }));
  expect([await planoDe(), (await proxima()).ajustes]).toEqual(['integrado', []]);
});

describe('what was paid above an invoice', () => {
  it('is taken off the next one, and what is left over off the one after it', async () => {
    const fatura = await teste.insertFatura(ana.usuario, -20);
    const { copiaECola } = await teste.charge(ana, fatura);
    const { endToEndId } = await teste.pay({ copiaECola, valor: '700.00' });
    await teste.until(fatura, 'PAGA_A_MAIOR');
    const excedente = (await teste.get(ana, `/faturas/${fatura}`)).json().data.excedenteCentavos;
    expect(excedente).toBeGreaterThan(29_990);
    expect(await proxima()).toMatchObject({
      totalCentavos: 0,
      saldoCentavos: excedente - 29_990,
      ajustes: [{ valorCentavos: -excedente }],
    });
    teste.advance(5);
    await teste.runJob('cobranca_diaria');
    // five days on, the session is over
    ana = { ...ana, entrada: await teste.signIn(ana.usuario) };
    const [nova] = (await teste.get(ana, '/faturas')).json().data.itens;
    expect(nova).toMatchObject({ valorCentavos: 0, status: 'PAGA' });
    expect((await teste.get(ana, `/faturas/${nova.id}`)).json().data.ajustes).toMatchObject([
      { tipo: 'EXCEDENTE', valorCentavos: -excedente },
      { tipo: 'SALDO', valorCentavos: excedente - 29_990 },
    ]);
    expect(await proxima()).toMatchObject({ ajustes: [{ tipo: 'SALDO', valorCentavos: 29_990 - excedente }] });
    // the whole excess goes back to the payer's bank: the next invoice asks for it again
    await teste.giveBack({ endToEndId, valor: (excedente / 100).toFixed(2) });
    await teste.runJob('conciliacao');
    expect((await proxima()).ajustes).toMatchObject([{ tipo: 'SALDO' }, { tipo: 'EXCEDENTE', valorCentavos: excedente }]);
    teste.advance(-5);
  });
});

it('keeps an adjustment from being changed, taken away, or moved to a stranger', async () => {
  for (const comando of ['update ajuste_fatura set valor_centavos = 1', 'delete from ajuste_fatura'])
    await expect(teste.db.tenant(ana.usuario, (tx) => tx.run(comando))).rejects.toThrow(/permission denied/);
});
