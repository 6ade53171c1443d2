import type { Atualizacao, Manutencao } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Entrada } from '../../testing/test-app.ts';
import { createTestComposition, type SiteTeste } from '../../testing/test-composition.ts';
import type { Registro } from '../composition/index.ts';
import { atualizacaoOf } from './atualizacoes.model.ts';

const B = '/c/api/v1/atualizacoes';
const HORA_MS = 3_600_000;
let teste: SiteTeste;
let suporte: Entrada;
let ana: Entrada;
let adiante = 0;
beforeAll(async () => {
  teste = await createTestComposition();
  suporte = await teste.signIn(await teste.createUser({ segfyer: true }));
  ana = await teste.signIn(await teste.createUser({ administrador: true }));
});
afterAll(() => teste.close());

const pass = (ms: number) => {
  adiante += ms;
  teste.pass(ms);
};
const inHours = (horas: number) => new Date(Date.now() + adiante + horas * HORA_MS).toISOString();
const get = (url: string, entrada?: Entrada) => teste.app.inject({ url, headers: entrada?.headers ?? {} });
const post = (path: string, payload: object, entrada = suporte) =>
  teste.app.inject({
    method: 'POST',
    url: `${B}/manutencoes${path}`,
    headers: { ...entrada.headers, 'idempotency-key': uuidv7() },
    payload,
  });
const schedule = (de: number, ate: number) => post('', { inicio: inHours(de), fim: inHours(ate), mensagem: 'Troca do banco.' });
const list = async (): Promise<Manutencao[]> => (await get(`${B}/manutencoes`, ana)).json().data;

it('lists what the composition recorded, with the words of the team', async () => {
  const { data } = (await get(B, ana)).json<{ data: Atualizacao[] }>();
  // the installation is the first of them, and has no words
  expect(data.at(-1)).toMatchObject({ tipo: 'NOVA', nota: null });
  expect(data.at(-1)?.servicos.length).toBeGreaterThan(0);
});

describe('an entry of the composition', () => {
  const entry = (fato: object) =>
    atualizacaoOf({
      id: '1',
      sequencia: 1,
      em: '2026-11-20T12:00:00Z',
      autor: { id: 'a', nome: 'A' },
      motivo: 'O PDF sai inteiro.',
      ...fato,
    } as Registro);
  const item = { servico: 'quoting', construcao: 'c1', nomes: [] };
  it.each([
    [
      { tipo: 'publicado', itens: [item, item] },
      { tipo: 'NOVA', servicos: ['quoting'], nota: 'O PDF sai inteiro.' },
    ],
    [
      { tipo: 'publicado', itens: [item], retornoDe: 3 },
      { tipo: 'RETORNO', nota: 'O PDF sai inteiro.' },
    ],
    [
      { tipo: 'publicado', itens: [item], base: true },
      { tipo: 'NOVA', nota: null },
    ],
    [
      { tipo: 'canario', acao: 'promovido', item, alcance: null },
      { tipo: 'NOVA', servicos: ['quoting'] },
    ],
    [
      { tipo: 'aprovado', pendente: 'p', itens: [item], canario: null },
      { tipo: 'NOVA', servicos: ['quoting'] },
    ],
    [
      { tipo: 'revertido', servico: 'quoting', construcao: 'c2', para: item, medida: {} },
      { tipo: 'RETORNO', nota: null },
    ],
  ])('%j is told as %j', (fato, esperada) => expect(entry(fato)).toMatchObject(esperada));
  it.each([
    { tipo: 'publicado', itens: [{ remover: 'x' }] },
    { tipo: 'canario', acao: 'iniciado', item, alcance: null },
    { tipo: 'revertido', servico: 'quoting', construcao: 'c2', para: null, medida: {} },
    { tipo: 'congelado' },
  ])('%j changed nothing for everybody', (fato) => expect(entry(fato)).toBeNull());
});

describe('a planned maintenance', () => {
  it('is planned by support alone, ahead, and for a few hours', async () => {
    expect((await post('', { inicio: inHours(1), fim: inHours(2), mensagem: 'x' }, ana)).statusCode).toBe(403);
    for (const [de, ate, campo] of [
      [-1, 1, 'inicio'],
      [2, 1, 'fim'],
      [1, 20, 'fim'],
    ] as const)
      expect((await schedule(de, ate)).json().errors).toMatchObject([{ campo }]);
    expect((await schedule(50, 52)).json().data).toMatchObject({ mensagem: 'Troca do banco.', encerradaEm: null });
    expect(await list()).toHaveLength(1);
  });

  it('closes the product for its time to everybody but support, with the one sentence, and nothing else', async () => {
    const { id } = (await schedule(1, 3)).json().data;
    expect((await get('/c/api/v1/conta', ana)).statusCode).toBe(200);
    pass(2 * HORA_MS);
    const closed = await get('/c/api/v1/conta', ana);
    expect([closed.statusCode, closed.json()]).toMatchObject([
      503,
      { success: false, code: 'em-manutencao', message: catalogoDeErros.emAtualizacao.join(' ') },
    ]);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(Number(closed.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await get('/c/api/v1/planos')).statusCode).toBe(503);
    expect((await get('/c/api/v1/conta', suporte)).statusCode).toBe(200);
    for (const url of ['/auth/menus', '/composicao/mapa', B, `${B}/manutencoes`, '/c/api/v1/sessao/canais'])
      expect([url, (await get(url, ana)).statusCode]).toEqual([url, 200]);
    expect((await get('/c/api/v1/diagnostico')).statusCode).toBe(200);
    expect((await teste.open(ana)).ambiente).toBeDefined();

    expect((await post(`/${id}/encerrar`, {}, ana)).statusCode).toBe(403);
    expect((await post(`/${id}/encerrar`, {})).json().data.encerradaEm).not.toBeNull();
    expect((await get('/c/api/v1/conta', ana)).statusCode).toBe(200);
    expect((await post(`/${id}/encerrar`, {})).json().code).toBe('manutencao-encerrada');
    expect((await post(`/${uuidv7()}/encerrar`, {})).statusCode).toBe(404);
  });

  it('is over by itself, and heard by the other gateways within seconds', async () => {
    const outro = await teste.another();
    const read = () => outro.inject({ url: '/c/api/v1/conta', headers: ana.headers });
    expect((await read()).statusCode).toBe(200);
    await schedule(0, 1);
    pass(6_000);
    expect((await read()).statusCode).toBe(503);
    pass(HORA_MS);
    expect((await read()).statusCode).toBe(200);
    expect((await list()).map(({ encerradaEm }) => encerradaEm !== null)).toEqual(expect.arrayContaining([false, true]));
  });
});
