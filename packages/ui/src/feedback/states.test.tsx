import { catalogoDeErros } from '@balcao/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorBoundary } from './error-boundary.component.tsx';
import { ErrorState, NoMatchState } from './states.component.tsx';

it('offers to try again after a failure, and says the failure aloud', async () => {
  const onRetry = jest.fn();
  render(<ErrorState onRetry={onRetry}>A requisição falhou :(</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('A requisição falhou :(');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says, when nobody says otherwise, the general sentence of the catalogue, word for word', () => {
  render(<ErrorState />);
  for (const line of catalogoDeErros.semResposta) expect(screen.getByText(line)).toBeVisible();
});

it('says a sentence of the catalogue once, its first line as the title', () => {
  render(<ErrorState>{catalogoDeErros.semConexao.join(' ')}</ErrorState>);
  for (const line of catalogoDeErros.semConexao) expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByText(/Oops/)).toBeNull();
});

it('blames the connection where the browser knows that it has none', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ErrorState />);
  onLine.mockRestore();
  for (const line of catalogoDeErros.semConexao) expect(screen.getByText(line)).toBeVisible();
});

it('offers to clear the filters when nothing matches', async () => {
  const onClear = jest.fn();
  render(<NoMatchState onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

it('keeps a failure inside its boundary, reports it, and recovers on retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('quebrou');
    return <p>De volta</p>;
  };
  function Screen() {
    const [isShown] = useState(true);
    return (
      <>
        <p>O resto</p>
        <ErrorBoundary onError={onError}>{isShown && <Fragile />}</ErrorBoundary>
      </>
    );
  }
  render(<Screen />);
  expect(screen.getByText('O resto')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'quebrou' }));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByText('De volta')).toBeInTheDocument();
});
