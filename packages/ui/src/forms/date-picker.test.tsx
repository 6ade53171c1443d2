import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker } from './date-picker.component.tsx';

function Vigencia({ onCommit }: { onCommit?: (iso: string | null) => void }) {
  const [inicio, setInicio] = useState<string | null>('2026-03-01');
  return (
    <>
      <DatePicker name="vigIni" label="Início" value={inicio} onChange={setInicio} onCommit={onCommit} />
      <output>{inicio}</output>
    </>
  );
}

it('shows day, month and year in the Brazilian order whatever the browser speaks', () => {
  render(<Vigencia />);
  const parts = screen.getAllByRole('spinbutton');
  expect(parts.map((part) => part.textContent)).toEqual(['01', '03', '2026']);
  expect(parts[0]).toHaveAccessibleName(/dia/);
});

it('takes a date typed straight through and gives it as ISO', async () => {
  render(<Vigencia />);
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('15122027');
  expect(screen.getByRole('status')).toHaveTextContent('2027-12-15');
});

it('picks a day from a month named in Portuguese', async () => {
  render(<Vigencia />);
  await userEvent.click(screen.getByRole('button', { name: /Abrir calendário/ }));
  expect(screen.getByRole('heading', { name: /março de 2026/i })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /20 de março de 2026/i }));
  expect(screen.getByText('2026-03-20')).toBeInTheDocument();
});
