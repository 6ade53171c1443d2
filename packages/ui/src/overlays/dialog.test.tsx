import { Button } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.component.tsx';
import { Dialog } from './dialog.component.tsx';

function Screen({ isSticky = false }: { isSticky?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      <Dialog titulo="Enviar orçamento" isOpen={isOpen} onClose={() => setIsOpen(false)} isSticky={isSticky}>
        conteúdo
      </Dialog>
    </>
  );
}

it('is named by its title, closes by Esc and gives the focus back', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Enviar orçamento' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await new Promise((done) => requestAnimationFrame(done));
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

it('stays when it is sticky, until its own button closes it', async () => {
  render(<Screen isSticky />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before a dangerous act with the safe answer under the finger', async () => {
  const onConfirm = jest.fn();
  render(
    <ConfirmDialog titulo="Excluir?" confirmar="Excluir" isDanger isOpen onConfirm={onConfirm} onClose={jest.fn()}>
      Não pode ser desfeito.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Excluir?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
