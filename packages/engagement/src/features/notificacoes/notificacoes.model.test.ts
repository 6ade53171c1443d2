import type { Notificacao } from '@balcao/contracts';
import { consultaOf, isInside, nomeDoDia, porDia, searchOf } from './notificacoes.model.ts';

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
  ['', { leitura: 'todas', tipo: null, pagina: 1 }],
  ['leitura=naoLidas&pagina=3', { leitura: 'naoLidas', tipo: null, pagina: 3 }],
  ['tipo=dinheiro', { leitura: 'todas', tipo: 'dinheiro', pagina: 1 }],
  ['tipo=nenhum&leitura=talvez&pagina=-1', { leitura: 'todas', tipo: null, pagina: 1 }],
  ['pagina=1.5', { leitura: 'todas', tipo: null, pagina: 1 }],
])('of the address ?%s asks for %j', (search, consulta) => {
  expect(consultaOf(new URLSearchParams(search))).toEqual(consulta);
});

it('puts notices under the day of São Paulo they came in, newest first', () => {
  const dias = porDia([aviso('a', '2026-11-21T02:59:00Z'), aviso('b', '2026-11-20T03:00:00Z'), aviso('c', '2026-11-20T02:59:00Z')]);
  expect(dias.map(({ dia, itens }) => [dia, itens.map(({ id }) => id)])).toEqual([
    ['2026-11-20', ['a', 'b']],
    ['2026-11-19', ['c']],
  ]);
  const agora = new Date('2026-11-21T02:59:00Z');
  expect(['2026-11-20', '2026-11-19', '2026-11-18'].map((dia) => nomeDoDia(dia, agora))).toEqual(['Hoje', 'Ontem', '18/11/2026']);
});

it('writes in the address only what filters', () => {
  expect(searchOf({ leitura: 'todas', tipo: null }).toString()).toBe('');
  expect(searchOf({ leitura: 'lidas', tipo: 'arquivo' }).toString()).toBe('leitura=lidas&tipo=arquivo');
  expect(searchOf({ leitura: 'todas', tipo: null, pagina: 4 }).toString()).toBe('pagina=4');
});

it('leads only to screens of this build', () => {
  expect(['/home?x=1', '/nada', '//fora.exemplo', 'https://fora.exemplo'].map(isInside)).toEqual([true, false, false, false]);
});
