import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useEffect } from 'react';
import { useLateNavigate } from './use-late-navigate.ts';

let answer: () => void = () => undefined;

function Asking() {
  const goTo = useLateNavigate();
  useEffect(() => {
    void new Promise<void>((resolve) => {
      answer = resolve;
    }).then(() => goTo('/feito', { replace: true }));
  }, [goTo]);
  return <Link to="/outro">outro</Link>;
}

function open() {
  window.history.replaceState(null, '', '/pedindo');
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/pedindo" element={<Asking />} />
        <Route path="*" element={<p>chegou</p>} />
      </Routes>
    </BrowserRouter>,
  );
}

it('goes where the answer leads', async () => {
  open();
  await act(async () => answer());
  expect(window.location.pathname).toBe('/feito');
});

it('leaves in peace whoever went elsewhere before the answer came', async () => {
  open();
  act(() => screen.getByRole('link', { name: 'outro' }).click());
  await act(async () => answer());
  expect(window.location.pathname).toBe('/outro');
});
