import { addDias, addMeses, etapasDaCobranca, feriadosBancarios, isDiaUtil, proximoDiaUtil } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { killedWriting } from '../../testing/killed-writing.ts';
import { type Administradora, createCobrancaTest, type CobrancaTeste } from '../../testing/test-cobranca.ts';

let teste: CobrancaTeste;
let ana: Administradora;

beforeAll(async () => {
  teste = await createCobrancaTest((opcoes) => createSandbox({ latencia: 0, ...opcoes }));
});
beforeEach(async () => {
  ana = await teste.createAdministradora();
  await teste.owner('delete from graphile_worker._private_jobs');
});
afterAll(() => teste.close());

const runDaily = () => teste.runJob('cobranca_diaria');
const statusDaAssinatura = async (quem = ana): Promise<string> =>
  (await teste.owner<{ status: string }>('select status from balcao.assinatura where id = $1', [quem.usuario.assinaturaId]))[0]?.status ??
  '';
const etapasDe = async (faturaId: string): Promise<string[]> =>
  (
    await teste.owner<{ etapa: string }>(
      "select etapa from balcao.lembrete_fatura where fatura_id = $1 order by etapa = 'BLOQUEIO', length(etapa), etapa",
      [faturaId],
    )
  ).map(({ etapa }) => etapa);
const avisosDe = async (quem = ana): Promise<number> =>
  (await teste.owner<{ n: number }>('select count(*)::int as n from balcao.notificacao where usuario_id = $1', [quem.usuario.usuarioId]))[0]
    ?.n ?? -1;
/** Moves the clock to a day. */
const goTo = (dia: string): void => teste.advance(Math.round((Date.parse(dia) - Date.parse(teste.hoje())) / 86_400_000));

describe('an invoice past due', () => {
  let vencimento: string;
  let fatura: string;
  let etapas: ReturnType<typeof etapasDaCobranca>;
  let inicio: string;

  beforeEach(async () => {
    inicio = teste.hoje();
    fatura = await teste.insertFatura(ana.usuario, -1);
    vencimento = addDias(inicio, -1);
    etapas = etapasDaCobranca(vencimento, feriadosBancarios);
  });
  afterEach(async () => {
    await teste.owner("update balcao.fatura_assinatura set status = 'CANCELADA' where id = $1", [fatura]);
    goTo(inicio);
  });
  const dayOf = (n: number): string => etapas[n]?.dia ?? '';

  it('is reminded of on its days, then blocks, and gives the subscription back once it is paid', async () => {
    const passos = [
      [0, ['LEMBRETE_1'], 'PENDENTE'],
      [1, ['LEMBRETE_1', 'LEMBRETE_5'], 'PENDENTE'],
      [2, ['LEMBRETE_1', 'LEMBRETE_5', 'LEMBRETE_10'], 'PENDENTE'],
      [3, ['LEMBRETE_1', 'LEMBRETE_5', 'LEMBRETE_10', 'BLOQUEIO'], 'BLOQUEADA'],
    ] as const;
    for (const [n, feitas, status] of passos) {
      goTo(dayOf(n));
      await runDaily();
      // twice on one day is once
      await runDaily();
      expect([dayOf(n), await etapasDe(fatura), await statusDaAssinatura()]).toEqual([dayOf(n), feitas, status]);
    }
    expect(await avisosDe()).toBe(3);
    // nobody signs in any more, and the code of the last message still pays
    expect((await teste.get(ana, '/faturas')).statusCode).toBe(401);
    const [cobranca] = await teste.owner<{ txid: string }>(
      "select txid from balcao.cobranca_fatura where fatura_id = $1 and status = 'ATIVA'",
      [fatura],
    );
    await teste.pay({ txid: cobranca?.txid ?? '' });
    await teste.until(fatura, 'PAGA_COM_ATRASO');
    expect(await statusDaAssinatura()).toBe('REATIVADA');
  });

  it('is never reminded of on a day banks are closed', async () => {
    let fechado = dayOf(0);
    while (isDiaUtil(fechado, feriadosBancarios)) fechado = addDias(fechado, 1);
    goTo(fechado);
    await runDaily();
    expect([await etapasDe(fatura), await statusDaAssinatura()]).toEqual([[], 'ATIVA']);
  });

  it('is not reminded of on a holiday of the subscription’s own, but on the next day banks open', async () => {
    const dia = dayOf(0);
    const valor = { feriados: [{ dia, nome: 'Aniversário da cidade', todoAno: false }] };
    await teste.owner("insert into balcao.parametro (assinatura_id, grupo, valor) values ($1, 'calendario', $2)", [
      ana.usuario.assinaturaId,
      JSON.stringify(valor),
    ]);
    goTo(dia);
    await runDaily();
    expect([await etapasDe(fatura), await statusDaAssinatura(), await avisosDe()]).toEqual([[], 'ATIVA', 0]);
    goTo(proximoDiaUtil(addDias(dia, 1), feriadosBancarios));
    await runDaily();
    expect([await etapasDe(fatura), await statusDaAssinatura()]).toEqual([['LEMBRETE_1'], 'PENDENTE']);
  });

  it('gets one message after days without any, and is blocked only as long after it as the last reminder says', async () => {
    const tarde = proximoDiaUtil(addDias(dayOf(3), 3), feriadosBancarios);
    goTo(tarde);
    await runDaily();
    expect([await etapasDe(fatura), await statusDaAssinatura(), await avisosDe()]).toEqual([
      ['LEMBRETE_1', 'LEMBRETE_5', 'LEMBRETE_10'],
      'PENDENTE',
      1,
    ]);
    goTo(proximoDiaUtil(addDias(tarde, 1), feriadosBancarios));
    await runDaily();
    expect(await statusDaAssinatura()).toBe('PENDENTE');
    goTo(proximoDiaUtil(addDias(tarde, 5), feriadosBancarios));
    await runDaily();
    expect(await statusDaAssinatura()).toBe('BLOQUEADA');
  });

  it('is left alone once it is paid', async () => {
    goTo(dayOf(1));
    const denovo = { ...ana, entrada: await teste.signIn(ana.usuario) };
    await teste.pay({ copiaECola: (await teste.charge(denovo, fatura)).copiaECola });
    await teste.until(fatura, 'PAGA_COM_ATRASO');
    await runDaily();
    expect(await etapasDe(fatura)).toEqual([]);
  });

  it('does not keep others from being reminded of when its own provider has no answer for it', async () => {
    const outra = await teste.createAdministradora();
    const dela = await teste.insertFatura(outra.usuario, -1);
    await teste.owner('update balcao.corretora set excluido_em = now() where assinatura_id = $1', [ana.usuario.assinaturaId]);
    goTo(dayOf(0));
    await expect(runDaily()).rejects.toThrow('corretora-sem-cnpj');
    expect([await etapasDe(fatura), await etapasDe(dela)]).toEqual([[], ['LEMBRETE_1']]);
    await teste.owner("update balcao.fatura_assinatura set status = 'CANCELADA' where id = $1", [dela]);
  });
});

describe('the invoice of the next month', () => {
  it('is issued once, ten days ahead, on the day of the first, and its charge with it', async () => {
    const primeira = await teste.insertFatura(ana.usuario, -20);
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA' where id = $1", [primeira]);
    const proxima = addMeses(addDias(teste.hoje(), -20), 1);
    const inicio = teste.hoje();
    goTo(addDias(proxima, -11));
    await runDaily();
    const list = () =>
      teste.owner<{ id: string; competencia: string; vencimento: string; valor: number }>(
        `select id, competencia, vencimento::text, valor_centavos::int as valor from balcao.fatura_assinatura
         where assinatura_id = $1 and id <> $2`,
        [ana.usuario.assinaturaId, primeira],
      );
    expect(await list()).toEqual([]);
    goTo(addDias(proxima, -10));
    await runDaily();
    await runDaily();
    const [nova, ...outras] = await list();
    expect([nova, outras]).toMatchObject([{ competencia: proxima.slice(0, 7), vencimento: proxima, valor: 29_990 }, []]);
    const emitida = () => teste.owner("select from balcao.cobranca_fatura where fatura_id = $1 and status = 'ATIVA'", [nova?.id]);
    for (let vez = 0; vez < 200 && (await emitida()).length === 0; vez += 1) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await emitida()).toHaveLength(1);
    goTo(inicio);
  });
});

describe('a job whose process dies while it writes is done once by the next attempt', () => {
  const count = async (sql: string): Promise<number> => (await teste.owner<{ n: number }>(`select count(*)::int as n ${sql}`))[0]?.n ?? -1;

  it('the charge of an invoice', async () => {
    const faturaId = await teste.insertFatura(ana.usuario, 5);
    const emit = () => teste.runJob('cobranca.emitir', { assinaturaId: ana.usuario.assinaturaId, faturaId });
    expect((await killedWriting(teste, 'cobranca_fatura', emit)).status).toBe('rejected');
    expect(await count(`from balcao.cobranca_fatura where fatura_id = '${faturaId}'`)).toBe(0);
    await emit();
    await emit();
    expect(await count(`from balcao.cobranca_fatura where fatura_id = '${faturaId}' and status = 'ATIVA'`)).toBe(1);
  });

  it('the nightly look', async () => {
    const faturaId = await teste.insertFatura(ana.usuario, 5);
    const { copiaECola } = await teste.charge(ana, faturaId);
    await teste.pay({ copiaECola, avisar: false });
    const look = () => teste.runJob('conciliacao');
    expect((await killedWriting(teste, 'pagamento_fatura', look)).status).toBe('rejected');
    expect(await teste.statusOf(faturaId)).toBe('ABERTA');
    await look();
    await look();
    const paid = `from balcao.pagamento_fatura p join balcao.cobranca_fatura c on c.id = p.cobranca_id where c.fatura_id = '${faturaId}'`;
    expect([await teste.statusOf(faturaId), await count(paid)]).toEqual(['PAGA', 1]);
  });

  it('a reminder', async () => {
    const inicio = teste.hoje();
    const faturaId = await teste.insertFatura(ana.usuario, -1);
    goTo(etapasDaCobranca(addDias(inicio, -1), feriadosBancarios)[0]?.dia ?? '');
    expect((await killedWriting(teste, 'lembrete_fatura', runDaily)).status).toBe('rejected');
    expect([await etapasDe(faturaId), await avisosDe(), await statusDaAssinatura()]).toEqual([[], 0, 'ATIVA']);
    await runDaily();
    expect([await etapasDe(faturaId), await statusDaAssinatura()]).toEqual([['LEMBRETE_1'], 'PENDENTE']);
    goTo(inicio);
  });
});
