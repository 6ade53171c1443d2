import { matchSeguradoras, onlyKnown, toggleTodas } from './seguradoras.model.ts';

const ipe = { slug: 'ipe_seguros', nome: 'Ipê Seguros' };
const lobo = { slug: 'lobo_guara_seguradora', nome: 'Lobo-Guará Seguradora' };
const capivara = { slug: 'capivara_seguros', nome: 'Capivara Seguros' };
const todas = [ipe, lobo, capivara];

it.each([
  ['', todas],
  ['guara', [lobo]],
  ['  IPE ', [ipe]],
  ['seguros capi', [capivara]],
  ['zebra', []],
])('finds by %p', (busca, expected) => {
  expect(matchSeguradoras(todas, busca)).toEqual(expected);
});

it('checks and unchecks all visible insurers without changing the others', () => {
  expect(toggleTodas(['capivara_seguros'], [ipe, lobo])).toEqual(['capivara_seguros', 'ipe_seguros', 'lobo_guara_seguradora']);
  expect(toggleTodas(['capivara_seguros', 'ipe_seguros', 'lobo_guara_seguradora'], [ipe, lobo])).toEqual(['capivara_seguros']);
  expect(toggleTodas(['ipe_seguros'], [ipe, lobo])).toEqual(['ipe_seguros', 'lobo_guara_seguradora']);
});

it('drops insurers that no longer exist', () => {
  expect(onlyKnown(['ipe_seguros', 'gone'], todas)).toEqual(['ipe_seguros']);
});
