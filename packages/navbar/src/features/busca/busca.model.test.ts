import type { BuscaRecente } from '@balcao/contracts';
import { byPin, openable, partesOf } from './busca.model.ts';

const shown = (texto: string, termo: string) =>
  partesOf(texto, termo)
    .map((parte) => (parte.isAchada ? `[${parte.texto}]` : parte.texto))
    .join('');

it.each([
  ['José Conceição', 'conceicao', 'José [Conceição]'],
  ['JOSÉ DA SILVA', 'silva jose', '[JOSÉ] DA [SILVA]'],
  ['Banana', 'an', 'B[anan]a'],
  ['Ana', 'xyz', 'Ana'],
  ['Ana', '  ', 'Ana'],
  ['Peixe ½ ﬁno 😀 fim', 'fim', 'Peixe ½ ﬁno 😀 [fim]'],
])('marks in %p the matches of %p', (texto, termo, marked) => {
  expect(shown(texto, termo)).toBe(marked);
});

it('keeps the whole text, whatever the search term', () => {
  expect(
    partesOf('Ação & São João', 'ao')
      .map(({ texto }) => texto)
      .join(''),
  ).toBe('Ação & São João');
});

const recente = (guid: string, url: string, fixado = false): BuscaRecente => ({
  guid,
  type: 1,
  category: 2,
  actionType: null,
  title: guid,
  fieldName: null,
  fieldValue: null,
  url,
  fixado,
});

it('leaves out what this build cannot open, and separates the pinned', () => {
  const itens = openable([
    recente('a', '/multicalculo/orcamento-editar?id=1', true),
    recente('b', '/ainda/nao'),
    recente('c', '/home'),
    recente('d', '/sinistros/sinistro?id=1'),
  ]);
  const { fixados, outros } = byPin(itens);
  expect([fixados.map(({ guid }) => guid), outros.map(({ guid }) => guid)]).toEqual([['a'], ['c']]);
});
