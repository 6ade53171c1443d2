import { type Exportacao, exportacaoCalls } from '@balcao/contracts';
import { keyOf, queryClient } from '@balcao/shared/query';
import { refusal } from '@balcao/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { ExportacaoDaConta } from './exportacao.component.tsx';

const exportacao = (over: Partial<Exportacao> = {}): Exportacao => ({
  id: '0190b000-0000-7000-8000-000000000001',
  status: 'GERANDO',
  pedidaEm: '2026-11-24T12:00:00.000Z',
  feitos: 12,
  total: 57,
  bytes: null,
  expiraEm: null,
  ...over,
});
const show = () => {
  openPage(<ExportacaoDaConta />, { sessao: { administrador: true, token: crypto.randomUUID() } });
};

it('asks for a copy once, shows how far it is, and offers it once it is ready', async () => {
  gateway.answer(exportacaoCalls.listExportacoes, { exportacoes: [] });
  gateway.answer(exportacaoCalls.requestExportacao, exportacao());
  show();
  const pedir = await screen.findByRole('button', { name: 'Pedir a exportação' });
  gateway.answer(exportacaoCalls.listExportacoes, { exportacoes: [exportacao()] });
  await userEvent.dblClick(pedir);
  expect(await screen.findByText('12 de 57 partes prontas')).toBeVisible();
  expect(gateway.pedidos.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Gerando o arquivo…' })).toHaveAttribute('aria-disabled', 'true');
  const pronta = exportacao({ status: 'PRONTA', feitos: 57, bytes: 1_000, expiraEm: '2026-11-27T12:00:00.000Z' });
  gateway.answer(exportacaoCalls.listExportacoes, {
    exportacoes: [pronta, exportacao({ id: '0190b000-0000-7000-8000-000000000002', status: 'VENCIDA' })],
  });
  await queryClient.invalidateQueries({ queryKey: keyOf(exportacaoCalls.listExportacoes) });
  expect(await screen.findAllByRole('button', { name: /Baixar a exportação de/ })).toHaveLength(1);
  expect(screen.getByText('Disponível até 27/11/2026 09:00')).toBeVisible();
});

it('says why it could not be read, and tries again', async () => {
  gateway.reply(exportacaoCalls.listExportacoes, refusal(500, 'erro', 'Não deu.'));
  show();
  const denovo = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(exportacaoCalls.listExportacoes, { exportacoes: [] });
  await userEvent.click(denovo);
  expect(await screen.findByRole('button', { name: 'Pedir a exportação' })).toBeVisible();
});
