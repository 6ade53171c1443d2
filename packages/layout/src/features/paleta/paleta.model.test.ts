import type { ItemMenu } from '@balcao/contracts';
import { copy } from './paleta.copy.ts';
import { achadosDe, filterOpcoes, novosDe, type Opcao, semRepetir, telasDe, vizinha } from './paleta.model.ts';

const leaf = (title: string, over: Partial<ItemMenu> = {}) => ({
  title,
  link: null,
  icon: null,
  rota: null,
  destacado: false,
  isNew: false,
  ...over,
  subitems: null,
});
const option = (titulo: string, over: Partial<Opcao> = {}): Opcao => ({
  id: titulo,
  grupo: 'telas',
  titulo,
  detalhe: null,
  href: `/${titulo}`,
  ...over,
});
const record = {
  guid: 'g',
  type: 1,
  category: 2,
  actionType: null,
  title: 'Rita',
  fieldName: 'CPF',
  fieldValue: '•••',
  url: '/segurados/painel',
} as const;

it('offers the pages of the menu with the group they stand in, and none that leads nowhere', () => {
  const telas = telasDe([
    leaf('Início', { rota: '/home' }),
    { ...leaf('Financeiro'), subitems: [leaf('Parcelas', { rota: '/financeiro/parcelas' }), leaf('Nada', { rota: '/nada' })] },
    leaf('Ajuda', { link: 'https://ajuda.balcao.test/' }),
    leaf('Truque', { link: 'javascript:alert(1)' }),
  ]);
  expect(telas.map(({ titulo, detalhe, href }) => [titulo, detalhe, href])).toEqual([
    ['Início', null, '/home'],
    ['Parcelas', 'Financeiro', '/financeiro/parcelas'],
    ['Ajuda', null, 'https://ajuda.balcao.test/'],
  ]);
});

it('begins a quote of each line the menu leads to, by the words one asks for it with', () => {
  const subitems = [
    leaf('Orçamentos', { rota: '/multicalculo/orcamentos' }),
    leaf('Auto', { rota: '/multicalculo/orcamento-multicalculo' }),
    leaf('Residencial', { rota: '/multicalculo/orcamento-multicalculo-residencial' }),
    leaf('Orçamento manual', { rota: '/multicalculo/orcamento-novo' }),
  ];
  const telas = telasDe([{ ...leaf('Multicálculo'), subitems }]);
  const novos = novosDe(telas, copy);
  expect(novos.map(({ titulo, href }) => [titulo, href])).toEqual([
    ['Novo orçamento: Auto', '/multicalculo/orcamento-multicalculo'],
    ['Novo orçamento: Residencial', '/multicalculo/orcamento-multicalculo-residencial'],
    ['Novo orçamento: manual, ofertas digitadas', '/multicalculo/orcamento-novo'],
  ]);
  expect(filterOpcoes([...telas, ...novos], 'novo auto').map(({ titulo }) => titulo)).toEqual(['Novo orçamento: Auto']);
});

it('says what a record is and what of it matched', () => {
  expect(achadosDe([record], 'busca', copy)[0]).toMatchObject({ id: 'busca:g', titulo: 'Rita', detalhe: 'Segurado · CPF •••' });
  const [add, menu] = achadosDe(
    [
      { ...record, type: 0, category: null, actionType: 1, fieldName: null, fieldValue: null },
      { ...record, type: 0, category: null, actionType: 2, fieldName: null, fieldValue: null },
    ],
    'busca',
    copy,
  );
  expect([add?.detalhe, menu?.detalhe]).toEqual(['Adicionar', 'Menu']);
});

it('opens no record outside the site', () => {
  expect(
    achadosDe(
      [
        { ...record, url: '//evil.com' },
        { ...record, url: 'https://evil.com/' },
      ],
      'busca',
      copy,
    ),
  ).toEqual([]);
});

it('matches every word, without accents or capitals, what begins with the text first', () => {
  const all = [option('Busca de parcelas'), option('Parcelas', { detalhe: 'Financeiro' }), option('Orçamentos')];
  expect(filterOpcoes(all, 'parc').map(({ titulo }) => titulo)).toEqual(['Parcelas', 'Busca de parcelas']);
  expect(filterOpcoes(all, 'ORCAMENTO').map(({ titulo }) => titulo)).toEqual(['Orçamentos']);
  expect(filterOpcoes(all, 'financeiro parc').map(({ titulo }) => titulo)).toEqual(['Parcelas']);
  expect(filterOpcoes(all, '  ')).toHaveLength(3);
});

it('offers an address once, and every action', () => {
  const left = semRepetir([
    option('a', { href: '/x' }),
    option('b', { href: '/x' }),
    option('c', { href: null }),
    option('d', { href: null }),
  ]);
  expect(left.map(({ titulo }) => titulo)).toEqual(['a', 'c', 'd']);
});

it('goes around the ends of the list', () => {
  expect([vizinha(3, 2, 1), vizinha(3, 0, -1), vizinha(3, 0, 1), vizinha(0, -1, 1)]).toEqual([0, 2, 1, -1]);
});
