import { contaCalls, type SessaoAtiva } from '@balcao/contracts';
import { refusal } from '@balcao/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { Sessoes } from './sessoes.component.tsx';

const sessao = (n: number, over: Partial<SessaoAtiva> = {}): SessaoAtiva => ({
  id: `0190b000-0000-7000-8000-00000000000${n}`,
  aparelho: 'Chrome no Windows',
  ip: '200.1.2.3',
  inicio: '2026-11-20T12:00:00.000Z',
  expira: '2026-11-21T12:00:00.000Z',
  atual: false,
  ...over,
});
const esta = sessao(1, { atual: true, aparelho: 'Firefox no Linux' });
const celular = sessao(2, { aparelho: 'Safari no iPhone', ip: null });

const open = async () => {
  openPage(<Sessoes />);
  await screen.findByRole('list', { name: 'Sessões da sua conta' });
};
const dialog = () => within(screen.getByRole('alertdialog'));
const ends = () => gateway.pedidos.filter(({ method }) => method === 'DELETE');

it('marks this session, which cannot be ended here, and tells where and since when the others are', async () => {
  gateway.answer(contaCalls.listSessoes, [esta, celular]);
  await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Firefox no Linux.*Esta sessão.*200\.1\.2\.3.*20\/11\/2026/);
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent(/Safari no iPhone.*endereço não informado/);
});

it('asks before ending one, ends it and reads the list again', async () => {
  gateway.answer(contaCalls.listSessoes, [esta, celular]);
  gateway.answer(contaCalls.endSessao, {});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão em Safari no iPhone' }));
  expect(ends()).toHaveLength(0);
  gateway.answer(contaCalls.listSessoes, [esta]);
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Sessão encerrada')).toBeVisible();
  expect(ends().map(({ path }) => path)).toEqual([`/c/api/v1/conta/sessoes/${celular.id}`]);
  expect(await screen.findByText('A sua conta está aberta só aqui.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Sessões da sua conta' })).toHaveFocus());
});

it('takes a session that had already ended for ended', async () => {
  gateway.answer(contaCalls.listSessoes, [esta, celular]);
  gateway.reply(contaCalls.endSessao, refusal(404, 'NAO_ENCONTRADO', 'Sessão não encontrada.'));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão em Safari no iPhone' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Sessão encerrada')).toBeVisible();
});

it('ends all the others and says how many', async () => {
  gateway.answer(contaCalls.listSessoes, [esta, celular, sessao(3)]);
  gateway.answer(contaCalls.endOutras, { encerradas: 2 });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
  expect(dialog().getByText(/As outras 2 sessões/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Encerrar todas as outras' }));
  expect(await screen.findByText('2 sessões encerradas')).toBeVisible();
});

it('says why a session was not ended and keeps it', async () => {
  gateway.answer(contaCalls.listSessoes, [esta, celular]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar a sessão em Safari no iPhone' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('A sessão não foi encerrada')).toBeVisible();
  expect(screen.getByText('Safari no iPhone')).toBeVisible();
});
