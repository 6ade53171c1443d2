import { render, screen } from '@testing-library/react';
import { LeituraRegistro } from './leitura-registro.component.tsx';

const read = (error: { tipo: string; mensagem: string | null } | null, data?: string) =>
  render(
    <LeituraRegistro leitura={{ data, error, isFetching: false, refetch: () => undefined }}>{(lido) => <p>{lido}</p>}</LeituraRegistro>,
  );

it('shows what was read', () => {
  read(null, 'Lote 7');
  expect(screen.getByText('Lote 7')).toBeVisible();
});

it.each([null, 'Registro não encontrado.'])('says that a record does not exist, and offers no other try (%s)', (mensagem) => {
  read({ tipo: 'naoEncontrado', mensagem });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Registro não encontrado\s*Ele pode ter sido excluído/);
  expect(screen.queryByText(/Ocorreu um erro/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers another try of what failed', () => {
  read({ tipo: 'recusada', mensagem: 'O banco de dados recusou.' });
  expect(screen.getByRole('alert')).toHaveTextContent('O banco de dados recusou.');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
