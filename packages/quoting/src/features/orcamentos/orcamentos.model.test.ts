/** @jest-environment jsdom */
import { destinoDe, endereco, canDiscard } from './orcamentos.model.ts';

const { ativosEm, consultaOf, withMudanca, withoutFiltros } = endereco;
const search = (text: string) => new URLSearchParams(text);

it('asks for the latest changed first when the address says nothing', () => {
  expect(consultaOf(search(''))).toEqual({ pagina: 1, tamanho: 20, ordenar: '-alteradoEm' });
});

it('reads filters, order and page from the address', () => {
  expect(
    consultaOf(search('q=maria&status=CALCULADO,ENVIADO&linha=AUTO&de=2026-01-01&ate=2026-01-31&pagina=3&ordenar=melhorPremio')),
  ).toEqual({
    q: 'maria',
    status: 'CALCULADO,ENVIADO',
    linha: 'AUTO',
    de: '2026-01-01',
    ate: '2026-01-31',
    pagina: 3,
    tamanho: 20,
    ordenar: 'melhorPremio',
  });
});

it('opens a mangled link leaving out what cannot be understood', () => {
  expect(consultaOf(search('pagina=-4&tamanho=abc&de=ontem&status=%3Cscript%3E&q=ana'))).toEqual({
    q: 'ana',
    pagina: 1,
    tamanho: 20,
    ordenar: '-alteradoEm',
  });
});

it('goes back to the first page when a filter changes, and not when the page does', () => {
  expect(withMudanca(search('pagina=3&q=ana'), { status: 'RASCUNHO' }).toString()).toBe('q=ana&status=RASCUNHO');
  expect(withMudanca(search('q=ana'), { pagina: 2 }).toString()).toBe('q=ana&pagina=2');
});

it('keeps the address short: defaults and empty filters are not written', () => {
  expect(withMudanca(search('q=ana&pagina=2'), { q: '', pagina: 1, tamanho: 20, ordenar: '-alteradoEm' }).toString()).toBe('');
});

it('clears every filter and keeps the order', () => {
  const filtered = search('q=ana&status=RASCUNHO&de=2026-01-01&ordenar=numero&pagina=2');
  expect(ativosEm(filtered)).toBe(3);
  expect(withoutFiltros(filtered).toString()).toBe('ordenar=numero');
  expect(ativosEm(search('ordenar=numero&pagina=2'))).toBe(0);
});

it('opens the results when there are some, else the form', () => {
  expect(destinoDe({ id: 'o1', cotacaoId: null })).toEqual({ id: 'o1' });
  expect(destinoDe({ id: 'o1', cotacaoId: 'c1' })).toEqual({ id: 'o1', cotacao: 'c1' });
});

it('lets only drafts be thrown away', () => {
  expect(canDiscard({ status: 'RASCUNHO' })).toBe(true);
  expect(canDiscard({ status: 'CALCULADO' })).toBe(false);
});
