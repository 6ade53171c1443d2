import { FalhaRequisicao } from '@balcao/shared';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmRisco } from './confirm-risco.component.tsx';

const orcamentoId = '0190b000-0000-7000-8000-000000000041';
const registro = { numero: '11', seguradoraNome: 'Alfa Seguros', vigIni: '2026-11-01', vigFim: '2027-11-01', orcamentoId };
const encontrados = [
  { tipo: 'PROPOSTA', registro },
  { tipo: 'APOLICE', registro: null },
];
const recusa = (code: string) => new FalhaRequisicao('conflito', { status: 409, code, data: { encontrados } });
const user = userEvent.setup();
afterEach(cleanup);

it('names what insures the risk already, with the way to it, and asks why it is sold again', async () => {
  const onConfirm = jest.fn();
  render(<ConfirmRisco falha={recusa('risco-ja-segurado')} isBusy={false} onConfirm={onConfirm} />);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Vender o mesmo risco outra vez?' }));
  expect(dialog.getByRole('link', { name: 'Proposta 11' })).toHaveAttribute('href', expect.stringContaining(orcamentoId));
  expect(dialog.getByText(/apólice de outro usuário da sua corretora/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Vender mesmo assim' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'A outra será cancelada.');
  await user.click(dialog.getByRole('button', { name: 'Vender mesmo assim' }));
  expect(onConfirm).toHaveBeenCalledWith('A outra será cancelada.');
});

it('asks nothing when the sale was refused for something else', () => {
  render(<ConfirmRisco falha={recusa('orcamento-fechado')} isBusy={false} onConfirm={jest.fn()} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
