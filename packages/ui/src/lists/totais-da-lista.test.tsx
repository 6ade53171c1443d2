import { render, screen, within } from '@testing-library/react';
import { TotaisDaLista } from './totais-da-lista.component.tsx';

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
