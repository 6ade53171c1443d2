import type { ItemMenu } from '@balcao/contracts';
import { type Entrada, iconeDe, isAtiva, isGrupo, isGrupoAtivo, itemsOf, rotuloContagem } from './menu.model.ts';

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
const group = (title: string, subitems: ReturnType<typeof leaf>[]): ItemMenu => ({ ...leaf(title), subitems });

it('leaves out items that lead nowhere this build knows, and groups left empty', () => {
  const items = itemsOf([
    leaf('Início', { rota: '/home' }),
    leaf('Futuro', { rota: '/relatorios/futuro' }),
    leaf('Truque', { link: 'javascript:alert(1)' }),
    leaf('Fora', { link: '//evil.com' }),
    group('Vazio', [leaf('Nada', { rota: '/nada' })]),
    group('Multicálculo', [leaf('Orçamentos', { rota: '/multicalculo/orcamentos?pagina=1' }), leaf('Nada', { rota: '/nada' })]),
  ]);
  expect(items.map(({ titulo }) => titulo)).toEqual(['Início', 'Multicálculo']);
  expect(items.filter(isGrupo)[0]?.entradas.map(({ href }) => href)).toEqual(['/multicalculo/orcamentos?pagina=1']);
});

it('opens another site beside this one, over https only', () => {
  expect(itemsOf([leaf('Ajuda', { link: 'https://ajuda.balcao.test/' }), leaf('Velho', { link: 'http://velho.test' })])).toEqual([
    expect.objectContaining({ titulo: 'Ajuda', href: 'https://ajuda.balcao.test/', isExterna: true }),
  ]);
});

it('marks the page on screen whatever its query or last slash', () => {
  const [entrada] = itemsOf([leaf('Orçamentos', { rota: '/multicalculo/orcamentos?pagina=1' })]) as Entrada[];
  expect(isAtiva(entrada as Entrada, '/multicalculo/orcamentos/')).toBe(true);
  expect(isAtiva(entrada as Entrada, '/multicalculo/novo-orcamento')).toBe(false);
});

it('keeps a group current on the pages behind its entries', () => {
  const [grupo] = itemsOf([group('Multicálculo', [leaf('Orçamentos', { rota: '/multicalculo/orcamentos' })])]).filter(isGrupo);
  expect(grupo && isGrupoAtivo(grupo, '/multicalculo/orcamento-multicalculo')).toBe(true);
  expect(grupo && isGrupoAtivo(grupo, '/home')).toBe(false);
  expect(grupo && isGrupoAtivo(grupo, '/segurados/painel')).toBe(false);
});

it.each([
  'Início',
  'Multicálculo',
  'Segurados',
  'Central de Vendas',
  'Sinistros',
  'Financeiro',
  'Buscas',
  'Relatórios',
  'Tarefas',
  'Marketing',
  'Configurações',
  'Minha Conta',
])('has an icon of its own for %s, whatever the server calls it', (titulo) => {
  expect(iconeDe(null, titulo)).not.toBe(iconeDe('documento', 'x'));
  expect(iconeDe('nunca-visto', titulo)).toBe(iconeDe(null, titulo));
});

it('counts as far as a badge has room', () => {
  expect([1, 99, 100].map(rotuloContagem)).toEqual(['1', '99', '99+']);
});
