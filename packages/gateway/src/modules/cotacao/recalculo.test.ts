import type { CotacaoIniciada } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import {
  comercial,
  type Corretor,
  createQuotingTest,
  type QuotingTeste,
  SLUGS,
  umaResposta,
  umRascunho,
} from '../../testing/test-quoting.ts';

type Iniciada = z.infer<typeof CotacaoIniciada>;

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
});
beforeEach(() => {
  SLUGS.forEach((slug, index) => {
    teste.seguradoras[slug].perguntas.splice(0);
    teste.seguradoras[slug].answer = async () => umaResposta(300_000 + index * 50_000);
  });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const [, BETA, GAMA] = SLUGS;
const ended = (cotacaoId: string) => ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
const asked = () => SLUGS.map((slug) => teste.seguradoras[slug].perguntas.length);
const ask = async (orcamento: { id: string; versao: number }, over: object = {}) => {
  const response = await ana.calculate(orcamento, { ...comercial(...SLUGS), ...over });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Iniciada }>().data;
};
const rodadasOf = async (id: string) => (await ana.request('GET', `orcamentos/${id}`)).json().data.cotacoes.length as number;
const endingOn = (validade: string) => async () => ({ ...umaResposta(310_000), validade }) as ReturnType<typeof umaResposta>;

async function calculated(over: object = {}) {
  const orcamento = await ana.prepare();
  const primeira = await ask(orcamento, over);
  const { cotacao } = await ended(primeira.cotacaoId);
  return { orcamento, primeira, cotacao };
}

describe('the same question asked again', () => {
  it('asks nobody while every answer holds: says since when and until when, and changes nothing', async () => {
    teste.seguradoras.beta_seguros.answer = endingOn(addDias(hoje, 4));
    teste.seguradoras.gama_seguros.answer = async () => ({ status: 'RECUSADO', familiaErro: 'ACEITACAO', mensagens: [] });
    const { orcamento, primeira, cotacao } = await calculated();
    const again = await ask(orcamento, { seguradoras: [...SLUGS].reverse() });
    expect(again).toEqual({ ...primeira, nadaMudou: { calculadoEm: cotacao.concluidaEm, validoAte: addDias(hoje, 4) } });
    expect([asked(), await rodadasOf(orcamento.id)]).toEqual([[1, 1, 1], 1]);
    expect((await ana.read(primeira.cotacaoId)).cotacao).toEqual(cotacao);
  });

  it('is told the same when the request is sent again with its key', async () => {
    const { orcamento } = await calculated();
    const body = { versao: orcamento.versao, ...comercial(...SLUGS) };
    const headers = { 'idempotency-key': uuidv7() };
    const path = `orcamentos/${orcamento.id}/cotacoes`;
    const [first, second] = [await ana.request('POST', path, body, headers), await ana.request('POST', path, body, headers)];
    expect(first.json().data.nadaMudou).toBeDefined();
    expect(second.json().data).toEqual(first.json().data);
  });

  it('asks everybody when it is chosen all the same', async () => {
    const { orcamento, primeira } = await calculated();
    const again = await ask(orcamento, { mesmoAssim: true });
    expect(again).toEqual({ cotacaoId: expect.not.stringMatching(primeira.cotacaoId), versao: 2 });
    await ended(again.cotacaoId);
    expect(asked()).toEqual([2, 2, 2]);
  });

  it.each([
    ['a commission', { comissaoBps: { ...comercial(...SLUGS).comissaoBps, beta_seguros: 1_500 } }],
    ['a discount', { descontoBps: { gama_seguros: 300 } }],
    ['who is chosen', comercial('alfa_seguros', 'beta_seguros')],
  ])('is another question when %s is another', async (_, over) => {
    const { orcamento } = await calculated();
    const again = await ask(orcamento, over);
    expect(again).toEqual({ cotacaoId: expect.any(String), versao: 2 });
    await ended(again.cotacaoId);
  });

  it('is another question when the risk is another, and the same once it is as it was', async () => {
    const { orcamento } = await calculated();
    const save = async (versao: number, risco: Parameters<typeof umRascunho>[1]) => {
      const rascunho = umRascunho(ana.usuario.corretoraId, risco);
      const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao, rascunho });
      return { ...orcamento, versao: saved.json<{ data: { versao: number } }>().data.versao };
    };
    const changed = await save(orcamento.versao, { renovacao: { bonus: 0 }, observacoes: 'portão novo' });
    const second = await ask(changed);
    expect([second.versao, second.nadaMudou]).toEqual([2, undefined]);
    await ended(second.cotacaoId);
    const savedAlike = await save(changed.versao, { renovacao: { bonus: 0 }, observacoes: 'portão novo' });
    expect((await ask(savedAlike)).nadaMudou).toBeDefined();
  });
});

describe('the same question, of which not every answer holds', () => {
  const FALHAS = [
    ['an error', async () => ({ status: 'ERRO', familiaErro: 'INSTABILIDADE', mensagens: [] })],
    ['a time that ran out', async () => ({ status: 'TIMEOUT', familiaErro: 'INSTABILIDADE', mensagens: [] })],
    ['a refused credential', async () => ({ status: 'CREDENCIAL', familiaErro: 'CREDENCIAL', mensagens: [] })],
    ['a missing permission', async () => ({ status: 'RECUSADO', familiaErro: 'PERMISSAO', mensagens: [] })],
    ['a price that ended', endingOn(addDias(hoje, -1))],
  ] as const;

  it.each(FALHAS)('asks only the insurer with %s; the others stand', async (_, answer) => {
    teste.seguradoras.beta_seguros.answer = answer as (typeof teste.seguradoras.beta_seguros)['answer'];
    const { orcamento, primeira } = await calculated();
    const before = asked();
    teste.seguradoras.beta_seguros.answer = async () => umaResposta(320_000);
    const again = await ask(orcamento);
    expect(again).toEqual({ cotacaoId: expect.any(String), versao: 2, somente: [BETA] });
    const { cotacao, resultados } = await ended(again.cotacaoId);
    expect([cotacao.complementa, resultados.map(({ seguradora }) => seguradora)]).toEqual([primeira.cotacaoId, [BETA]]);
    expect(asked()).toEqual([before[0], (before[1] ?? 0) + 1, before[2]]);

    // the answers of both runs are one question, answered: whole, and for the one asked again
    expect((await ask(orcamento)).nadaMudou).toMatchObject({ validoAte: addDias(hoje, 10) });
    const so = await ask(orcamento, { ...comercial(GAMA), complementa: again.cotacaoId });
    expect(so).toMatchObject({ cotacaoId: again.cotacaoId, nadaMudou: { validoAte: addDias(hoje, 10) } });
  });

  it('is one run while those few are being asked', async () => {
    teste.seguradoras.beta_seguros.answer = endingOn(addDias(hoje, -1));
    const { orcamento } = await calculated();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    teste.seguradoras.beta_seguros.answer = () => gate.then(() => umaResposta(320_000));
    const second = await ask(orcamento);
    expect(await ask(orcamento)).toEqual({ cotacaoId: second.cotacaoId, versao: 2 });
    release();
    await ended(second.cotacaoId);
  });

  it('is an ordinary run when nobody’s answer holds', async () => {
    for (const slug of SLUGS) teste.seguradoras[slug].answer = endingOn(addDias(hoje, -1));
    const { orcamento } = await calculated();
    const again = await ask(orcamento);
    expect(again).toEqual({ cotacaoId: expect.any(String), versao: 2 });
    expect((await ended(again.cotacaoId)).cotacao.complementa).toBeNull();
  });
});
