import { recusaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { completo, field, gateway, id, open, prepareForm, refuseSaves, saves, user } from './orcamento-auto.fixture.tsx';

prepareForm();

it.each([
  ['FECHADO', 'Este orçamento está fechado', false],
  ['EXPIRADO', 'Este orçamento expirou', false],
  ['RECUSADO', 'Este orçamento foi recusado', true],
] as const)('of a case that is %s shows fields to be read only, says why and the ways on', async (status, titulo, canReabrir) => {
  await open(completo, `?id=${id}`, { status });
  expect(screen.getByText(titulo)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o orçamento' })).toHaveAttribute('href', `/multicalculo/orcamento-visualizar?id=${id}`);
  expect(screen.getByRole('button', { name: 'Novo com os mesmos dados' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir' }) !== null).toBe(canReabrir);
  expect(screen.queryByText('Calcular', { selector: 'button' })).toBeNull();
  expect(screen.getByText('Somente leitura')).toBeVisible();
  for (const nome of ['Nome completo', 'Profissão', 'Placa']) expect(field(nome)).toBeDisabled();
  for (const part of screen.getAllByRole('spinbutton')) expect(part).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('Profissão'), 'x');
  expect(field('Profissão')).toHaveValue(completo.risco.segurado?.profissao ?? '');
});

describe('a case that was closed while it was being typed in', () => {
  async function closedWhileTyping() {
    const store = await open();
    store.somebodyCloses('RECUSADO');
    refuseSaves();
    fireEvent.change(field('Profissão'), { target: { value: 'Dentista' } });
    await screen.findByText('Este orçamento foi recusado');
    return store;
  }

  it('was sent one save, and is sent no other', async () => {
    await closedWhileTyping();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(saves()).toHaveLength(1);
  });

  it('says which fields were not saved, also after a reload, and lets go of them when told to', async () => {
    await closedWhileTyping();
    expect(screen.getByText('Um campo que você alterou não foi salvo')).toBeVisible();
    cleanup();
    queryClient.clear();
    await open(completo, `?id=${id}`, { status: 'RECUSADO' });
    refuseSaves();
    expect(screen.getByText(/encerrado antes: Profissão\./)).toBeVisible();
    expect(field('Profissão')).toHaveValue('Dentista');
    expect(field('Profissão')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Descartar o que não foi salvo' }));
    await waitFor(() => expect(field('Profissão')).toHaveValue(completo.risco.segurado?.profissao ?? ''));
    expect(screen.queryByText(/encerrado antes/)).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(saves()).toHaveLength(1);
  });

  it('saves what was kept once it is open again', async () => {
    const store = await closedWhileTyping();
    gateway.reply(recusaCalls.reabrir, () => {
      store.reopen();
      return { status: 200, body: { success: true, data: { status: 'CALCULADO' } } };
    });
    await user.click(screen.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(store.atual().rascunho.risco['segurado']).toMatchObject({ profissao: 'Dentista' }));
    expect(field('Profissão')).toBeEnabled();
    expect(saves()).toHaveLength(2);
  });
});
