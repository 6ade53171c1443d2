import {
  type Canais,
  type DesfechoReemissao,
  type Parcela,
  type ReemissaoDaParcela,
  type ReemissoesDaParcela,
  type SegundaVia,
  reemissaoTopics,
  topicPath,
} from '@balcao/contracts';
import { addDias, feriadosBancarios, hojeEm, valorEmAtraso } from '@balcao/domain';
import { createSandbox } from '@balcao/insurers-sandbox';
import { cloneInThisRealm } from '@balcao/testing';
import type { LightMyRequestResponse } from 'fastify';
import { espera } from '../../insurers/espera.ts';
import type { InsurerPort, Reemissor } from '../../insurers/insurer.port.ts';
import { loadSeguradoras } from '../../insurers/insurers.config.ts';
import { createInsurers } from '../../insurers/insurers.registry.ts';
import { killedWriting } from '../../testing/killed-writing.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { testConfig } from '../../testing/test-config.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';
import { createAvisos } from '../notificacao/index.ts';
import { enqueueReemissao } from './acompanhamento-reemissao.job.ts';
import { createPedidoDeReemissaoJob } from './pedido-reemissao.job.ts';
import { reemissaoRepository as reemissoes } from './reemissao.repository.ts';
import { createSettleReemissao } from './settle-reemissao.ts';

cloneInThisRealm();
const JEQUITIBA = 'jequitiba_seguros';
const hoje = hojeEm(new Date());
const CONTRATO = { atraso: { multaBps: 200, jurosMesBps: 100 }, feriados: feriadosBancarios };

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let estranha: Corretor;
let base = '';
const sandbox = createSandbox({ latencia: 0.001 });
/** What the insurer was asked, key by key. */
const perguntas: string[] = [];
/** Keeps the insurer from answering while it is there. */
let espere: Promise<void> | null = null;

/** An insurer whose requests are seen. */
function watched(insurer: InsurerPort): InsurerPort {
  const { reemissao } = insurer;
  if (!reemissao) return insurer;
  const request: Reemissor['request'] = async (pedido, options) => {
    perguntas.push(options.chave);
    await espere;
    return reemissao.request(pedido, options);
  };
  return { ...insurer, reemissao: { ...reemissao, request } };
}

beforeAll(async () => {
  base = await sandbox.listen(0);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const configs = loadSeguradoras({ sandboxUrl: base, readFile: () => '[]' });
  const insurers = new Map(
    [...createInsurers(configs, { agora: () => new Date(), espera, log })].map(([slug, um]) => [slug, watched(um)] as const),
  );
  teste = await createQuotingTest({ config: testConfig({ sandboxUrl: base }), insurers });
  await teste.owner(
    `insert into balcao.seguradora (slug, nome, tipo, linhas) values ($1, 'Jequitibá Seguros', 'SEGURADORA', '{AUTO}') on conflict (slug) do nothing`,
    [JEQUITIBA],
  );
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterEach(() => {
  espere = null;
});
afterAll(async () => {
  await teste.close();
  await sandbox.close();
});

const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const post = (caminho: string, body: object, quem = ana, chave: string = crypto.randomUUID()) =>
  quem.request('POST', caminho, body, { 'idempotency-key': chave });
const read = async (id: string, quem = ana) => dataOf<ReemissoesDaParcela>(await quem.request('GET', `parcelas/${id}/reemissoes`));
const parcelaDe = async (id: string) => dataOf<Parcela>(await ana.request('GET', `parcelas/${id}`));
const ask = (id: string, mais: object = {}, quem = ana, chave?: string) =>
  post(`parcelas/${id}/reemissoes`, { forma: 'BOLETO', vencimento: addDias(hoje, 5), observacao: null, ...mais }, quem, chave);
const ended = async (id: string): Promise<ReemissaoDaParcela> => {
  await until(async () => !['PEDIDA', 'ENVIADA'].includes((await read(id)).reemissoes[0]?.status ?? ''));
  return (await read(id)).reemissoes[0] as ReemissaoDaParcela;
};
const prove = () => proveRazao(teste.db, { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId });

async function umaAtrasada({ atraso = 10, seguradora = JEQUITIBA, quem = ana } = {}): Promise<string> {
  const apoliceId = await writeUmaApolice(teste, quem, { seguradora });
  const { rows } = await teste.owner(
    `update balcao.parcela set vencimento = $2, status = 'VENCIDA' where id = (select id from balcao.parcela where apolice_id = $1
       and status = 'ABERTA' order by numero limit 1) returning id`,
    [apoliceId, addDias(hoje, 0 - atraso)],
  );
  await teste.owner('update balcao.comissao set previsao_em = $2 where parcela_id = $1', [rows[0].id, addDias(hoje, 0 - atraso)]);
  return rows[0].id;
}

it('is asked, answered by a boleto that checks, and the instalment waits again with its history kept', async () => {
  const id = await umaAtrasada();
  await teste.owner(
    `insert into balcao.prazo (assinatura_id, tipo, alvo_tipo, alvo_id, usuario_id, inicio) values ($1, 'AVISO_DE_MORA', 'PARCELA', $2, $3, current_date)`,
    [ana.usuario.assinaturaId, id, ana.usuario.usuarioId],
  );
  await teste.owner("update balcao.parcela set forma = 'CARTAO' where id = $1", [id]);
  const antes = await parcelaDe(id);
  expect(await read(id)).toMatchObject({ impedimento: null, formas: ['BOLETO', 'PIX'], ate: addDias(hoje, 15), reemissoes: [] });
  expect(dataOf<ReemissaoDaParcela>(await ask(id))).toMatchObject({ status: 'PEDIDA', vencimentoAnterior: antes.vencimento });
  const { protocolo, ...feita } = await ended(id);
  // by its contract: 2% once, and 1% a month of thirty days
  const { multaCentavos: multa, jurosCentavos: juros } = valorEmAtraso(antes, addDias(hoje, 5), CONTRATO);
  expect(multa).toBe(644);
  expect(protocolo).toMatch(/^RE-/);
  expect(feita).toMatchObject({
    status: 'ATENDIDA',
    vencimento: addDias(hoje, 5),
    multaCentavos: multa,
    jurosCentavos: juros,
    valorCentavos: antes.valorCentavos + multa + juros,
  });
  const depois = await parcelaDe(id);
  expect(depois).toMatchObject({ status: 'ABERTA', vencimento: addDias(hoje, 5), valorCentavos: antes.valorCentavos });
  expect([antes.forma, depois.forma]).toEqual(['CARTAO', 'BOLETO']);
  expect(depois.atualizado).toMatchObject({ saldoCentavos: antes.valorCentavos, atualizadoCentavos: feita.valorCentavos, diasDeAtraso: 0 });
  const via = dataOf<SegundaVia>(await ana.request('GET', `parcelas/${id}/segunda-via`));
  expect(via.boleto).toMatchObject({ valorCentavos: feita.valorCentavos, vencimento: addDias(hoje, 5) });
  expect(via.pix?.recebedor).toMatch(/jequitib/i);
  const { rows } = await teste.owner(
    `select (select fim is not null from balcao.prazo where alvo_id = $1 and tipo = 'AVISO_DE_MORA') as encerrado,
       (select previsao_em::text from balcao.comissao where parcela_id = $1 and tipo = 'COMISSAO') as previsao,
       (select titulo from balcao.notificacao where link = '/financeiro/parcelas?ver=' || $1::text) as aviso,
       (select array_agg(depois ->> 'status' order by ts, id) from balcao.auditoria where entidade = 'reemissao_parcela' and depois ->> 'parcela_id' = $1::text) as trilha`,
    [id],
  );
  expect(rows).toEqual([
    {
      encerrado: true,
      previsao: addDias(hoje, 5),
      aviso: expect.stringMatching(/^Parcela \d+ de 10 reemitida pela seguradora$/),
      trilha: ['PEDIDA', 'ENVIADA', 'ATENDIDA'],
    },
  ]);
  await prove();
});

it('is paid with the fine and interest of its new boleto, which stay out of the ledger, and taken back to the centavo', async () => {
  const id = await umaAtrasada();
  await ask(id);
  const { valorCentavos, saldoCentavos } = await ended(id);
  const saldos = async () =>
    (
      await teste.owner(
        `select c.natureza, sum(p.centavos)::int as centavos from balcao.partida p join balcao.conta_contabil c on c.id = p.conta_id
         where c.assinatura_id = $1 group by 1 having sum(p.centavos) <> 0 order by 1`,
        [ana.usuario.assinaturaId],
      )
    ).rows as { natureza: string; centavos: number }[];
  const antes = await saldos();
  const { versao } = await parcelaDe(id);
  const pagou = await post(`parcelas/${id}/pagamentos`, { versao, pagoEm: hoje, valorCentavos, observacao: null });
  const paga = dataOf<Parcela>(pagou);
  expect(paga.pagamentos[0]).toMatchObject({ valorCentavos: saldoCentavos, encargosCentavos: (valorCentavos ?? 0) - saldoCentavos });
  const pago = (linhas: { natureza: string; centavos: number }[]) =>
    linhas.find(({ natureza }) => natureza === 'PREMIO_PAGO')?.centavos ?? 0;
  expect(pago(await saldos()) - pago(antes)).toBe(saldoCentavos);
  await prove();
  const desfez = await post(`parcelas/${id}/pagamentos/${paga.pagamentos[0]?.id}/desfazer`, { versao: paga.versao });
  expect(dataOf<Parcela>(desfez)).toMatchObject({ status: 'ABERTA', vencimento: addDias(hoje, 5) });
  expect(await saldos()).toEqual(antes);
});

it('late again, goes on with its interest and is fined once', async () => {
  const id = await umaAtrasada();
  await ask(id, { forma: 'PIX', vencimento: addDias(hoje, 1) });
  const { multaCentavos, jurosCentavos } = await ended(id);
  await teste.owner(`update balcao.parcela set vencimento = $2, status = 'VENCIDA' where id = $1`, [id, addDias(hoje, -30)]);
  const { atualizado, linhaDigitavel, pixCopiaECola } = await parcelaDe(id);
  expect([linhaDigitavel, pixCopiaECola?.slice(0, 6)]).toEqual([null, '000201']);
  expect(atualizado?.multaCentavos).toBe(multaCentavos);
  const deNovo = valorEmAtraso({ valorCentavos: atualizado?.saldoCentavos ?? 0, vencimento: addDias(hoje, -30) }, hoje, CONTRATO);
  expect(deNovo.jurosCentavos).toBeGreaterThan(0);
  expect(atualizado?.jurosCentavos).toBe((jurosCentavos ?? 0) + deNovo.jurosCentavos);
});

it('is refused with the words of the insurer, and not kept when the boleto does not check; nothing of the instalment changes', async () => {
  const id = await umaAtrasada();
  const antes = await parcelaDe(id);
  await ask(id, { observacao: '#RECUSA' });
  expect(await ended(id)).toMatchObject({ status: 'RECUSADA', recusa: expect.stringContaining('cancelamento'), valorCentavos: null });
  await ask(id, { observacao: '#MALFORMED' });
  expect(await ended(id)).toMatchObject({ status: 'FALHOU', falha: 'NAO_CONFERE' });
  expect(await parcelaDe(id)).toEqual(antes);
  expect((await read(id)).reemissoes.map(({ status }) => status)).toEqual(['FALHOU', 'RECUSADA']);
});

it('an insurer that looks first is followed until it answers; one that never does is left to a person', async () => {
  const [id, calada] = [await umaAtrasada(), await umaAtrasada()];
  await ask(id, { observacao: '#ANALISE' });
  await ask(calada, { observacao: '#SEMRESPOSTA' });
  const protocolled = async (um: string) => until(async () => (await read(um)).reemissoes[0]?.protocolo !== null);
  await protocolled(id);
  await protocolled(calada);
  const follow = async (parcelaId: string) => {
    const [reemissao] = (await read(parcelaId)).reemissoes;
    const asked = async () =>
      (await teste.owner('select consultas, status from balcao.reemissao_parcela where id = $1', [reemissao?.id])).rows[0];
    const antes = await asked();
    const { assinaturaId, usuarioId } = ana.usuario;
    await teste.db.tenant(ana.usuario, (tx) =>
      enqueueReemissao(teste.recursos.tarefas, tx, { assinaturaId, usuarioId, reemissaoId: reemissao?.id ?? '' }, new Date()),
    );
    await until(async () => JSON.stringify(await asked()) !== JSON.stringify(antes));
  };
  expect((await read(id)).impedimento).toBe('EM_ANDAMENTO');
  await follow(id);
  expect((await read(id)).reemissoes[0]).toMatchObject({ status: 'ENVIADA', proximaEm: expect.any(String) });
  await fetch(`${base}/_sandbox/relogio`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ avancarDias: 1 }),
  });
  await follow(id);
  expect((await read(id)).reemissoes[0]).toMatchObject({ status: 'ATENDIDA', vencimento: addDias(hoje, 5) });
  await teste.owner(`update balcao.reemissao_parcela set enviada_em = now() - interval '8 days' where parcela_id = $1`, [calada]);
  await follow(calada);
  expect((await read(calada)).reemissoes[0]).toMatchObject({ status: 'FALHOU', falha: 'SEM_RESPOSTA', proximaEm: null });
});

it('two who ask at once ask once: one wins, and the other sees who did; the same request again is the same', async () => {
  const id = await umaAtrasada();
  let deixe = () => undefined as void;
  espere = new Promise<void>((resolve) => (deixe = resolve));
  const chave = crypto.randomUUID();
  const [um, outro] = await Promise.all([ask(id, {}, ana, chave), ask(id, {}, bia)]);
  expect([um.statusCode, outro.statusCode].toSorted()).toEqual([200, 409]);
  const perdeu = um.statusCode === 409 ? um : outro;
  const { reemissoes: feitas } = await read(id);
  expect(feitas).toHaveLength(1);
  expect(perdeu.json()).toMatchObject({ code: 'reemissao-em-andamento', data: { reemissaoId: feitas[0]?.id } });
  expect(perdeu.json().message ?? perdeu.body).toContain('já pediu a reemissão em');
  if (um.statusCode === 200) expect((await ask(id, {}, ana, chave)).json().data.id).toBe(feitas[0]?.id);
  deixe();
  await ended(id);
  expect(perguntas.filter((uma) => uma === feitas[0]?.id)).toHaveLength(1);
});

it('takes only a day and a form the insurer takes, of an instalment that waits to be paid, where the insurer is asked by us', async () => {
  const id = await umaAtrasada();
  const errosOf = (resposta: LightMyRequestResponse) => [
    resposta.statusCode,
    (resposta.json().errors ?? []).map(({ campo }: { campo: string }) => campo),
  ];
  expect(errosOf(await ask(id, { vencimento: addDias(hoje, 16) }))).toEqual([422, ['vencimento']]);
  expect(errosOf(await ask(id, { vencimento: addDias(hoje, -1) }))).toEqual([422, ['vencimento']]);
  const semCanal = await umaAtrasada({ seguradora: 'alfa_seguros' });
  expect(await read(semCanal)).toMatchObject({ impedimento: 'SEM_CANAL', formas: [], ate: null, seguradora: 'Alfa Seguros' });
  expect((await ask(semCanal)).json()).toMatchObject({ code: 'reemissao-sem-canal' });
  await teste.owner(`update balcao.parcela set status = 'PAGA', pago_em = current_date, pago_centavos = valor_centavos where id = $1`, [
    id,
  ]);
  expect((await read(id)).impedimento).toBe('NAO_DEVIDA');
  expect((await ask(id)).json()).toMatchObject({ code: 'parcela-encerrada' });
  expect((await ask(semCanal, {}, estranha)).statusCode).toBe(404);
  expect((await estranha.request('GET', `parcelas/${id}/reemissoes`)).statusCode).toBe(404);
});

it('is called off while it did not leave, and not any more then', async () => {
  const id = await umaAtrasada();
  const { assinaturaId, usuarioId } = ana.usuario;
  // written without its job, as it stands before the queue takes it
  const nova = async () => {
    const reemissaoId = crypto.randomUUID();
    await teste.db.tenant({ assinaturaId, usuarioId }, async (tx) => {
      const parcela = await reemissoes.lock(tx, id, { usuarioId: null });
      if (!parcela) throw new Error('sem parcela');
      await reemissoes.insert(tx, { assinaturaId, usuarioId }, parcela, {
        id: reemissaoId,
        forma: 'PIX',
        vencimento: addDias(hoje, 3),
        observacao: null,
      });
    });
    return reemissaoId;
  };
  const cancel = (reemissaoId: string, quem = ana) => post(`parcelas/${id}/reemissoes/${reemissaoId}/cancelar`, {}, quem);
  const primeira = await nova();
  expect((await cancel(primeira, estranha)).statusCode).toBe(404);
  expect(dataOf<ReemissaoDaParcela>(await cancel(primeira))).toMatchObject({ status: 'CANCELADA' });
  const segunda = await nova();
  await teste.owner(`update balcao.reemissao_parcela set status = 'ENVIADA', enviada_em = now() where id = $1`, [segunda]);
  expect((await cancel(segunda)).json()).toMatchObject({ code: 'reemissao-enviada' });
});

it('many are asked for at once, each with what became of it', async () => {
  const [boa, semCanal, deOutro] = [
    await umaAtrasada(),
    await umaAtrasada({ seguradora: 'alfa_seguros' }),
    await umaAtrasada({ quem: estranha }),
  ];
  const pedido = { parcelaIds: [boa, semCanal, deOutro, boa], forma: 'BOLETO', vencimento: addDias(hoje, 7), observacao: null };
  const desfechos = dataOf<DesfechoReemissao[]>(await post('reemissoes', pedido));
  const of = (id: string) => desfechos.find((um) => um.id === id);
  expect(desfechos).toHaveLength(3);
  expect(of(boa)).toMatchObject({ ok: true, mensagem: null, nome: 'Zélia' });
  expect(of(semCanal)).toMatchObject({ ok: false, mensagem: expect.stringContaining('portal') });
  expect(of(deOutro)).toMatchObject({ ok: false, nome: null });
  expect(await ended(boa)).toMatchObject({ status: 'ATENDIDA', vencimento: addDias(hoje, 7) });
});

it('what was paid while the insurer answered is not changed by its answer', async () => {
  const id = await umaAtrasada();
  let deixe = () => undefined as void;
  espere = new Promise<void>((resolve) => (deixe = resolve));
  await ask(id);
  await until(async () => (await read(id)).reemissoes[0]?.status === 'ENVIADA');
  const { versao, valorCentavos } = await parcelaDe(id);
  dataOf(await post(`parcelas/${id}/pagamentos`, { versao, pagoEm: hoje, valorCentavos, observacao: null }));
  deixe();
  expect(await ended(id)).toMatchObject({ status: 'FALHOU', falha: 'PARCELA_MUDOU' });
  expect(await parcelaDe(id)).toMatchObject({ status: 'PAGA', linhaDigitavel: null });
});

describe('killed', () => {
  it('while it is asked for, leaves neither the request nor its job', async () => {
    const id = await umaAtrasada();
    const killed = await killedWriting(teste, 'reemissao_parcela', () => ask(id));
    expect(killed.status === 'fulfilled' ? killed.value.statusCode : 500).not.toBe(200);
    expect((await read(id)).reemissoes).toEqual([]);
    expect((await ask(id)).statusCode).toBe(200);
    await ended(id);
  });

  it('as the answer is kept, asks again under the same key and is answered once', async () => {
    const id = await umaAtrasada();
    perguntas.length = 0;
    await killedWriting(teste, 'comissao', async () => {
      await ask(id);
      await until(async () => perguntas.length > 1);
    });
    const feita = await ended(id);
    expect(feita.status).toBe('ATENDIDA');
    expect(new Set(perguntas)).toEqual(new Set([feita.id]));
    expect(perguntas.length).toBeGreaterThan(1);
    await prove();
  }, 60_000);
});

it('is tried again while the insurer is away, and at last left to a person', async () => {
  const id = await umaAtrasada();
  espere = new Promise(() => undefined);
  await ask(id);
  await until(async () => (await read(id)).reemissoes[0]?.status === 'ENVIADA');
  const reemissaoId = (await read(id)).reemissoes[0]?.id ?? '';
  const fora: Reemissor = {
    formas: ['BOLETO'],
    maxDias: 15,
    request: async () => ({ situacao: 'DESCONHECIDA', causa: 'HTTP_503' }),
    read: async () => ({ situacao: 'DESCONHECIDA', causa: 'HTTP_503' }),
  };
  const job = createPedidoDeReemissaoJob({
    ...teste.recursos,
    agora: () => new Date(),
    insurers: new Map([[JEQUITIBA, { reemissao: fora }]]),
    reemissoes,
    publish: async () => undefined,
    settling: createSettleReemissao({ agora: () => new Date(), reemissoes, createAviso: createAvisos(teste.recursos.tarefas).createAviso }),
  });
  const { assinaturaId, usuarioId } = ana.usuario;
  const run = (tentativa: number) => job({ assinaturaId, usuarioId, reemissaoId }, { tentativa, signal: new AbortController().signal });
  await expect(run(1)).rejects.toThrow('HTTP_503');
  await run(5);
  expect((await read(id)).reemissoes[0]).toMatchObject({ status: 'FALHOU', falha: 'SEM_RESPOSTA' });
});

it('tells the open pages of its subscription, and no other', async () => {
  const { data } = (await teste.app.inject({ url: '/c/api/v1/sessao/canais', headers: ana.entrada.headers })).json<{ data: Canais }>();
  const [ouvinte, surda] = [await connectMqtt(teste, ana.entrada), await connectMqtt(teste, estranha.entrada)];
  const topico = topicPath(reemissaoTopics.mudou, { canal: data.assinatura });
  expect([await ouvinte.subscribe(topico), await surda.subscribe(topico)]).toEqual([true, false]);
  const id = await umaAtrasada();
  const told = ouvinte.next();
  await ask(id);
  expect(await told).toMatchObject({ topico, payload: { parcelaId: id, status: expect.any(String) } });
  await ended(id);
  for (const { client } of [ouvinte, surda]) client.end(true);
});
