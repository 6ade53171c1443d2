import { act, render, screen } from '@testing-library/react';
import { DelayedOverlay } from './delayed-overlay.component.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('covers the screen only when the wait passes one second, and leaves with it', () => {
  const { rerender } = render(<DelayedOverlay isActive />);
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Aguarde…');
  rerender(<DelayedOverlay isActive={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
