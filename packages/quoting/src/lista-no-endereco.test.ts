import { ConsultaRenovacoes } from '@balcao/contracts';
import { listaNoEndereco } from './lista-no-endereco.ts';

const { consultaOf, withMudanca, hasFiltros, withoutFiltros } = listaNoEndereco({
  schema: ConsultaRenovacoes,
  nomes: ['q', 'janela', 'pagina', 'tamanho', 'ordenar'],
  filtros: ['q', 'janela'],
  ordem: 'fim',
});

it('reads the address, and leaves out what breaks the contract', () => {
  const consulta = consultaOf(new URLSearchParams('q=ana&janela=URGENTE&pagina=zero&outra=1'));
  expect(consulta).toEqual({ q: 'ana', janela: 'URGENTE', pagina: 1, tamanho: 20, ordenar: 'fim' });
});

it('goes back to the first page on any change but of the page, and writes no default', () => {
  const search = new URLSearchParams('q=ana&pagina=3');
  expect(withMudanca(search, { janela: 'LIGAR' }).toString()).toBe('q=ana&janela=LIGAR');
  expect(withMudanca(search, { pagina: 4 }).toString()).toBe('q=ana&pagina=4');
  expect(withMudanca(search, { q: '', ordenar: 'fim' }).toString()).toBe('');
});

it('clears the filters and keeps the order', () => {
  const search = new URLSearchParams('q=ana&ordenar=-fim');
  expect(hasFiltros(search)).toBe(true);
  expect(withoutFiltros(search).toString()).toBe('ordenar=-fim');
});
