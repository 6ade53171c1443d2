import { type GruposEmVigor, gruposParametrosCalls } from '@balcao/contracts';
import { gruposPadrao } from '@balcao/domain';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissAvisos } from '../../avisos.fixture.tsx';
import { copy } from './grupos.copy.ts';
import { GruposDeParametros } from './grupos.component.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
const nada = { versao: 0, alteradoEm: null, alteradoPor: null };
const feriado = { dia: '2026-07-16', nome: 'Aniversário da cidade', todoAno: true };
const emVigor: GruposEmVigor = {
  acesso: { ...gruposPadrao.acesso, ...nada },
  calendario: { feriados: [feriado], versao: 2, alteradoEm: '2026-03-01T12:00:00Z', alteradoPor: 'Rita' },
  renovacao: { ...gruposPadrao.renovacao, ...nada },
};

async function open() {
  signIn({ administrador: true });
  currentSession();
  render(
    <QueryProvider>
      <GruposDeParametros />
      <ToastRegion />
    </QueryProvider>,
  );
  const grupo = async (nome: keyof GruposEmVigor) => within(await screen.findByRole('form', { name: copy.grupo(nome).titulo }));
  return { acesso: await grupo('acesso'), calendario: await grupo('calendario'), renovacao: await grupo('renovacao') };
}
const saves = () => gateway.pedidos.filter(({ method }) => method === 'PUT').map(({ path, input }) => [path, input]);

beforeEach(() => gateway.answer(gruposParametrosCalls.getGrupos, emVigor));
afterEach(() => {
  cleanup();
  dismissAvisos();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('saves one group alone, over the version that was read, however often the button is pressed', async () => {
  const { acesso, renovacao } = await open();
  gateway.reply(gruposParametrosCalls.saveAcesso, ({ input }) => ({
    status: 200,
    body: { success: true, data: { ...(input as object), ...nada, versao: 1 } },
  }));
  await user.click(acesso.getByRole('checkbox', { name: copy.exigeSegundoFator }));
  await user.dblClick(acesso.getByRole('button', { name: 'Salvar acesso' }));
  expect(await screen.findByText(copy.salvou)).toBeVisible();
  expect(saves()).toEqual([['/c/api/v1/parametros/acesso', { exigeSegundoFator: true, feriadoComoDomingo: true, versao: 0 }]]);
  expect(renovacao.getByRole('button', { name: 'Salvar janelas' })).toHaveAttribute('aria-disabled', 'true');
});

it('refuses windows out of their order and empty ones at their fields', async () => {
  const { renovacao } = await open();
  const ligar = renovacao.getByRole('textbox', { name: /^Ligar/ });
  await user.clear(ligar);
  await user.click(renovacao.getByRole('button', { name: 'Salvar janelas' }));
  expect(renovacao.getByText(copy.vazio)).toBeVisible();
  await user.type(ligar, '4');
  await user.click(renovacao.getByRole('button', { name: 'Salvar janelas' }));
  expect(renovacao.getByText(/^Use mais que 5 dias/)).toBeVisible();
  expect(ligar).toHaveFocus();
  expect(saves()).toEqual([]);
});

it('adds and takes away holidays, and shows what somebody else saved meanwhile', async () => {
  const { calendario } = await open();
  expect(calendario.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Aniversário da cidade');
  await user.click(calendario.getByRole('button', { name: copy.adicionar }));
  await user.click(calendario.getByRole('button', { name: 'Salvar feriados' }));
  expect(calendario.getByText('Dê um nome ao feriado.')).toBeVisible();
  await user.click(calendario.getByRole('button', { name: copy.remover(2) }));
  await user.click(calendario.getByRole('button', { name: copy.remover(1) }));
  gateway.reply(
    gruposParametrosCalls.saveCalendario,
    refusal(409, 'parametros-alterados', 'x', { ...emVigor.calendario, feriados: [{ ...feriado, nome: 'Padroeira' }], versao: 3 }),
  );
  await user.click(calendario.getByRole('button', { name: 'Salvar feriados' }));
  expect(await calendario.findByText(/Padroeira/)).toBeVisible();
  await user.click(calendario.getByRole('button', { name: 'Usar o que está gravado' }));
  await waitFor(() => expect(calendario.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Padroeira'));
});

it('says that it failed and tries again', async () => {
  gateway.reply(gruposParametrosCalls.getGrupos, refusal(500, 'x', 'Não deu certo.'));
  signIn({ administrador: true });
  currentSession();
  render(
    <QueryProvider>
      <GruposDeParametros />
    </QueryProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  gateway.answer(gruposParametrosCalls.getGrupos, emVigor);
  await user.click(again);
  expect(await screen.findByRole('form', { name: copy.grupo('acesso').titulo })).toBeVisible();
});
