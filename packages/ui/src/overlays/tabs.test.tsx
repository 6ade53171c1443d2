import { ThemeRoot } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs.component.tsx';

const NOMES = ['Dados', 'Parcelas', 'Comissões', 'Documentos', 'Prazos'];
const LARGURA = 120;
const NA_TELA = 300;

/** A row of 300 pixels in which each tab is 120 wide; jsdom lays nothing out. */
function layOut(): void {
  const left = (element: Element): number =>
    element.getAttribute('role') === 'tab' ? NOMES.indexOf(element.textContent ?? '') * LARGURA - scrolled() : 0;
  const scrolled = (): number => document.querySelector('[role=tablist]')?.scrollLeft ?? 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const width = this.getAttribute('role') === 'tab' ? LARGURA : NA_TELA;
    return new DOMRect(left(this), 0, width, 40);
  });
}
beforeEach(layOut);
afterEach(() => jest.restoreAllMocks());

const tabs = NOMES.map((nome) => ({ id: nome, label: nome, content: nome }));
const show = (selected: string) => (
  <ThemeRoot>
    <Tabs label="Venda" tabs={tabs} selected={selected} />
  </ThemeRoot>
);

it('brings the tab that an address opened into sight, and the one chosen after it', () => {
  const { rerender } = render(show('Prazos'));
  const row = screen.getByRole('tablist');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Prazos');
  expect(row.scrollLeft).toBe(5 * LARGURA - NA_TELA);
  rerender(show('Dados'));
  expect(row.scrollLeft).toBe(0);
  rerender(show('Parcelas'));
  expect(row.scrollLeft).toBe(0);
});
