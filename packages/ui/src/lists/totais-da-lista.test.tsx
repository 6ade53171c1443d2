import { render, screen, within } from '@testing-library/react';
import { sayTotal, TotaisDaLista } from './totais-da-lista.component.tsx';

it('reads each sum apart, in its order, by its name and in reais', () => {
  render(<TotaisDaLista somas={['2 parcelas', ['Valor', 123_456], null, ['Pago', 0]]} />);
  const lista = screen.getByRole('list', { name: 'Somas do que a lista encontra' });
  const ditas = within(lista).getAllByRole('listitem');
  expect(ditas.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '2 parcelas',
    'Valor R$ 1.234,56',
    'Pago R$ 0,00',
  ]);
});

it('says nothing while the sums are not known', () => {
  const { container } = render(<TotaisDaLista somas={undefined} />);
  expect(container.textContent).toBe('');
});

it('of a search that finds more than are counted, says so and leaves out the sums that are not known', () => {
  const say = (total: number) => `${total} vendas`;
  expect(sayTotal({ total: 7 }, say)).toBe('7 vendas');
  render(<TotaisDaLista somas={[sayTotal({ total: 1000, isTotalMinimo: true }, say), ['Prêmio', null]]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'mais de 1000 vendas: digite mais palavras para ver quanto somam',
  ]);
});
