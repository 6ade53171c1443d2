import {
  type CamposFiltro,
  type CondicaoFiltro,
  DefinicaoFiltro,
  type GrupoFiltro,
  type OperadorFiltro,
  type ValorFiltro,
} from '@balcao/contracts';
import { judgeFiltro } from './judge-filtro.ts';
import { matchesFiltro } from './matches-filtro.ts';

const campos = {
  nome: { tipo: 'texto', rotulo: 'Nome' },
  documento: { tipo: 'codigo', rotulo: 'Documento' },
  premio: { tipo: 'centavos', rotulo: 'Prêmio' },
  fim: { tipo: 'data', rotulo: 'Fim' },
  criadoEm: { tipo: 'momento', rotulo: 'Criado em' },
  status: { tipo: 'opcao', rotulo: 'Situação', opcoes: ['ABERTO', 'FECHADO'] },
} as const satisfies CamposFiltro;
const hoje = '2026-03-10';
const ana = {
  nome: 'Ana Jequitibá',
  documento: '11144477735',
  premio: 100_000,
  fim: '2026-03-17',
  // still the 9th in São Paulo
  criadoEm: '2026-03-10T02:30:00Z',
  status: 'ABERTO',
};
const nada = { nome: null, documento: ' ', premio: null, fim: null, criadoEm: null, status: null };

const condicao = (campo: string, operador: OperadorFiltro, valor?: ValorFiltro): CondicaoFiltro => ({
  campo,
  operador,
  ...(valor !== undefined && { valor }),
});
const todas = (...condicoes: CondicaoFiltro[]): GrupoFiltro => ({ conector: 'E', condicoes });
const lets = (um: CondicaoFiltro, registro = ana as Record<string, string | number | null>) =>
  matchesFiltro(todas(um), registro, { campos, hoje });

it.each([
  [condicao('nome', 'CONTEM', 'JEQUITIBA'), true],
  [condicao('nome', 'E', ' ana jequitiba '), true],
  [condicao('nome', 'COMECA_COM', 'jequi'), false],
  [condicao('nome', 'NAO_CONTEM', 'jequi'), false],
  [condicao('documento', 'E', '111.444.777-35'), true],
  [condicao('premio', 'MAIOR', 100_000), false],
  [condicao('premio', 'MENOR', 100_001), true],
  [condicao('premio', 'ENTRE', [100_000, 100_000]), true],
  [condicao('fim', 'PROXIMOS_DIAS', 7), true],
  [condicao('fim', 'PROXIMOS_DIAS', 6), false],
  [condicao('fim', 'ULTIMOS_DIAS', 30), false],
  [condicao('criadoEm', 'E', '2026-03-09'), true],
  [condicao('criadoEm', 'MAIOR', '2026-03-09'), false],
  [condicao('status', 'E', ['ABERTO', 'FECHADO']), true],
  [condicao('status', 'NAO_E', ['ABERTO']), false],
  [condicao('nome', 'VAZIO'), false],
])('%j is %s of a record', (um, expected) => {
  expect(judgeFiltro(campos, todas(um))).toEqual([]);
  expect(lets(um)).toBe(expected);
});

it('for an absent value, only «vazio» and the negative operators match', () => {
  for (const campo of Object.keys(campos)) {
    expect(lets(condicao(campo, 'VAZIO'), nada)).toBe(true);
    expect(lets(condicao(campo, 'NAO_VAZIO'), nada)).toBe(false);
  }
  expect(lets(condicao('nome', 'NAO_CONTEM', 'ana'), nada)).toBe(true);
  expect(lets(condicao('premio', 'NAO_E', 1), nada)).toBe(true);
  expect(lets(condicao('premio', 'MENOR', 1), nada)).toBe(false);
  expect(lets(condicao('status', 'E', ['ABERTO']), nada)).toBe(false);
});

it('joins conditions by and, by or, and by groups within groups', () => {
  const [yes, no] = [condicao('status', 'E', ['ABERTO']), condicao('nome', 'VAZIO')];
  const group = (conector: 'E' | 'OU', condicoes: CondicaoFiltro[], ...grupos: GrupoFiltro[]): GrupoFiltro => ({
    conector,
    condicoes,
    grupos,
  });
  const judge = (definicao: GrupoFiltro) => matchesFiltro(definicao, ana, { campos, hoje });
  expect(judge(group('E', [yes, no]))).toBe(false);
  expect(judge(group('OU', [yes, no]))).toBe(true);
  expect(judge(group('E', [yes], group('OU', [no], group('E', [yes, yes]))))).toBe(true);
  expect(judge(group('OU', [no], group('E', [yes], group('E', [no]))))).toBe(false);
});

it.each([
  [condicao('apolice', 'E', 'x'), 'definicao.condicoes.0.campo'],
  [condicao('toString', 'E', 'x'), 'definicao.condicoes.0.campo'],
  [condicao('nome', 'ENTRE', ['a', 'b']), 'definicao.condicoes.0.operador'],
  [condicao('nome', 'E', ' '), 'definicao.condicoes.0.valor'],
  [condicao('nome', 'E', 7), 'definicao.condicoes.0.valor'],
  [condicao('documento', 'E', '...'), 'definicao.condicoes.0.valor'],
  [condicao('premio', 'E'), 'definicao.condicoes.0.valor'],
  [condicao('premio', 'ENTRE', [2, 1]), 'definicao.condicoes.0.valor'],
  [condicao('premio', 'ENTRE', [1]), 'definicao.condicoes.0.valor'],
  [condicao('fim', 'E', '2026-02-30'), 'definicao.condicoes.0.valor'],
  [condicao('fim', 'PROXIMOS_DIAS', 0), 'definicao.condicoes.0.valor'],
  [condicao('status', 'E', ['ABERTO', 'OUTRO']), 'definicao.condicoes.0.valor'],
  [condicao('status', 'E', []), 'definicao.condicoes.0.valor'],
])('refuses %j at %s', (um, campo) => {
  expect(judgeFiltro(campos, todas(um)).map((erro) => erro.campo)).toEqual([campo]);
});

it('names a field within groups by its whole path, and a group that asks nothing', () => {
  const dentro = { ...todas(), grupos: [todas(condicao('nome', 'VAZIO'), condicao('nada', 'VAZIO')), todas()] };
  expect(judgeFiltro(campos, dentro).map(({ campo }) => campo)).toEqual([
    'definicao.grupos.0.condicoes.1.campo',
    'definicao.grupos.1.condicoes',
  ]);
});

it('goes three groups deep, and no deeper', () => {
  const nest = (depth: number): GrupoFiltro => (depth === 1 ? todas(condicao('nome', 'VAZIO')) : { ...todas(), grupos: [nest(depth - 1)] });
  expect(DefinicaoFiltro.safeParse(nest(3)).success).toBe(true);
  expect(DefinicaoFiltro.safeParse(nest(4)).error?.issues[0]?.path).toEqual(['grupos', 0, 'grupos', 0, 'grupos']);
});
