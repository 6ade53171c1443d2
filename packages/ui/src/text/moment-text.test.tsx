import { render, screen } from '@testing-library/react';
import { MomentText } from './values.component.tsx';

it('says how long ago a moment was, and exactly when on hovering and on paper', () => {
  render(<MomentText iso="2026-11-20T11:55:00Z" agora={new Date('2026-11-20T12:00:00Z')} />);
  const moment = screen.getByTitle('20/11/2026 08:55');
  expect(moment).toHaveAttribute('datetime', '2026-11-20T11:55:00Z');
  expect(screen.getByText('há 5 min')).toBeVisible();
  expect(screen.getByText('20/11/2026 08:55')).not.toBeVisible();
});
