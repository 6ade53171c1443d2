import { endSession } from '@balcao/shared';
import { signIn } from '@balcao/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeptState } from './use-kept-state.ts';

const parse = (valor: unknown) => (typeof (valor as { nome?: unknown } | null)?.nome === 'string' ? (valor as { nome: string }) : null);

function Screen({ de = 'a' }: { de?: string }) {
  const { escrito, change } = useKeptState(`tela:${de}`, { inicial: () => ({ nome: 'inicial' }), parse });
  return <input aria-label="nome" value={escrito.nome} onChange={({ target }) => change({ nome: target.value })} />;
}

const field = () => screen.getByRole('textbox');
const open = (de?: string) => render(<Screen {...(de && { de })} />);
const writeAndLose = async (motivo: 'expirada' | 'logoff') => {
  const { unmount } = open();
  await userEvent.type(field(), ' e mais');
  act(() => endSession(motivo));
  unmount();
  signIn();
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('finds again, once, what was being written when the session ended under its user', async () => {
  await writeAndLose('expirada');
  const { unmount } = open();
  expect(field()).toHaveValue('inicial e mais');
  unmount();
  open();
  expect(field()).toHaveValue('inicial');
});

it('keeps nothing of who left, of another screen, or where nothing was written', async () => {
  await writeAndLose('logoff');
  const left = open();
  expect(field()).toHaveValue('inicial');
  act(() => endSession('expirada'));
  left.unmount();
  signIn();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('tela:'))).toEqual([]);
  await writeAndLose('expirada');
  open('b');
  expect(field()).toHaveValue('inicial');
});

it('takes nothing that another build wrote otherwise', async () => {
  await writeAndLose('expirada');
  const [key = ''] = Object.keys(sessionStorage).filter((one) => one.includes('tela:'));
  sessionStorage.setItem(key, '{"outro":1}');
  open();
  expect(field()).toHaveValue('inicial');
});
