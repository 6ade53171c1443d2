import { umaConstrucao, umArquivo, umModulo } from './construcao.fixture.ts';
import { arquivosDispensaveis, inventario, type UsoConstrucao } from './guarda.ts';

const DIA_MS = 86_400_000;
const AGORA = new Date('2026-03-31T12:00:00.000Z');
const ago = (dias: number): Date => new Date(AGORA.getTime() - dias * DIA_MS);
const iso = (dias: number): string => ago(dias).toISOString();

interface Receita {
  readonly registrada?: number;
  readonly saiu?: number | null;
  readonly isNoAr?: boolean;
  readonly chunks?: readonly string[];
  readonly servico?: string;
}
const use = (
  id: string,
  { registrada = 60, saiu = null, isNoAr = false, chunks = [], servico = '@balcao/menu' }: Receita,
): UsoConstrucao => {
  const modulo = umModulo(servico, { file: `${id}.js`, chunks: chunks.map((nome) => umArquivo(nome)), assets: [umArquivo(`${id}.woff2`)] });
  return {
    construcao: umaConstrucao(servico, { id, registradaEm: iso(registrada), modulos: [modulo] }),
    isNoAr,
    ultimaVezNoAr: saiu === null ? null : iso(saiu),
  };
};
const gone = (usos: readonly UsoConstrucao[], nomes: readonly string[], idade = 60) =>
  arquivosDispensaveis({ usos, agora: AGORA, arquivos: nomes.map((nome) => ({ caminho: `menu/${nome}`, modificadoEm: ago(idade) })) });

describe('files', () => {
  it('of a build that was replaced more than a week ago may all be removed', () => {
    expect(gone([use('a', { saiu: 7.01, chunks: ['p.js'] })], ['a.js', 'a.woff2', 'p.js'])).toEqual([
      'menu/a.js',
      'menu/a.woff2',
      'menu/p.js',
    ]);
  });

  it.each<[string, Receita]>([
    ['live now, however long ago it last left', { isNoAr: true, saiu: 50 }],
    ['live until six days ago', { saiu: 6.99 }],
    ['live until exactly a week ago', { saiu: 7 }],
    ['registered yesterday and not yet deployed', { registrada: 1 }],
  ])('of a build %s are kept', (_caso, receita) => {
    expect(gone([use('a', { ...receita, chunks: ['p.js'] })], ['a.js', 'a.woff2', 'p.js'])).toEqual([]);
  });

  it('are kept while any build that shares them needs them', () => {
    const usos = [use('a', { saiu: 30, chunks: ['comum.js'] }), use('b', { isNoAr: true, chunks: ['comum.js'] })];
    expect(gone(usos, ['a.js', 'b.js', 'comum.js'])).toEqual(['menu/a.js']);
  });

  it('of no build are removed only after a week, because their build may still be registered', () => {
    expect([gone([], ['x.js'], 6.9), gone([], ['x.js'], 7.1)]).toEqual([[], ['menu/x.js']]);
  });

  it('of the same name in another folder are other files', () => {
    const usos = [use('a', { isNoAr: true })];
    const arquivos = [{ caminho: 'navbar/a.js', modificadoEm: ago(9) }];
    expect(arquivosDispensaveis({ usos, arquivos, agora: AGORA })).toEqual(['navbar/a.js']);
  });

  it('are kept when a timestamp cannot be read, and for the number of days given', () => {
    const ilegivel = { ...use('a', {}), ultimaVezNoAr: 'ontem' };
    expect(gone([ilegivel], ['a.js'])).toEqual([]);
    const arquivos = [{ caminho: 'menu/a.js', modificadoEm: ago(60) }];
    expect(arquivosDispensaveis({ usos: [use('a', { saiu: 20 })], arquivos, agora: AGORA, guardaDias: 30 })).toEqual([]);
  });
});

it('lists builds never deployed, builds not live for long, and services without a recent build', () => {
  const usos = [
    use('nunca', { registrada: 2, chunks: ['p.js'] }),
    use('parada', { registrada: 80, saiu: 40 }),
    use('maisParada', { registrada: 90, saiu: 70 }),
    use('recente', { registrada: 50, saiu: 10 }),
    use('viva', { registrada: 70, saiu: 60, isNoAr: true }),
    use('react', { registrada: 45, isNoAr: true, servico: 'vendor/react' }),
    use('ui', { registrada: 200, isNoAr: true, servico: '@balcao/ui' }),
  ];
  const { orfas, paradas, semNovidade } = inventario({ usos, agora: AGORA, dias: 30 });
  expect(orfas).toEqual([{ servico: '@balcao/menu', construcao: 'nunca', registradaEm: iso(2), ultimaVezNoAr: null, bytes: 30 }]);
  expect(paradas.map(({ construcao }) => construcao)).toEqual(['maisParada', 'parada']);
  expect(semNovidade).toEqual([
    { servico: '@balcao/ui', ultimaConstrucaoEm: iso(200) },
    { servico: 'vendor/react', ultimaConstrucaoEm: iso(45) },
  ]);
});
