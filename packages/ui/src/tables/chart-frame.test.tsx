import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFrame } from './chart-frame.component.tsx';

const points = [
  { label: 'jan', value: 49 },
  { label: 'fev', value: 64 },
];

it('gives the figures of the picture as a table too, and shows it on demand', async () => {
  render(<ChartFrame titulo="Orçamentos por mês" points={points} labelHeader="Mês" />);
  expect(screen.getByRole('figure', { name: /Orçamentos por mês/ })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Orçamentos por mês' });
  expect(within(table).getByRole('row', { name: 'fev 64' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  expect(document.querySelector('svg')).toBeNull();
});

it('says so when there is nothing to draw', () => {
  render(<ChartFrame titulo="Produção" points={[]} />);
  expect(screen.getByText('Sem dados no período')).toBeInTheDocument();
});
