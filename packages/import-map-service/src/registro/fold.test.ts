import { fold, foldServico } from './fold.ts';
import { type EstadoAmbiente, estadoInicial, servicoInicial } from './estado.model.ts';
import type { Fato, Item, Registro } from './registro.model.ts';

const momento = (sequencia: number) => new Date(Date.UTC(2026, 0, 1, 0, sequencia)).toISOString();
const entry = (sequencia: number, fato: Fato): Registro => ({
  id: `r${sequencia}`,
  sequencia,
  em: momento(sequencia),
  autor: { id: 'ana', nome: 'Ana' },
  motivo: 'porque sim',
  ...fato,
});
const after = (...fatos: Fato[]): EstadoAmbiente =>
  fatos.map((fato, indice) => entry(indice + 1, fato)).reduce(fold, estadoInicial('local'));

const Q = '@balcao/quoting';
const item = (construcao: string, servico = Q) => ({ servico, construcao, nomes: [servico] });
const publicado = (...itens: Item[]): Fato => ({ tipo: 'publicado', itens });
const retorno = (construcao: string, retornoDe: number): Fato => ({ tipo: 'publicado', itens: [item(construcao)], retornoDe });
const canario = (acao: 'iniciado' | 'ampliado' | 'promovido' | 'encerrado', construcao: string, porcento: number | null): Fato => ({
  tipo: 'canario',
  acao,
  item: item(construcao),
  alcance: porcento === null ? null : { porcento, assinaturas: [], usuarios: [] },
});
const medida = { sessoes: 5, montagens: 10, falhas: 9 };

it('remembers previous builds, the newest first', () => {
  const estado = after(publicado(item('a')), publicado(item('b')), publicado(item('c')));
  expect(estado.servicos[Q]).toMatchObject({ construcao: 'c', sequencia: 3, desde: momento(3) });
  expect(estado.servicos[Q]?.anteriores.map(({ construcao }) => construcao)).toEqual(['b', 'a']);
  expect(estado.sairam).toEqual({ [`${Q}@a`]: momento(2), [`${Q}@b`]: momento(3) });
});

it('a rollback goes down the stack and keeps the date since when that build was live', () => {
  const estado = after(publicado(item('a')), publicado(item('b')), publicado(item('c')), retorno('b', 2));
  expect(estado.servicos[Q]).toMatchObject({ construcao: 'b', desde: momento(2) });
  expect(estado.servicos[Q]?.anteriores.map(({ construcao }) => construcao)).toEqual(['a']);
  expect(estado.retornoAcimaDe).toBe(2);
});

it('marks a rollback only while it is the last entry', () => {
  expect(after(publicado(item('a')), publicado(item('b')), retorno('a', 1), publicado(item('c'))).retornoAcimaDe).toBeNull();
});

it('a build deployed over an address of the façade replaces its name and its folder', () => {
  const avulsos: Item[] = [
    { nome: Q, url: '/modules/x.js', integridade: 'sha384-x' },
    { nome: `${Q}/`, url: '/modules/', integridade: null },
    { nome: 'outro', url: '/modules/y.js', integridade: 'sha384-y' },
  ];
  expect(Object.keys(after(publicado(item('a')), publicado(...avulsos), publicado(item('b'))).avulsos)).toEqual(['outro']);
});

it('keeps the cohort of a canary while it grows, and makes its build live for all when promoted', () => {
  const crescido = after(publicado(item('a')), canario('iniciado', 'b', 5), canario('ampliado', 'b', 20));
  expect(crescido.canarios[Q]).toMatchObject({ sal: 'r2', alcance: { porcento: 20 }, desde: momento(2) });
  expect(crescido.servicos[Q]?.construcao).toBe('a');
  const promovido = fold(crescido, entry(4, canario('promovido', 'b', null)));
  expect(promovido.canarios).toEqual({});
  expect(promovido.servicos[Q]?.construcao).toBe('b');
});

it('ends a canary without touching what everyone has', () => {
  const estado = after(publicado(item('a')), canario('iniciado', 'b', 5), canario('encerrado', 'b', null));
  expect([estado.canarios, estado.servicos[Q]?.construcao, estado.sairam[`${Q}@b`]]).toEqual([{}, 'a', momento(3)]);
});

it('reverts one build, quarantines it, and does not affect the others', () => {
  const estado = after(publicado(item('a'), item('m', '@balcao/menu')), publicado(item('b')), {
    tipo: 'revertido',
    servico: Q,
    construcao: 'b',
    para: item('a'),
    medida,
  });
  expect(estado.servicos[Q]).toMatchObject({ construcao: 'a', desde: momento(1), anteriores: [] });
  expect(estado.servicos['@balcao/menu']?.construcao).toBe('m');
  expect([estado.quarentena, estado.retornoAcimaDe]).toEqual([{ [Q]: ['b'] }, 2]);
  expect(fold(estado, entry(4, { tipo: 'liberado', servico: Q, construcao: 'b' })).quarentena).toEqual({ [Q]: [] });
});

it('pins one subscription to another build until the reverted one is replaced', () => {
  const dita = { tipo: 'assinatura' as const, pessoas: ['p'], montagens: 3, falhas: 3 };
  const fixado = { tipo: 'fixado' as const, servico: Q, construcao: 'b', para: item('a'), assinatura: 's1', dita, medida };
  const estado = after(publicado(item('a')), publicado(item('b')), fixado);
  expect(estado.fixacoes).toEqual({ s1: { [Q]: { de: 'b', para: item('a'), ...dita } } });
  expect([estado.servicos[Q]?.construcao, estado.quarentena]).toEqual(['b', {}]);
  expect(fold(estado, entry(4, publicado(item('m', '@balcao/menu')))).fixacoes).toEqual(estado.fixacoes);
  const depois = fold(estado, entry(4, publicado(item('c'))));
  expect([depois.fixacoes, depois.sairam[`${Q}@a`]]).toEqual([{}, momento(4)]);
});

it('reverting a canary ends only the canary', () => {
  const estado = after(publicado(item('a')), canario('iniciado', 'b', 5), {
    tipo: 'revertido',
    servico: Q,
    construcao: 'b',
    para: null,
    medida,
  });
  expect([estado.canarios, estado.servicos[Q]?.construcao, estado.quarentena[Q]]).toEqual([{}, 'a', ['b']]);
});

it('a waiting deploy changes nothing until approved', () => {
  const pendente: Fato = { tipo: 'pendente', pendente: 'p1', itens: [item('b')], canario: null };
  const esperando = after(publicado(item('a')), pendente);
  expect([esperando.servicos[Q]?.construcao, Object.keys(esperando.pendentes)]).toEqual(['a', ['p1']]);
  const aprovado = fold(esperando, entry(3, { tipo: 'aprovado', pendente: 'p1', itens: [item('b')], canario: null }));
  expect([aprovado.servicos[Q]?.construcao, aprovado.pendentes]).toEqual(['b', {}]);
  expect(fold(esperando, entry(3, { tipo: 'recusado', pendente: 'p1' })).pendentes).toEqual({});
});

it('remembers the builds of the installation separately from later deploys', () => {
  const estado = after({ ...publicado(item('base')), base: true } as Fato, publicado(item('quente')));
  expect([estado.ultimaBase[Q], estado.servicos[Q]?.construcao]).toEqual(['base', 'quente']);
});

it('drops expired grants when another grant is recorded', () => {
  const concessao = (id: string, expiraEm: string) => ({
    id,
    expiraEm,
    para: { tipo: 'usuario' as const, id: 'u1' },
    construcoes: { [Q]: 'b' },
    sessao: 's',
  });
  const estado = after(
    { tipo: 'concessao', acao: 'criada', concessao: concessao('curta', momento(2)) },
    { tipo: 'concessao', acao: 'criada', concessao: concessao('longa', momento(50)) },
    { tipo: 'concessao', acao: 'usada', concessao: concessao('longa', momento(50)) },
  );
  expect(Object.keys(estado.concessoes)).toEqual(['longa']);
  expect(fold(estado, entry(4, { tipo: 'concessao', acao: 'encerrada', concessao: concessao('longa', momento(50)) })).concessoes).toEqual(
    {},
  );
});

it('the kill switch ends every grant permanently', () => {
  const concessao = {
    id: 'c',
    expiraEm: momento(50),
    para: { tipo: 'usuario' as const, id: 'u1' },
    construcoes: { [Q]: 'b' },
    sessao: 's',
  };
  const estado = after({ tipo: 'concessao', acao: 'criada', concessao }, { tipo: 'chaveGeral', ligada: true });
  expect(estado.concessoes).toEqual({});
  expect(fold(estado, entry(3, { tipo: 'chaveGeral', ligada: false })).concessoes).toEqual({});
});

it('removes a service with its folder, and records when it stopped being live', () => {
  const estado = after(publicado(item('a'), { nome: `${Q}/`, url: '/modules/', integridade: null }), publicado({ remover: Q }));
  expect([estado.servicos, estado.avulsos, estado.sairam]).toEqual([{}, {}, { [`${Q}@a`]: momento(2) }]);
});

it('keeps tokens and environments of the service itself', () => {
  const direitos = { servicos: [Q], ambientes: ['local'], acoes: ['ler'] };
  const token = { id: 't1', hash: 'h', pessoa: 'Ana', descricao: '', direitos, expiraEm: momento(50) };
  const estado = [
    entry(1, { tipo: 'ambiente', nome: 'demo', modulos: '/modules/', origens: [] }),
    entry(2, { tipo: 'tokenCriado', token }),
    entry(3, { tipo: 'tokenRevogado', token: 't1' }),
  ].reduce(foldServico, servicoInicial);
  expect(Object.keys(estado.ambientes)).toEqual(['demo']);
  expect(estado.tokens['t1']).toMatchObject({ criadoEm: momento(2), revogadoEm: momento(3) });
});
