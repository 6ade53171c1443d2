import { ConsultaRenovacoes } from '@balcao/contracts';
import { listaNoEndereco } from './lista-no-endereco.ts';

const { consultaOf, withMudanca, ativosEm, withoutFiltros } = listaNoEndereco({
  schema: ConsultaRenovacoes,
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
  expect(ativosEm(search)).toBe(1);
  expect(withoutFiltros(search).toString()).toBe('ordenar=-fim');
});

it('counts no filter that the contract refuses', () => {
  expect(ativosEm(new URLSearchParams('janela=nenhuma!&q=ana'))).toBe(1);
});

it('requests the fixed filter of the list, but neither writes it in the address nor counts it', () => {
  const lista = listaNoEndereco({ schema: ConsultaRenovacoes, filtros: ['q', 'situacao'], padrao: { situacao: 'A_RENOVAR' } });
  expect(lista.consultaOf(new URLSearchParams())).toEqual({ situacao: 'A_RENOVAR', pagina: 1, tamanho: 20 });
  expect(lista.consultaOf(new URLSearchParams('situacao=EM_COTACAO'))).toMatchObject({ situacao: 'EM_COTACAO' });
  expect(lista.ativosEm(new URLSearchParams('situacao=A_RENOVAR'))).toBe(0);
  expect(lista.ativosEm(new URLSearchParams('situacao=EM_COTACAO'))).toBe(1);
  expect(lista.withMudanca(new URLSearchParams('situacao=EM_COTACAO'), { situacao: 'A_RENOVAR' }).toString()).toBe('');
});
