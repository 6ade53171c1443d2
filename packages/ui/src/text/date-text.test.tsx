import { render, screen } from '@testing-library/react';
import { DateText } from './values.component.tsx';

it.each([
  ['2026-11-20', '20/11/2026'],
  ['2026-11-20T01:30:00.000Z', '19/11/2026'],
])('shows the day of %s in São Paulo as %s', (iso, shown) => {
  render(<DateText iso={iso} />);
  expect(screen.getByText(shown)).toHaveAttribute('datetime', iso);
});
