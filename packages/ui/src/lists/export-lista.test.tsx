import { ToastRegion } from '@balcao/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportLista, type FormatoDaLista, useExportacao } from './export-lista.component.tsx';

const user = userEvent.setup();

/** A list whose file comes when the test says so. */
function open(rotulo?: string) {
  const asked: FormatoDaLista[] = [];
  let settle: { done: () => void; fail: (error: unknown) => void } | undefined;
  const write = (formato: FormatoDaLista) => {
    asked.push(formato);
    return new Promise<void>((done, fail) => (settle = { done, fail }));
  };
  const Tela = () => <ExportLista {...useExportacao(write)} {...(rotulo && { rotulo })} />;
  render(
    <>
      <Tela />
      <ToastRegion />
    </>,
  );
  return { asked, done: () => act(async () => settle?.done()), fail: (error: unknown) => act(async () => settle?.fail(error)) };
}

it('asks by keyboard in which format, is busy until the file is there, and says so', async () => {
  const { asked, done } = open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['CSV', 'Excel (XLSX)']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(asked).toEqual(['xlsx']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: /Exportar/ })).toHaveAttribute('aria-busy', 'true');
  await done();
  expect(screen.getByRole('button', { name: 'Exportar' })).not.toHaveAttribute('aria-busy');
  expect(await screen.findByText('Lista exportada')).toBeVisible();
});

it('does not ask for a second file while the first is being written', async () => {
  const { asked, done } = open();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  await user.click(screen.getByRole('button', { name: /Exportar/ }));
  for (const item of screen.queryAllByRole('menuitem')) await user.click(item);
  expect(asked).toEqual(['csv']);
  await done();
});

it('says in the gateway’s words why there is no file', async () => {
  const { fail } = open('Exportar 2 orçamentos');
  await user.click(screen.getByRole('button', { name: 'Exportar 2 orçamentos' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (XLSX)' }));
  await fail({ tipo: 'recusa', mensagem: 'A lista tem linhas demais.' });
  expect(await screen.findByText('Não foi possível exportar a lista.')).toBeVisible();
  expect(screen.getByText('A lista tem linhas demais.')).toBeVisible();
});
