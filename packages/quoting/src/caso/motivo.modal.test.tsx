import { FalhaRequisicao } from '@balcao/shared';
import { Button } from '@balcao/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MotivoModal } from './motivo.modal.tsx';

const onConfirm = jest.fn();
const user = userEvent.setup();
const campo = () => screen.getByRole('textbox', { name: /Motivo/ });
const pressExcluir = () => user.click(screen.getByRole('button', { name: 'Excluir' }));

function Cena({ falha = null }: { falha?: FalhaRequisicao | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      {isOpen && (
        <MotivoModal
          titulo="Excluir?"
          desistir="Manter"
          confirmar="Excluir"
          isBusy={false}
          falha={falha}
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        >
          Some daqui.
        </MotivoModal>
      )}
    </>
  );
}

async function open(falha: FalhaRequisicao | null = null) {
  const { rerender } = render(<Cena />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return { fail: () => rerender(<Cena falha={falha} />) };
}

beforeEach(() => onConfirm.mockReset());
afterEach(cleanup);

it('confirms only with a reason, and goes to the field that lacks it', async () => {
  await open();
  expect(screen.getByRole('alertdialog', { name: 'Excluir?' })).toHaveTextContent('Some daqui.');
  await user.type(campo(), ' a ');
  await pressExcluir();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(campo()).toBeInvalid();
  expect(campo()).toHaveFocus();
  await user.type(campo(), 'tempo');
  await pressExcluir();
  expect(onConfirm).toHaveBeenCalledWith('a tempo');
});

it('keeps what was said of the reason until another is typed', async () => {
  await open();
  await pressExcluir();
  expect(screen.getByText('Diga o motivo em pelo menos 3 letras.')).toBeVisible();
  await user.tab();
  expect(campo()).toBeInvalid();
  await user.type(campo(), 'x');
  expect(campo()).toBeValid();
  await pressExcluir();
  expect(campo()).toBeInvalid();
});

it('takes a refusal of the reason to its field, and any other above it', async () => {
  const errors = [{ campo: 'motivo', codigo: 'invalido', mensagem: 'Conte melhor.' }];
  const { fail } = await open(new FalhaRequisicao('recusada', { status: 422, errors }));
  await user.type(campo(), 'Porque sim');
  await pressExcluir();
  fail();
  await waitFor(() => expect(campo()).toHaveFocus());
  expect(screen.getByText('Conte melhor.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const semRede = await open(new FalhaRequisicao('semResposta'));
  await user.type(campo(), 'Porque sim');
  semRede.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops');
  expect(campo()).toHaveValue('Porque sim');
});

it('gives the focus back to whoever opened it', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Manter' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});
