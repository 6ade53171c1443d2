import type { Conjunto } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ flags: { administradorOrcamento: true } });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
});
afterAll(() => teste.close());

let n = 0;
const doisNomes = { tipo: 'SEGURADORAS', linha: null, compartilhado: false, seguradoras: ['alfa_seguros', 'beta_seguros'], coberturas: {} };
const umas = { tipo: 'COBERTURAS', linha: 'AUTO', compartilhado: false, seguradoras: [], coberturas: { dmCentavos: 20_000_000 } };
const novo = (quem: Corretor, over: object = {}) => quem.request('POST', 'conjuntos', { ...doisNomes, nome: `Conjunto ${++n}`, ...over });
const guardado = async (quem: Corretor, over: object = {}): Promise<Conjunto> => (await novo(quem, over)).json().data;
const nomes = async (quem: Corretor, query = 'tipo=SEGURADORAS') =>
  (await quem.request('GET', `conjuntos?${query}`)).json().data.map(({ nome }: Conjunto) => nome);
const change = (quem: Corretor, { id, versao, nome, compartilhado, seguradoras, coberturas }: Conjunto, over: object = {}) =>
  quem.request('PUT', `conjuntos/${id}`, { versao, nome, compartilhado, seguradoras, coberturas, ...over });
const remove = (quem: Corretor, { id, versao }: Conjunto) => quem.request('DELETE', `conjuntos/${id}?versao=${versao}`);
const erros = (response: { json(): unknown }) =>
  (response.json() as { errors?: { campo: string; codigo: string }[] }).errors?.map(({ campo, codigo }) => [campo, codigo]);

it('keeps insurers and covers under a name, the covers of their line alone', async () => {
  const conjunto = await guardado(ana, { nome: 'As duas' });
  expect(conjunto).toMatchObject({ versao: 1, seguradoras: ['alfa_seguros', 'beta_seguros'], meu: true, podeMudar: true });
  await guardado(ana, { ...umas, nome: 'Padrão' });
  expect(await nomes(ana, 'tipo=COBERTURAS&linha=AUTO')).toEqual(['Padrão']);
  expect(await nomes(ana, 'tipo=COBERTURAS&linha=PET')).toEqual([]);
  expect(await nomes(ana)).toContain('As duas');
});

it.each([
  ['no insurer', { seguradoras: [] }, [['seguradoras', 'obrigatorio']]],
  ['an insurer nobody knows', { seguradoras: ['fantasma'] }, [['seguradoras', 'desconhecido']]],
  ['covers of no line', { ...umas, linha: null }, [['linha', 'obrigatorio']]],
  ['no cover', { ...umas, coberturas: {} }, [['coberturas', 'obrigatorio']]],
  ['a cover the line does not know', { ...umas, coberturas: { guerra: 1 } }, [['coberturas.guerra', 'desconhecido']]],
  ['a cover out of its range', { ...umas, coberturas: { dmCentavos: -1 } }, [['coberturas.dmCentavos', 'foraDaFaixa']]],
  ['a cover that is no number', { ...umas, coberturas: { dmCentavos: 'x' } }, [['coberturas.dmCentavos', 'invalido']]],
])('refuses %s at its field', async (_, over, expected) => {
  const response = await novo(ana, over);
  expect([response.statusCode, erros(response)]).toEqual([422, expected]);
});

it('has one name among one’s own, and one among those of the brokerage', async () => {
  const conjunto = await guardado(ana, { nome: 'Repetido' });
  expect(erros(await novo(ana, { nome: ' REPETIDO ' }))).toEqual([['nome', 'conflito']]);
  expect((await novo(bia, { nome: 'Repetido' })).statusCode).toBe(200);
  expect((await novo(ana, { nome: 'Repetido', compartilhado: true })).statusCode).toBe(200);
  expect(erros(await change(ana, conjunto, { compartilhado: true }))).toEqual([['nome', 'conflito']]);
});

it('is shared by who administers quotes; others apply it and may not touch it', async () => {
  expect((await novo(bia, { compartilhado: true })).json().code).toBe('conjunto-da-corretora');
  const nosso = await guardado(ana, { nome: 'Da casa', compartilhado: true });
  const meu = await guardado(ana, { nome: 'Só da Ana' });
  expect(await nomes(bia)).toContain('Da casa');
  expect(await nomes(bia)).not.toContain('Só da Ana');
  expect((await change(bia, nosso, { nome: 'Outro' })).statusCode).toBe(403);
  expect((await remove(bia, nosso)).statusCode).toBe(403);
  expect((await change(bia, meu)).statusCode).toBe(404);
  const dela = await guardado(bia, { nome: 'Da Bia' });
  expect((await change(bia, dela, { compartilhado: true })).statusCode).toBe(403);
  expect((await change(bia, dela, { nome: 'Da Bia, outro' })).json().data).toMatchObject({ nome: 'Da Bia, outro', versao: 2 });
});

it('tells the second of two who change it at once, with what stands now', async () => {
  const conjunto = await guardado(ana, { compartilhado: true });
  expect((await change(ana, conjunto, { seguradoras: ['gama_seguros'] })).statusCode).toBe(200);
  const late = await change(ana, conjunto, { nome: 'Tarde' });
  expect([late.statusCode, late.json().code, late.json().data.atual.seguradoras]).toEqual([409, 'conjunto-alterado', ['gama_seguros']]);
  expect((await remove(ana, conjunto)).statusCode).toBe(409);
  expect((await remove(ana, { ...conjunto, versao: 2 })).statusCode).toBe(200);
  expect((await remove(ana, { ...conjunto, versao: 2 })).statusCode).toBe(404);
});

it('is nothing to another subscription, to who has no access, nor where the line is blocked', async () => {
  const conjunto = await guardado(ana, { nome: 'Segredo', compartilhado: true });
  const rui = await teste.createCorretor();
  expect(await nomes(rui)).toEqual([]);
  expect((await change(rui, conjunto)).statusCode).toBe(404);
  const sem = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { acessoMC: false } });
  expect((await sem.request('GET', 'conjuntos?tipo=SEGURADORAS')).statusCode).toBe(403);
  const barrada = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { bloqueioCotacaoAuto: true } });
  expect((await novo(barrada, umas)).statusCode).toBe(403);
});
