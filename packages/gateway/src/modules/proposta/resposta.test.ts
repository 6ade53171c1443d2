import { createHmac } from 'node:crypto';
import type { Anexo, Proposta, Transmissao } from '@balcao/contracts';
import { isDispensada } from '@balcao/domain';
import { killedWriting } from '../../testing/killed-writing.ts';
import { readProposta, SEGREDO, takesProposals, transmit, umaVenda, untilProposta } from '../../testing/test-proposta.ts';
import { type Corretor, createQuotingTest, PATH, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let serie = 0;
const CNH = { codigo: 'CNH', texto: 'Envie a CNH do condutor.' };
const LAUDO = { codigo: 'LAUDO', texto: 'Envie o laudo.' };
const PDF = Buffer.from('%PDF-1.7\num papel\n%%EOF');
type Resposta = Awaited<ReturnType<Corretor['request']>>;

beforeAll(async () => {
  teste = await createQuotingTest();
  const alfa = takesProposals(teste);
  alfa.answer = async () => ({ status: 'TRANSMITIDA', numeroSeguradora: `R-${(serie += 1)}`, exigencias: [CNH, LAUDO] });
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

const dataOf = <T>(response: { json(): unknown }): T => (response.json() as { data: T }).data;
const codeOf = (response: Resposta) => [response.statusCode, response.json<{ code: string }>().code];

/** A proposal that waits for two things. */
async function demanded(corretor = ana): Promise<Proposta> {
  const { propostaId } = dataOf<Transmissao>(await transmit(corretor, await umaVenda(corretor)));
  return untilProposta(corretor, propostaId, ({ transmissao }) => transmissao === 'CONCLUIDA');
}

let chaves = 0;
const answer = (quem: Corretor, { id }: Proposta, pedido: object = {}, { ordem = 1, chave = `resposta-${(chaves += 1)}` } = {}) =>
  quem.request('POST', `propostas/${id}/exigencias/${ordem}/respostas`, pedido, { 'idempotency-key': chave });
const undo = (quem: Corretor, { id }: Proposta, respostaId = '') => quem.request('DELETE', `propostas/${id}/respostas/${respostaId}`);
const idOf = (proposta: Proposta, ordem = 1) => proposta.exigencias[ordem - 1]?.respostas.at(-1)?.id ?? '';

async function attach(quem: Corretor, orcamentoId: string | null): Promise<Resposta> {
  return teste.app.inject({
    method: 'POST',
    url: `${PATH}/orcamentos/${orcamentoId}/anexos?nome=cnh.pdf`,
    headers: { ...quem.entrada.headers, 'content-type': 'application/pdf' },
    payload: PDF,
  });
}

async function tell({ numeroSeguradora: numero }: Proposta, dito: object): Promise<void> {
  const corpo = JSON.stringify({ id: `${numero}:${(serie += 1)}`, numero, ...dito });
  const instante = String(Math.floor(Date.now() / 1_000));
  const response = await teste.app.inject({
    method: 'POST',
    url: '/webhooks/seguradoras/alfa_seguros',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': instante,
      'x-webhook-signature': `sha256=${createHmac('sha256', SEGREDO).update(`${instante}.${corpo}`).digest('hex')}`,
    },
    payload: corpo,
  });
  expect(response.statusCode).toBe(200);
}

it('keeps who answered a demand, when, with which note and papers, and waits for the insurer all the same', async () => {
  const proposta = await demanded();
  const anexo = dataOf<Anexo>(await attach(ana, proposta.orcamentoId));
  const respondida = dataOf<Proposta>(await answer(ana, proposta, { nota: ' Enviada no portal. ', anexos: [anexo.id, anexo.id] }));
  expect(respondida.status).toBe('EXIGENCIA');
  expect(respondida.exigencias).toEqual([
    {
      ...CNH,
      ordem: 1,
      pedidaEm: expect.any(String),
      atendidaEm: null,
      respostas: [
        {
          id: expect.any(String),
          em: expect.any(String),
          usuario: 'Ana',
          nota: 'Enviada no portal.',
          anexos: [{ id: anexo.id, nome: 'cnh.pdf' }],
          isDesfazivel: true,
        },
      ],
    },
    { ...LAUDO, ordem: 2, pedidaEm: expect.any(String), atendidaEm: null, respostas: [] },
  ]);
  const { rows: eventos } = await teste.owner(
    `select texto, usuario_id from balcao.orcamento_evento where orcamento_id = $1 and texto like '%respondida%'`,
    [proposta.orcamentoId],
  );
  expect(eventos).toEqual([
    {
      texto: `Exigência da proposta ${proposta.numero} marcada como respondida: Envie a CNH do condutor.`,
      usuario_id: ana.usuario.usuarioId,
    },
  ]);
  const { rows: trilha } = await teste.owner(
    `select acao, usuario_id from balcao.auditoria where entidade like '%resposta_exigencia' and entidade_id = $1`,
    [idOf(respondida)],
  );
  expect(trilha).toEqual([{ acao: 'INCLUSAO', usuario_id: ana.usuario.usuarioId }]);
  expect((await ana.request('DELETE', `orcamentos/${proposta.orcamentoId}/anexos/${anexo.id}`)).statusCode).toBe(409);
});

it('is answered once, however often it is asked; under another key it was answered already', async () => {
  const proposta = await demanded();
  const [uma, outra] = await Promise.all([
    answer(ana, proposta, {}, { chave: 'mesma-chave' }),
    answer(ana, proposta, {}, { chave: 'mesma-chave' }),
  ]);
  expect([uma?.statusCode, outra?.statusCode]).toContain(200);
  expect((await readProposta(ana, proposta.id)).exigencias[0]?.respostas).toHaveLength(1);
  expect(codeOf(await answer(ana, proposta))).toEqual([409, 'exigencia-respondida']);
  const both = await Promise.all([answer(ana, proposta, {}, { ordem: 2 }), answer(ana, proposta, {}, { ordem: 2 })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('is taken back while the insurer says nothing, and is waited for again', async () => {
  const proposta = await demanded();
  const respondida = dataOf<Proposta>(await answer(ana, proposta));
  const desfeita = dataOf<Proposta>(await undo(ana, proposta, idOf(respondida)));
  expect(desfeita.exigencias[0]?.respostas).toEqual([]);
  expect((await undo(ana, proposta, idOf(respondida))).statusCode).toBe(200);
  expect((await answer(ana, proposta)).statusCode).toBe(200);
});

it('stays once the insurer spoke; what it still waits for may be answered again', async () => {
  const proposta = await demanded();
  const respondida = dataOf<Proposta>(await answer(ana, proposta, { nota: 'primeira' }));
  await tell(proposta, { status: 'EXIGENCIA', exigencias: [CNH] });
  expect(codeOf(await undo(ana, proposta, idOf(respondida)))).toEqual([409, 'resposta-vista']);
  const denovo = dataOf<Proposta>(await answer(ana, proposta, { nota: 'segunda' }));
  expect(denovo.exigencias[0]?.respostas.map(({ nota, isDesfazivel }) => [nota, isDesfazivel])).toEqual([
    ['primeira', false],
    ['segunda', true],
  ]);
  await tell(proposta, { status: 'EM_ANALISE' });
  const seguiu = await readProposta(ana, proposta.id);
  expect(seguiu.exigencias.map(({ atendidaEm, respostas }) => [atendidaEm !== null, respostas.length])).toEqual([
    [true, 2],
    [true, 0],
  ]);
  expect(codeOf(await undo(ana, proposta, idOf(denovo)))).toEqual([409, 'resposta-vista']);
  expect(codeOf(await answer(ana, proposta, {}, { ordem: 2 }))).toEqual([409, 'sem-exigencia-aberta']);
});

it('keeps the note and the papers of an answer that the insurer did not wait for, and marks the demand as dropped', async () => {
  const proposta = await demanded();
  await tell(proposta, { status: 'EM_ANALISE' });
  const anexo = dataOf<Anexo>(await attach(ana, proposta.orcamentoId));
  const guardada = dataOf<Proposta>(await answer(ana, proposta, { nota: 'Já estava com o perito.', anexos: [anexo.id] }));
  const [exigencia] = guardada.exigencias;
  expect([guardada.status, exigencia && isDispensada(exigencia)]).toEqual(['EM_ANALISE', true]);
  expect(exigencia?.respostas).toMatchObject([{ nota: 'Já estava com o perito.', anexos: [{ id: anexo.id }], isDesfazivel: false }]);
  const { rows } = await teste.owner(
    `select texto from balcao.orcamento_evento where orcamento_id = $1 and texto like '%dispensou esta exigência%'`,
    [proposta.orcamentoId],
  );
  expect(rows).toMatchObject([{ texto: expect.stringContaining('Já estava com o perito.') }]);
  await teste.owner(
    `update balcao.proposta set exigencias = replace(exigencias::text, to_char(now() at time zone 'UTC', 'YYYY'), '2001')::jsonb where id = $1`,
    [proposta.id],
  );
  expect((await attach(ana, proposta.orcamentoId)).statusCode).toBe(409);
});

it('takes no paper of another case, no demand that was not made, and no endless note', async () => {
  const proposta = await demanded();
  const deOutra = dataOf<Anexo>(await attach(ana, (await demanded()).orcamentoId));
  const strange = await answer(ana, proposta, { anexos: [deOutra.id] });
  expect([strange.statusCode, strange.json<{ errors: { campo: string }[] }>().errors[0]?.campo]).toEqual([422, 'anexos']);
  expect((await answer(ana, proposta, {}, { ordem: 3 })).statusCode).toBe(404);
  expect((await answer(ana, proposta, { nota: 'x'.repeat(501) })).statusCode).toBe(422);
  expect((await answer(ana, proposta, {}, { ordem: 0 })).statusCode).toBe(422);
});

it('is of whoever may transmit, and of nobody of another subscription', async () => {
  const proposta = await demanded();
  const estranha = await teste.createCorretor({ administrador: true });
  const bloqueada = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { bloqueioTransmitir: true } });
  const respondida = dataOf<Proposta>(await answer(ana, proposta));
  expect((await answer(estranha, proposta, {}, { ordem: 2 })).statusCode).toBe(404);
  expect((await undo(estranha, proposta, idOf(respondida))).statusCode).toBe(404);
  expect((await answer(bloqueada, proposta, {}, { ordem: 2 })).statusCode).toBe(403);
  expect((await undo(bloqueada, proposta, idOf(respondida))).statusCode).toBe(403);
  for (const tabela of ['resposta_exigencia', 'anexo_da_resposta']) {
    const seen = await teste.db.tenant({ assinaturaId: estranha.usuario.assinaturaId, usuarioId: estranha.usuario.usuarioId }, (tx) =>
      tx.rows(`select from balcao.${tabela}`),
    );
    expect(seen).toEqual([]);
  }
});

it('is written whole or not at all when its process is killed, and asked again under its key it is written once', async () => {
  const proposta = await demanded();
  const written = async () => {
    const { rows } = await teste.owner(
      `select (select count(*)::int from balcao.resposta_exigencia where proposta_id = $1) as respostas,
         (select count(*)::int from balcao.orcamento_evento where tipo = 'PROPOSTA' and dados ->> 'propostaId' = $1::text) as eventos`,
      [proposta.id],
    );
    return rows[0];
  };
  const pedido = () => answer(ana, proposta, { nota: 'Enviada no portal.' }, { chave: 'resposta-cortada' });
  const cut = await killedWriting(teste, 'orcamento_evento', pedido);
  expect(cut).toMatchObject({ status: 'fulfilled', value: { statusCode: 503 } });
  expect(await written()).toEqual({ respostas: 0, eventos: 0 });
  for (let vez = 0; vez < 2; vez += 1) {
    expect((await pedido()).statusCode).toBe(200);
    expect(await written()).toEqual({ respostas: 1, eventos: 1 });
  }
});
