import type { FaturaDetalhe } from '@balcao/contracts';
import { addDias, feriadosBancarios, formatValorPix, parametrosCobranca, proximoDiaUtil, readBrCode, valorNoDia } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { killedWriting } from '../../testing/killed-writing.ts';
import { type Administradora, createCobrancaTest, type CobrancaTeste } from '../../testing/test-cobranca.ts';

let teste: CobrancaTeste;
let ana: Administradora;
let fatura: string;
const VALOR = 29_990;

beforeAll(async () => {
  teste = await createCobrancaTest((opcoes) => createSandbox({ latencia: 0, ...opcoes }));
});
beforeEach(async () => {
  ana = await teste.createAdministradora();
  fatura = await teste.insertFatura(ana.usuario, 5);
  teste.estafeta.entregues.splice(0);
});
afterEach(() => {
  teste.estafeta.change = (aviso) => aviso;
  teste.estafeta.perderRespostas = false;
});
afterAll(() => teste.close());

const detail = async (quem = ana, id = fatura): Promise<FaturaDetalhe> => (await teste.get(quem, `/faturas/${id}`)).json().data;
const countPagamentos = async (): Promise<number> =>
  (
    await teste.owner<{ n: number }>(
      'select count(*)::int as n from balcao.pagamento_fatura p join balcao.cobranca_fatura c on c.id = p.cobranca_id where c.fatura_id = $1',
      [fatura],
    )
  )[0]?.n ?? -1;
const txidOf = async (id = fatura): Promise<string> =>
  (await teste.owner<{ txid: string }>('select txid from balcao.cobranca_fatura where fatura_id = $1 order by id desc', [id]))[0]?.txid ??
  '';
const owedOn = (dia: string, dias: number): number =>
  valorNoDia({ valorCentavos: VALOR, vencimento: addDias(dia, dias), ...parametrosCobranca }, dia, { feriados: feriadosBancarios })
    .totalCentavos;

describe('the code of an invoice', () => {
  it('leads to the charge at the provider, and stays the same however often it is asked for', async () => {
    const pix = await teste.charge(ana, fatura);
    expect(pix).toMatchObject({ faturaId: fatura, valorCentavos: VALOR, vencimento: addDias(teste.hoje(), 5) });
    const lido = readBrCode(pix.copiaECola);
    expect(lido).toMatchObject({ nome: 'Balcao Demonstracao', cidade: 'Sao Paulo' });
    const reply = await fetch(`http://${lido?.location}`);
    expect(await reply.json()).toMatchObject({
      txid: await txidOf(),
      valor: { original: '299.90', final: '299.90' },
      devedor: { nome: 'Corretora de Teste Ltda' },
    });
    const outras = await Promise.all([teste.charge(ana, fatura), teste.charge(ana, fatura)]);
    expect(outras).toEqual([pix, pix]);
  });

  it('is one when many ask at once for the first time', async () => {
    const pedidas = await Promise.all(Array.from({ length: 6 }, () => teste.charge(ana, fatura)));
    expect(new Set(pedidas.map(({ copiaECola }) => copiaECola)).size).toBe(1);
    const [row] = await teste.owner<{ n: number }>('select count(*)::int as n from balcao.cobranca_fatura where fatura_id = $1', [fatura]);
    expect(row?.n).toBe(1);
  });

  it('of one past due asks for fine and interest by today, since no provider takes a day that is over', async () => {
    const vencida = await teste.insertFatura((await teste.createAdministradora()).usuario, -40);
    const dona = await teste.createAdministradora();
    const dela = await teste.insertFatura(dona.usuario, -40);
    const pix = await teste.charge(dona, dela);
    expect(pix).toMatchObject({ valorCentavos: owedOn(teste.hoje(), -40), vencimento: teste.hoje() });
    expect(pix.valorCentavos).toBeGreaterThan(VALOR);
    expect((await detail(dona, dela)).hoje.totalCentavos).toBe(pix.valorCentavos);
    expect((await teste.get(dona, `/faturas/${vencida}`)).statusCode).toBe(404);
  });

  it('is refused of an invoice that is paid, and of another subscription', async () => {
    await teste.owner("update balcao.fatura_assinatura set status = 'PAGA' where id = $1", [fatura]);
    const url = `/c/api/v1/assinatura/faturas/${fatura}/pix`;
    const paga = await teste.app.inject({ method: 'POST', url, headers: ana.entrada.headers, payload: {} });
    expect([paga.statusCode, paga.json().code]).toEqual([409, 'fatura-quitada']);
    const outra = await teste.createAdministradora();
    const alheia = await teste.app.inject({ method: 'POST', url, headers: outra.entrada.headers, payload: {} });
    expect(alheia.statusCode).toBe(404);
  });

  it('is refused where no company owes it', async () => {
    await teste.owner('update balcao.corretora set excluido_em = now() where assinatura_id = $1', [ana.usuario.assinaturaId]);
    const url = `/c/api/v1/assinatura/faturas/${fatura}/pix`;
    const response = await teste.app.inject({ method: 'POST', url, headers: ana.entrada.headers, payload: {} });
    expect([response.statusCode, response.json().code]).toEqual([409, 'corretora-sem-cnpj']);
  });
});

describe('a payment', () => {
  it('is told by the provider and settles the invoice', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    const pago = await teste.pay({ copiaECola });
    expect(pago).toMatchObject({ valor: '299.90', avisado: true });
    await teste.until(fatura, 'PAGA');
    expect(await detail()).toMatchObject({
      status: 'PAGA',
      pagoCentavos: VALOR,
      encargosCentavos: 0,
      hoje: { totalCentavos: 0 },
      pagamentos: [{ endToEndId: pago.endToEndId, valorCentavos: VALOR, devolvidoCentavos: 0 }],
    });
  });

  it('counts once, however often and from however many sides it is seen', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    teste.estafeta.perderRespostas = true;
    const payment = teste.pay({ copiaECola });
    await teste.until(fatura, 'PAGA');
    teste.estafeta.perderRespostas = false;
    await payment;
    const [aviso] = teste.estafeta.entregues;
    if (!aviso) throw new Error('nenhum aviso foi entregue');
    const repetidos = await Promise.all(Array.from({ length: 5 }, () => teste.estafeta.post(aviso)));
    expect(repetidos.map(({ status, resposta }) => [status, JSON.parse(resposta).data])).toEqual(repetidos.map(() => [200, { novos: 0 }]));
    await teste.runJob('conciliacao');
    expect([await countPagamentos(), (await detail()).pagoCentavos]).toEqual([1, VALOR]);
  });

  it.each([
    ['less than is owed', VALOR - 1, 'PARCIAL', 0],
    ['more than is owed', VALOR + 100, 'PAGA_A_MAIOR', 100],
  ] as const)('of %s leaves it so', async (_, centavos, status, excedenteCentavos) => {
    await teste.charge(ana, fatura);
    await teste.pay({ txid: await txidOf(), valor: formatValorPix(centavos) });
    await teste.until(fatura, status);
    expect(await detail()).toMatchObject({ pagoCentavos: centavos, excedenteCentavos });
  });

  it('of less is followed by a charge of what remains, which settles it', async () => {
    await teste.charge(ana, fatura);
    await teste.pay({ txid: await txidOf(), valor: '100.00' });
    await teste.until(fatura, 'PARCIAL');
    const resto = await teste.charge(ana, fatura);
    expect(resto.valorCentavos).toBe(VALOR - 10_000);
    await teste.pay({ copiaECola: resto.copiaECola });
    await teste.until(fatura, 'PAGA');
    expect((await detail()).pagamentos.map(({ valorCentavos }) => valorCentavos)).toEqual([10_000, VALOR - 10_000]);
  });

  it('that comes late carries fine and interest, and is said to be late', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    const vencimento = proximoDiaUtil(addDias(teste.hoje(), 5), feriadosBancarios);
    teste.advance(20);
    const atrasada = valorNoDia({ valorCentavos: VALOR, vencimento, ...parametrosCobranca }, teste.hoje(), { feriados: feriadosBancarios });
    const { valor } = await teste.pay({ copiaECola });
    expect(valor).toBe(formatValorPix(atrasada.totalCentavos));
    await teste.until(fatura, 'PAGA_COM_ATRASO');
    teste.advance(-20);
    expect((await detail()).encargosCentavos).toBe(atrasada.totalCentavos - VALOR);
  });

  it('that goes back is owed again, in part or whole, and can be paid anew', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    const { endToEndId } = await teste.pay({ copiaECola });
    await teste.until(fatura, 'PAGA');
    await teste.giveBack({ endToEndId, valor: '0.90' });
    await teste.until(fatura, 'PARCIAL');
    await teste.giveBack({ endToEndId, valor: '299.00' });
    await teste.until(fatura, 'DEVOLVIDA');
    const nova = await teste.charge(ana, fatura);
    expect(nova.copiaECola).not.toBe(copiaECola);
    expect(nova.valorCentavos).toBe(VALOR);
    await teste.pay({ copiaECola: nova.copiaECola });
    await teste.until(fatura, 'PAGA');
  });

  it('whose notice was lost is found by the nightly look', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    await teste.pay({ copiaECola, avisar: false });
    expect([await countPagamentos(), teste.estafeta.entregues.length]).toEqual([0, 0]);
    await teste.runJob('conciliacao');
    expect([await teste.statusOf(fatura), await countPagamentos()]).toEqual(['PAGA', 1]);
    const [row] = await teste.owner<{ origem: string }>(
      'select p.origem from balcao.pagamento_fatura p join balcao.cobranca_fatura c on c.id = p.cobranca_id where c.fatura_id = $1',
      [fatura],
    );
    expect(row?.origem).toBe('CONCILIACAO');
  });

  it('takes the bar away and gives the subscription back', async () => {
    const dona = await teste.createAdministradora('PENDENTE');
    const vencida = await teste.insertFatura(dona.usuario, -3);
    const situation = async () =>
      (
        await teste.owner<{ status: string; pendente: boolean }>(
          'select status, tem_parcela_pendente as pendente from balcao.assinatura where id = $1',
          [dona.usuario.assinaturaId],
        )
      )[0];
    expect(await situation()).toEqual({ status: 'PENDENTE', pendente: true });
    await teste.pay({ copiaECola: (await teste.charge(dona, vencida)).copiaECola });
    await teste.until(vencida, 'PAGA_COM_ATRASO');
    expect(await situation()).toEqual({ status: 'ATIVA', pendente: false });
  });
});

describe('a notice', () => {
  /** As the provider sends it: to the address it was given. */
  async function capture() {
    const { copiaECola } = await teste.charge(ana, fatura);
    await teste.pay({ copiaECola });
    await teste.until(fatura, 'PAGA');
    const [aviso] = teste.estafeta.entregues;
    if (!aviso) throw new Error('nenhum aviso foi entregue');
    return aviso;
  }
  const forged = (corpo: Buffer, mudanca: object) => {
    const { pix } = JSON.parse(corpo.toString()) as { pix: object[] };
    return Buffer.from(JSON.stringify({ pix: [{ ...pix[0], ...mudanca }] }));
  };

  it('is not believed at an address nobody gave, and says nothing of why', async () => {
    const aviso = await capture();
    const caminhos = ['/webhooks/pix/x/pix', `/webhooks/pix/${'0'.repeat(64)}/pix`, aviso.path.replace(/.\/pix$/, '!/pix')];
    const ouvidos = await Promise.all(caminhos.map((path) => teste.estafeta.post({ ...aviso, path })));
    const unica = JSON.stringify({ success: false, code: 'aviso-recusado', message: 'O aviso não foi aceito.' });
    expect(ouvidos.map(({ status, resposta }) => [status, resposta])).toEqual(caminhos.map(() => [401, unica]));
  });

  it('forged by who knows the address pays nothing: what was paid is asked of the provider', async () => {
    const { path, corpo, headers } = await capture();
    const outra = await teste.createAdministradora();
    const alvo = await teste.insertFatura(outra.usuario, 5);
    await teste.charge(outra, alvo);
    const falso = forged(corpo, { txid: await txidOf(alvo), endToEndId: `E${'9'.repeat(31)}`, valor: '299.90' });
    expect((await teste.estafeta.post({ path, headers, corpo: falso })).status).toBe(200);
    const tentada = async () =>
      (
        await teste.owner<{ attempts: number }>(
          "select attempts from graphile_worker.jobs j where task_identifier = 'cobranca.conferir' and attempts > 0",
        )
      ).length;
    for (let vez = 0; vez < 200 && (await tentada()) === 0; vez += 1) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await teste.statusOf(alvo)).toBe('ABERTA');
    await teste.owner(
      "delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'cobranca.conferir')",
    );
  });

  it.each(['', '{', '[]', '{"pix":{}}', '{"pix":[{"endToEndId":"curto","valor":"1.00","horario":"2026-11-24T12:00:00Z"}]}'])(
    'that says %j is refused as unreadable',
    async (corpo) => {
      const { path, headers } = await capture();
      expect((await teste.estafeta.post({ path, headers, corpo: Buffer.from(corpo) })).status).toBe(422);
    },
  );

  it('of payments nobody asked for is taken and leaves nothing', async () => {
    const { path, corpo, headers } = await capture();
    for (const mudanca of [{ txid: 'a'.repeat(32) }, { txid: undefined }, { txid: 'curto' }]) {
      const ouvido = await teste.estafeta.post({ path, headers, corpo: forged(corpo, mudanca) });
      expect([ouvido.status, JSON.parse(ouvido.resposta).data]).toEqual([200, { novos: 0 }]);
    }
  });

  it('of what went back may come before the one of the payment', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    const { endToEndId } = await teste.pay({ copiaECola, avisar: false });
    await teste.giveBack({ endToEndId });
    await teste.until(fatura, 'DEVOLVIDA');
    const [depois] = teste.estafeta.entregues;
    const antes = forged(depois?.corpo ?? Buffer.alloc(0), { devolucoes: undefined });
    const ouvido = await teste.estafeta.post({ path: depois?.path ?? '', headers: depois?.headers ?? {}, corpo: antes });
    expect(JSON.parse(ouvido.resposta).data).toEqual({ novos: 1 });
    await teste.runJob('cobranca.conferir', { txid: await txidOf(), endToEndId });
    expect([await teste.statusOf(fatura), await countPagamentos()]).toEqual(['DEVOLVIDA', 1]);
  });

  it('whose process dies before it is committed was never taken, and the provider tells again', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    let payment: Promise<unknown> = Promise.resolve();
    await killedWriting(teste, 'aviso_pix', async () => {
      payment = teste.pay({ copiaECola });
      // the first notice and no more: the provider's next one is to find the table free
      for (let vez = 0; vez < 400 && teste.estafeta.entregues.length === 0; vez += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await payment;
    await teste.until(fatura, 'PAGA');
    expect(teste.estafeta.entregues.map(({ status }) => status)).toEqual([503, 200]);
    expect(await countPagamentos()).toBe(1);
  });

  it('is counted whole or not at all when the process dies while counting', async () => {
    const { copiaECola } = await teste.charge(ana, fatura);
    await killedWriting(teste, 'pagamento_fatura', async () => {
      await teste.pay({ copiaECola });
      for (let vez = 0; vez < 200; vez += 1) await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await teste.runJob('conciliacao');
    expect([await teste.statusOf(fatura), await countPagamentos()]).toEqual(['PAGA', 1]);
  });
});

it('keeps payments, what went back, notices and reminders from being changed or deleted', async () => {
  for (const tabela of ['pagamento_fatura', 'devolucao_fatura', 'aviso_pix', 'lembrete_fatura']) {
    for (const comando of [`update ${tabela} set criado_em = now()`, `delete from ${tabela}`]) {
      await expect(teste.db.tenant(ana.usuario, (tx) => tx.run(comando))).rejects.toThrow(/permission denied/);
    }
  }
});

describe('the list of invoices', () => {
  it('is of the subscription alone, the newest first, with what is overdue', async () => {
    const vencida = await teste.insertFatura(ana.usuario, -40);
    const { itens, total } = (await teste.get(ana, '/faturas')).json().data;
    expect(itens.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [fatura, 'ABERTA'],
      [vencida, 'VENCIDA'],
    ]);
    expect(total).toBe(2);
    expect((await teste.get(ana, '/faturas?status=VENCIDA')).json().data.itens).toHaveLength(1);
    expect((await teste.get(ana, '/faturas?ordenar=vencimento&tamanho=1&pagina=2')).json().data.itens[0].id).toBe(fatura);
  });

  it('is for administrators', async () => {
    const entrada = await teste.signIn(await teste.createUser({ assinaturaId: ana.usuario.assinaturaId }));
    expect((await teste.get({ entrada }, '/faturas')).statusCode).toBe(403);
  });

  it('gives each as a PDF, with its code once there is one', async () => {
    await teste.charge(ana, fatura);
    const response = await teste.get(ana, `/faturas/${fatura}/fatura.pdf`);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const outra = await teste.createAdministradora();
    expect((await teste.get(outra, `/faturas/${fatura}/fatura.pdf`)).statusCode).toBe(404);
  });
});
