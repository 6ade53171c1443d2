import { Button, Skeleton } from '@balcao/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
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

describe('opened by a button, closed by another', () => {
  const Reading = ({ onClose, next }: { onClose: () => void; next: ReactNode }) => {
    const [isRead, setIsRead] = useState(false);
    useEffect(() => {
      const read = setTimeout(() => setIsRead(true), 30);
      return () => clearTimeout(read);
    }, []);
    return isRead ? (
      next
    ) : (
      <Dialog key="lendo" titulo="Lendo" isOpen onClose={onClose}>
        <Skeleton lines={3} />
      </Dialog>
    );
  };
  const Editing = ({ onClose }: { onClose: () => void }) => {
    const [isEditing, setIsEditing] = useState(false);
    if (isEditing) {
      return (
        <Dialog titulo="Lido" isOpen onClose={onClose}>
          <Button>Ok</Button>
        </Dialog>
      );
    }
    return (
      <Dialog key="lista" titulo="Lista" isOpen onClose={onClose}>
        <Button onClick={() => setIsEditing(true)}>Mudar</Button>
      </Dialog>
    );
  };
  const Opener = ({ children }: { children: (onClose: () => void) => ReactNode }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
        {isOpen && children(() => setIsOpen(false))}
      </>
    );
  };

  async function expectFocusBack() {
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  }

  it('gives the focus back though another window stood there while it was read', async () => {
    render(
      <Opener>
        {(onClose) => (
          <Reading
            onClose={onClose}
            next={
              <Dialog titulo="Lido" isOpen onClose={onClose}>
                <Button>Ok</Button>
              </Dialog>
            }
          />
        )}
      </Opener>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog', { name: 'Lido' });
    await expectFocusBack();
  });

  it('gives the focus back though it was opened from a window that gave way to it', async () => {
    render(<Opener>{(onClose) => <Editing onClose={onClose} />}</Opener>);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mudar' }));
    await screen.findByRole('dialog', { name: 'Lido' });
    await expectFocusBack();
  });
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
