import { type Medida, servicosOf, weighOf } from './composicao.model.ts';

const Q = '@balcao/quoting';
const medida: Medida = { bytes: 1, cargaMs: 2, montagemMs: 3, estado: 'MOUNTED' };
const registrada = (id: string, over: object = {}) => ({
  servico: Q,
  id,
  autor: 'ana',
  commit: 'c',
  registradaEm: '2026-11-20T12:00:00Z',
  noAr: false,
  canario: false,
  daInstalacao: false,
  mensagem: '',
  versao: '1.0.0',
  quarentena: false,
  ...over,
});
const only = (construcao: string | null, over: Partial<Parameters<typeof servicosOf>[0]> = {}) =>
  servicosOf({
    construcoes: { [Q]: construcao },
    registradas: [registrada('b1', { noAr: true }), registrada('b2')],
    sobrepostos: [],
    isEmprestada: false,
    medidaOf: () => medida,
    ...over,
  })[0];

it.each([
  ['implantada', only('b1')],
  ['canario', only('b2')],
  ['suporte', only('b2', { isEmprestada: true })],
  ['sobreposicao', only('b1', { sobrepostos: [Q] })],
  ['endereco', only(null)],
  ['local', only('b1', { registradas: [registrada('b1', { noAr: true, daInstalacao: true })] })],
  ['local', only('instalacao', { registradas: undefined })],
  ['desconhecida', only('b1', { registradas: undefined })],
])('knows a build that is %s', (origem, servico) => {
  expect(servico?.origem).toBe(origem);
});

it('reports the build that everyone has, or undefined where it is unknown', () => {
  expect(only('b2')?.deTodos).toBe('b1');
  expect(only('b2', { registradas: undefined })?.deTodos).toBeUndefined();
});

it('weighs the files of a service and of no other', () => {
  const recursos = [
    { name: 'https://site.test/modules/quoting/quoting.1.js', encodedBodySize: 30, duration: 5 },
    { name: 'https://site.test/modules/quoting/orcamentos.2.js', encodedBodySize: 12, duration: 9 },
    { name: 'https://site.test/modules/vendor/react/react.js', encodedBodySize: 40, duration: 1 },
  ];
  expect(weighOf(Q, recursos)).toEqual({ bytes: 42, cargaMs: 9 });
  expect(weighOf('vendor/react', recursos)).toEqual({ bytes: 40, cargaMs: 1 });
  expect(weighOf('@balcao/menu', recursos)).toEqual({ bytes: null, cargaMs: null });
});
