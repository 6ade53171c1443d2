import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { lazy, Suspense, useEffect } from 'react';
import { useLateNavigate } from './use-late-navigate.ts';

let answer: () => void = () => undefined;

function Asking() {
  const goTo = useLateNavigate();
  useEffect(() => {
    void new Promise<void>((resolve) => {
      answer = resolve;
    }).then(() => goTo('/feito', { replace: true }));
  }, [goTo]);
  return (
    <>
      <Link to="/outro">outro</Link>
      <Link to="/devagar">devagar</Link>
    </>
  );
}

/** A page whose file is still on its way: until it comes the one before stays on screen. */
const NotThereYet = lazy(() => new Promise<never>(() => undefined));

function open() {
  window.history.replaceState(null, '', '/pedindo');
  return render(
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/pedindo" element={<Asking />} />
          <Route path="/devagar" element={<NotThereYet />} />
          <Route path="*" element={<p>chegou</p>} />
        </Routes>
      </Suspense>
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

it('leaves in peace whoever asked for a page whose file has not come yet', async () => {
  open();
  await act(async () => screen.getByRole('link', { name: 'devagar' }).click());
  expect(screen.getByRole('link', { name: 'devagar' })).toBeVisible();
  await act(async () => answer());
  expect(window.location.pathname).toBe('/devagar');
});
