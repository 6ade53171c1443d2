import type { Notificacao } from '@balcao/contracts';
import { endereco, isInside, nomeDoDia, porDia } from './notificacoes.model.ts';

const aviso = (id: string, data: string): Notificacao => ({
  id,
  tipo: 1,
  lido: false,
  titulo: id,
  descricao: '',
  data,
  link: null,
});

it.each([
  ['', { leitura: 'todas', pagina: 1 }],
  ['leitura=naoLidas&pagina=3', { leitura: 'naoLidas', pagina: 3 }],
  ['tipo=dinheiro', { leitura: 'todas', tipo: 'dinheiro', pagina: 1 }],
  ['tipo=nenhum&leitura=talvez&pagina=-1', { leitura: 'todas', pagina: 1 }],
  ['pagina=1.5', { leitura: 'todas', pagina: 1 }],
])('reads ?%s as %j', (search, consulta) => {
  expect(endereco.consultaOf(new URLSearchParams(search))).toEqual({ ...consulta, tamanho: 20 });
});

it('groups notices by their day in São Paulo, newest first', () => {
  const dias = porDia([aviso('a', '2026-11-21T02:59:00Z'), aviso('b', '2026-11-20T03:00:00Z'), aviso('c', '2026-11-20T02:59:00Z')]);
  expect(dias.map(({ dia, itens }) => [dia, itens.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['a', 'b']],
    ['2026-11-19', ['c']],
  ]);
  const agora = new Date('2026-11-21T02:59:00Z');
  expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((dia) => nomeDoDia(dia, agora))).toEqual(['Hoje', 'Ontem', '18/11/2026']);
});

it('writes only active filters in the address', () => {
  const write = (mudanca: Parameters<typeof endereco.withMudanca>[1]) => endereco.withMudanca(new URLSearchParams(), mudanca).toString();
  expect(write({ leitura: 'todas', tipo: null })).toBe('');
  expect(write({ leitura: 'lidas', tipo: 'arquivo' })).toBe('leitura=lidas&tipo=arquivo');
  expect(write({ pagina: 4 })).toBe('pagina=4');
});

it('links only to screens of this build', () => {
  expect(['/home?x=1', '/nada', '//fora.exemplo', 'https://fora.exemplo'].map(isInside)).toEqual([true, false, false, false]);
});
