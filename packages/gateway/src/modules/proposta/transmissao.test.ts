import { createHmac } from 'node:crypto';
import { type Proposta, propostaTopics, topicPath, type Transmissao } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import type { RespostaTransmissao } from '../../insurers/insurer.port.ts';
import { killedWriting } from '../../testing/killed-writing.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { atividadePort, eventoPort } from '../orcamento/index.ts';
import { ofertaRepository } from './oferta.repository.ts';
import {
  chassiDe,
  dadosCompletos,
  hoje,
  include,
  readProposta,
  SEGREDO,
  takesProposals,
  transmit,
  umaVenda,
  untilProposta,
} from '../../testing/test-proposta.ts';
import { propostaRepository } from './proposta.repository.ts';
import { createTransmissaoJob, type PedidoTarefa } from './transmissao.job.ts';

let teste: QuotingTeste;
let ana: Corretor;
let alfa: ReturnType<typeof takesProposals>;
let serie = 0;
const aceita = async (): Promise<RespostaTransmissao> => ({
  status: 'TRANSMITIDA',
  numeroSeguradora: `N-${(serie += 1)}`,
  exigencias: [],
});
beforeAll(async () => {
  teste = await createQuotingTest();
  alfa = takesProposals(teste);
  ana = await teste.createCorretor();
});
beforeEach(() => {
  alfa.entregues.splice(0);
  alfa.answer = aceita;
});
afterAll(() => teste.close());

const dataOf = <T>(response: { json(): unknown }): T => (response.json() as { data: T }).data;
const isOver = ({ transmissao }: Proposta) => transmissao !== 'PENDENTE' && transmissao !== 'EM_CURSO';
const statusOf = async (orcamentoId: string): Promise<string> =>
  dataOf<{ status: string }>(await ana.request('GET', `orcamentos/${orcamentoId}`)).status;
const avisosOf = async ({ usuario }: Corretor) =>
  (await teste.owner('select titulo, descricao from balcao.notificacao where usuario_id = $1 order by criado_em desc', [usuario.usuarioId]))
    .rows;

async function transmitted(corretor = ana): Promise<Proposta> {
  const response = await transmit(corretor, await umaVenda(corretor));
  return untilProposta(corretor, dataOf<Transmissao>(response).propostaId, isOver);
}

describe('Transmitir', () => {
  it('hands the offer to the insurer with what is needed to issue, keeps its number and closes the case', async () => {
    const venda = await umaVenda(ana);
    const response = await transmit(ana, venda, {
      pagamento: { forma: 'BOLETO', n: 10, vencimentoPrimeira: addDias(hoje, 5), finalCartao: '1234', numeroCartao: '4111111111111111' },
    });
    expect([response.statusCode, dataOf<Transmissao>(response).transmissao]).toEqual([200, 'PENDENTE']);
    const proposta = await untilProposta(ana, dataOf<Transmissao>(response).propostaId, isOver);
    expect(proposta).toMatchObject({
      status: 'TRANSMITIDA',
      transmissao: 'CONCLUIDA',
      numeroSeguradora: `N-${serie}`,
      rotuloPagamento: 'Boleto',
    });
    expect(proposta.prazoAceite).toBe(addDias(hoje, 25));
    expect(await statusOf(venda.orcamentoId)).toBe('FECHADO');
    expect(alfa.entregues).toEqual([
      {
        chave: proposta.id,
        pedido: expect.objectContaining({
          referencia: 'oferta-na-seguradora',
          pagamento: { forma: 'BOLETO', n: 10, vencimentoPrimeira: addDias(hoje, 5) },
          dadosComplementares: expect.objectContaining({
            ...dadosCompletos,
            chassi: chassiDe(venda.orcamentoId),
            placa: expect.stringMatching(/^TST/),
            cep: '37500100',
          }),
          avisarEm: expect.stringMatching(/\/webhooks\/seguradoras\/alfa_seguros$/),
        }),
      },
    ]);
    const { rows } = await teste.owner('select to_jsonb(p) as linha from balcao.proposta p where id = $1', [proposta.id]);
    expect(JSON.stringify(rows)).not.toContain('4111');
    expect((await avisosOf(ana))[0]).toMatchObject({
      titulo: 'Proposta atualizada',
      descricao: `A proposta ${proposta.numero} foi transmitida.`,
    });
  });

  it('is no news to who has the proposal open while it is made', async () => {
    const bia = await teste.createCorretor();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    alfa.answer = () => gate.then(aceita);
    const { propostaId } = dataOf<Transmissao>(await transmit(bia, await umaVenda(bia)));
    const ouvinte = await connectMqtt(teste, bia.entrada);
    const { assinatura } = (await bia.request('GET', '/c/api/v1/sessao/canais')).json().data;
    expect(await ouvinte.subscribe(topicPath(propostaTopics.transmissao, { canal: assinatura, propostaId }))).toBe(true);
    release();
    await untilProposta(bia, propostaId, isOver);
    expect((await avisosOf(bia)).map(({ titulo }) => titulo)).toEqual(['Cotação concluída']);
    ouvinte.client.end(true);
  });

  it('names each field that is missing and asks nobody', async () => {
    const venda = await umaVenda(ana);
    const response = await transmit(ana, venda, { dadosComplementares: { ...dadosCompletos, email: 'zelia@', chassi: '' } });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: { campo: string }[] }>().errors.map(({ campo }) => campo)).toEqual([
      'dadosComplementares.email',
      'dadosComplementares.chassi',
    ]);
    expect(alfa.entregues).toEqual([]);
  });

  it('shows the demands an insurer makes along with its number', async () => {
    const exigencias = [{ codigo: 'EXIGENCIA', texto: 'Envie o documento do veículo.' }];
    alfa.answer = async () => ({ status: 'TRANSMITIDA', numeroSeguradora: 'EX-1', exigencias });
    expect(await transmitted()).toMatchObject({
      status: 'EXIGENCIA',
      numeroSeguradora: 'EX-1',
      exigencias: [{ ...exigencias[0], atendidaEm: null }],
    });
  });

  it('is one transmission however often it is asked', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    alfa.answer = () => gate.then(aceita);
    const venda = await umaVenda(ana);
    const asked = await Promise.all(
      [1, 2, 3].map((n) => transmit(ana, venda, {}, n < 3 ? { 'idempotency-key': `t-${venda.ofertaId}` } : {})),
    );
    const ids = new Set(asked.map((response) => dataOf<Transmissao>(response).propostaId));
    expect(ids.size).toBe(1);
    const recalculo = await ana.calculate({ id: venda.orcamentoId, versao: 2 });
    expect(recalculo.json<{ code: string }>().code).toBe('orcamento-encerrado');
    release();
    const proposta = await untilProposta(ana, [...ids][0] ?? '', isOver);
    expect((await transmit(ana, venda)).json<{ data: Transmissao }>().data.numeroSeguradora).toBe(proposta.numeroSeguradora);
    expect(alfa.entregues).toHaveLength(1);
  });

  it('keeps what failed to be tried again, under the same key, and leaves the case open meanwhile', async () => {
    alfa.answer = async () => ({ status: 'FALHOU', mensagens: [{ codigo: 'HTTP_503', texto: 'Fora do ar.' }] });
    const venda = await umaVenda(ana);
    const { propostaId } = dataOf<Transmissao>(await transmit(ana, venda));
    expect(await untilProposta(ana, propostaId, isOver)).toMatchObject({
      status: 'RASCUNHO',
      transmissao: 'FALHOU',
      mensagens: [{ texto: 'Fora do ar.' }],
    });
    expect(await statusOf(venda.orcamentoId)).toBe('CALCULADO');
    alfa.answer = aceita;
    expect(dataOf<Transmissao>(await transmit(ana, venda)).propostaId).toBe(propostaId);
    expect((await untilProposta(ana, propostaId, isOver)).status).toBe('TRANSMITIDA');
    expect(new Set(alfa.entregues.map(({ chave }) => chave))).toEqual(new Set([propostaId]));
  });

  it('gives the sale up when the insurer refuses it for good, so that another offer may be chosen', async () => {
    alfa.answer = async () => ({ status: 'RECUSADA', mensagens: [{ codigo: 'RISCO', texto: 'Risco não aceito.' }] });
    const venda = await umaVenda(ana);
    const { propostaId } = dataOf<Transmissao>(await transmit(ana, venda));
    const proposta = await untilProposta(ana, propostaId, isOver);
    expect(proposta).toMatchObject({ status: 'CANCELADA', transmissao: 'RECUSADA', mensagens: [{ texto: 'Risco não aceito.' }] });
    expect(new Set([...proposta.parcelas, ...proposta.comissoes].map(({ status }) => status))).toEqual(new Set(['CANCELADA']));
    expect(await statusOf(venda.orcamentoId)).toBe('CALCULADO');
    expect((await include(ana, venda)).statusCode).toBe(200);
  });

  it('hands over the very proposal that was included before', async () => {
    const venda = await umaVenda(ana);
    const incluida = dataOf<Proposta>(await include(ana, venda));
    const { propostaId } = dataOf<Transmissao>(await transmit(ana, venda));
    expect(propostaId).toBe(incluida.id);
    expect((await untilProposta(ana, propostaId, isOver)).status).toBe('TRANSMITIDA');
  });
});

/** The job as another process would run it, on the same database. */
function otherProcess() {
  const told: string[] = [];
  const run = createTransmissaoJob({
    db: teste.db,
    agora: () => new Date(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    insurers: new Map(Object.entries(teste.seguradoras)),
    ofertas: ofertaRepository,
    propostas: propostaRepository,
    atividades: atividadePort,
    eventos: eventoPort,
    publisher: { transmissao: async (_, { transmissao }) => void told.push(String(transmissao)), caso: async () => undefined },
    tellProposta: async () => undefined,
    noticeUrlOf: (seguradora) => `https://balcao.test/${seguradora}`,
  });
  return { run, told };
}

describe('a killed process', () => {
  const never = new AbortController().signal;

  /** A transmission whose job never got to any process. */
  async function waiting(): Promise<PedidoTarefa> {
    const venda = await umaVenda(ana);
    const enqueue = jest.spyOn(teste.recursos.tarefas, 'enqueue').mockResolvedValue();
    await transmit(ana, venda);
    const tarefa = enqueue.mock.calls.find(([, nome]) => nome === 'proposta.transmitir')?.[2] as PedidoTarefa;
    enqueue.mockRestore();
    return tarefa;
  }

  it('leaves the transmission to another, which asks under the same key and writes one answer', async () => {
    const tarefa = await waiting();
    const killed = new AbortController();
    alfa.answer = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const running = otherProcess().run(tarefa, { signal: killed.signal });
    await untilProposta(ana, tarefa.propostaId, ({ transmissao }) => transmissao === 'EM_CURSO');
    killed.abort();
    await expect(running).rejects.toThrow('aborted');
    alfa.answer = aceita;
    const second = otherProcess();
    await second.run(tarefa, { signal: never });
    expect(second.told).toEqual(['EM_CURSO', 'CONCLUIDA']);
    expect((await readProposta(ana, tarefa.propostaId)).status).toBe('TRANSMITIDA');
    expect(alfa.entregues.map(({ chave }) => chave)).toEqual([tarefa.propostaId, tarefa.propostaId]);
    const third = otherProcess();
    await third.run(tarefa, { signal: never });
    expect([third.told, alfa.entregues.length]).toEqual([[], 2]);
  });

  it('writes nothing of an answer it was killed while writing; another asks under the same key and ends it once', async () => {
    const tarefa = await waiting();
    const cut = await killedWriting(teste, 'orcamento_evento', (signal) => otherProcess().run(tarefa, { signal }));
    expect(cut.status).toBe('rejected');
    expect(await readProposta(ana, tarefa.propostaId)).toMatchObject({
      status: 'RASCUNHO',
      transmissao: 'EM_CURSO',
      numeroSeguradora: null,
    });
    const second = otherProcess();
    await second.run(tarefa, { signal: never });
    expect(second.told).toEqual(['EM_CURSO', 'CONCLUIDA']);
    const proposta = await readProposta(ana, tarefa.propostaId);
    expect([proposta.status, await statusOf(String(proposta.orcamentoId))]).toEqual(['TRANSMITIDA', 'FECHADO']);
    expect(alfa.entregues.map(({ chave }) => chave)).toEqual([tarefa.propostaId, tarefa.propostaId]);
    const { rows } = await teste.owner(
      "select count(*)::int as n from balcao.orcamento_evento where tipo = 'TRANSMITIDO' and dados ->> 'propostaId' = $1",
      [tarefa.propostaId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('writes one answer when two processes run the same job at once', async () => {
    const tarefa = await waiting();
    const [um, dois] = [otherProcess(), otherProcess()];
    await Promise.all([um.run(tarefa, { signal: never }), dois.run(tarefa, { signal: never })]);
    expect([...um.told, ...dois.told].filter((one) => one === 'CONCLUIDA')).toHaveLength(1);
  });
});

describe('notices of the insurer', () => {
  const agora = () => String(Math.floor(Date.now() / 1_000));
  const sign = (corpo: string, instante: string, segredo = SEGREDO) =>
    `sha256=${createHmac('sha256', segredo).update(`${instante}.${corpo}`).digest('hex')}`;
  let avisos = 0;

  function tell(
    corpo: object | string,
    { instante = agora(), assinatura, slug = 'alfa_seguros' }: { instante?: string; assinatura?: string; slug?: string } = {},
  ) {
    const payload = typeof corpo === 'string' ? corpo : JSON.stringify({ id: `aviso-${(avisos += 1)}`, ...corpo });
    return teste.app.inject({
      method: 'POST',
      url: `/webhooks/seguradoras/${slug}`,
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': instante,
        'x-webhook-signature': assinatura ?? sign(payload, instante),
      },
      payload,
    });
  }

  it('move the proposal to its policy, telling the broker of each step', async () => {
    const bia = await teste.createCorretor();
    const { id, numeroSeguradora: numero } = await transmitted(bia);
    const passos = [
      { status: 'EM_ANALISE' },
      { status: 'EXIGENCIA', exigencias: [{ codigo: 'DOC', texto: 'Envie a CNH.' }] },
      { status: 'VISTORIA' },
      { status: 'ACEITA' },
      { status: 'EMITIDA', apolice: 'AP-1' },
    ];
    for (const passo of passos) {
      const response = await tell({ numero, ...passo });
      expect([response.statusCode, dataOf(response)]).toEqual([200, { aplicado: true }]);
      expect((await readProposta(bia, id)).status).toBe(passo.status);
    }
    const emitida = await readProposta(bia, id);
    expect(emitida).toMatchObject({ numeroApolice: 'AP-1', exigencias: [{ texto: 'Envie a CNH.' }] });
    const { rows: apolices } = await teste.owner(
      `select a.numero, a.seguradora, a.status, a.formulario, a.rascunho -> 'risco' -> 'segurado' ->> 'nome' as segurado, a.bonus,
         a.premio_total_centavos::int as premio, a.situacao_renovacao as situacao
       from balcao.apolice a join balcao.proposta p on p.apolice_id = a.id where p.id = $1`,
      [id],
    );
    expect(apolices).toEqual([
      {
        numero: 'AP-1',
        seguradora: 'alfa_seguros',
        status: emitida.vigIni > hoje ? 'A_VIGORAR' : 'VIGENTE',
        formulario: 'AUTO',
        segurado: 'Zélia Conceição Prado',
        bonus: expect.any(Number),
        premio: emitida.premioTotalCentavos,
        situacao: 'A_RENOVAR',
      },
    ]);
    const daProposta = (await avisosOf(bia)).filter(({ titulo }) => titulo === 'Proposta atualizada');
    expect(daProposta).toHaveLength(passos.length + 1);
    const { rows } = await teste.owner('select tipo, usuario_id from balcao.orcamento_evento where assinatura_id = $1 order by em', [
      bia.usuario.assinaturaId,
    ]);
    expect(rows.map(({ tipo }) => tipo as string)).toEqual(['TRANSMITIDO', ...passos.map(() => 'PROPOSTA')]);
    expect(rows.at(-1)).toMatchObject({ usuario_id: null });
  });

  it('change nothing when they come again, late or out of order', async () => {
    const { id, numeroSeguradora: numero } = await transmitted();
    const aceite = { id: 'mesmo', numero, status: 'ACEITA' };
    expect(dataOf(await tell(aceite))).toEqual({ aplicado: true });
    const antes = await readProposta(ana, id);
    for (const repetido of [aceite, { numero, status: 'EM_ANALISE' }, { numero, status: 'ACEITA' }]) {
      expect(dataOf(await tell(repetido))).toEqual({ aplicado: false });
    }
    const corpo = JSON.stringify({ id: 'simultaneo', numero, status: 'EMITIDA' });
    const both = await Promise.all([tell(corpo), tell(corpo)]);
    expect(both.map((response) => dataOf<{ aplicado: boolean }>(response).aplicado).sort()).toEqual([false, true]);
    expect((await readProposta(ana, id)).versao).toBe(antes.versao + 1);
  });

  it('are believed only when the insurer signed these very bytes a moment ago', async () => {
    const { id, numeroSeguradora: numero } = await transmitted();
    const corpo = JSON.stringify({ id: 'forjado', numero, status: 'RECUSADA' });
    const velho = String(Number(agora()) - 301);
    const adiantado = String(Number(agora()) + 301);
    const forjados = [
      tell(corpo, { assinatura: sign(corpo, agora(), 'outro-segredo') }),
      tell(corpo, { assinatura: sign(corpo.replace('RECUSADA', 'EMITIDA'), agora()) }),
      tell(corpo, { instante: velho }),
      tell(corpo, { instante: adiantado }),
      tell(corpo, { instante: '' }),
      tell(corpo, { assinatura: '' }),
      tell(corpo, { slug: 'beta_seguros' }),
      tell(corpo, { slug: 'ninguem' }),
    ];
    for (const response of await Promise.all(forjados)) expect(response.statusCode).toBe(401);
    expect((await readProposta(ana, id)).status).toBe('TRANSMITIDA');
  });

  it('of an unknown number, of another shape or too long are refused', async () => {
    expect((await tell({ numero: 'nenhum', status: 'ACEITA' })).statusCode).toBe(401);
    expect((await tell({ numero: 'nenhum', status: 'INVENTADA' })).statusCode).toBe(422);
    expect((await tell('{')).statusCode).toBe(422);
    expect((await tell(`"${'x'.repeat(70_000)}"`)).statusCode).toBe(413);
  });

  it('name a policy that is known already without making another', async () => {
    const uma = await transmitted();
    const outra = await transmitted();
    for (const { numeroSeguradora: numero } of [uma, outra]) await tell({ numero, status: 'EMITIDA', apolice: 'AP-REPETIDA' });
    const { rows } = await teste.owner(
      "select count(*)::int as n from balcao.proposta p join balcao.apolice a on a.id = p.apolice_id where a.numero = 'AP-REPETIDA'",
    );
    const { rows: apolices } = await teste.owner("select count(*)::int as n from balcao.apolice where numero = 'AP-REPETIDA'");
    expect([rows[0], apolices[0]]).toEqual([{ n: 2 }, { n: 1 }]);
  });

  it('end the sale of a refused proposal and put its case on sale again', async () => {
    const { id, orcamentoId, ofertaId, numeroSeguradora: numero } = await transmitted();
    await tell({ numero, status: 'RECUSADA' });
    const { status, parcelas, comissoes } = await readProposta(ana, id);
    expect([status, new Set([...parcelas, ...comissoes].map((one) => one.status))]).toEqual(['RECUSADA', new Set(['CANCELADA'])]);
    expect(await statusOf(String(orcamentoId))).toBe('CALCULADO');
    expect((await include(ana, { orcamentoId: String(orcamentoId), ofertaId: String(ofertaId) })).statusCode).toBe(200);
  });
});
