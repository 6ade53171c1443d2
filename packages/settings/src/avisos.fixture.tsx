import { ToastRegion } from '@balcao/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

/** Takes away the notices a test left: their queue belongs to the page and outlives every screen. */
export function dismissAvisos(): void {
  cleanup();
  render(<ToastRegion />);
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dispensar aviso' })) fireEvent.click(dismiss);
  cleanup();
}
