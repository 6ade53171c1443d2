import { quotingCalls, recusaCalls } from '@balcao/contracts';
import { queryClient } from '@balcao/shared/query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { completo, field, gateway, id, open, prepareForm, refuseSaves, saves, user } from '../linhas/orcamento-auto.fixture.tsx';

prepareForm();
const novo = '0198b2c4-0000-7000-8000-0000000000b9';

const botao = (texto: string) => screen.getByText(texto, { selector: 'button' });

it('of a case that is over shows fields to be read only, says why and the ways on', async () => {
  const store = await open(completo, `?id=${id}`, { status: 'FECHADO' });
  for (const nome of ['Nome completo', 'Profissão', 'Placa']) expect(field(nome)).toBeDisabled();
  const parts = document.querySelectorAll('[role="spinbutton"]');
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(part).toHaveAttribute('aria-disabled', 'true');
  for (const [status, titulo, canReopen] of [
    ['FECHADO', 'Este orçamento está fechado', false],
    ['EXPIRADO', 'Este orçamento expirou', false],
    ['RECUSADO', 'Este orçamento foi recusado', true],
  ] as const) {
    store.somebodyCloses(status);
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(titulo)).toBeVisible();
    expect(screen.queryByText('Reabrir', { selector: 'button' }) !== null).toBe(canReopen);
    expect(botao('Novo com os mesmos dados')).toBeVisible();
    expect(screen.getByText('Ver o orçamento', { selector: 'a' })).toHaveAttribute('href', `/multicalculo/orcamento-visualizar?id=${id}`);
    expect(screen.queryByText('Calcular', { selector: 'button' })).toBeNull();
    expect(screen.getByText('Somente leitura')).toBeVisible();
  }
});

it('leads from a case that was sold to its proposal', async () => {
  const vendida = '0198b2c4-0000-7000-8000-0000000000d1';
  await open(completo, `?id=${id}`, { status: 'FECHADO', propostaOfertaId: vendida });
  expect(screen.getByText('Ver proposta', { selector: 'a' })).toHaveAttribute(
    'href',
    `/multicalculo/orcamento-incluir-proposta?id=${id}&oferta=${vendida}`,
  );
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
    fireEvent.click(botao('Descartar o que não foi salvo'));
    await waitFor(() => expect(field('Profissão')).toHaveValue(completo.risco.segurado?.profissao ?? ''));
    expect(screen.queryByText(/encerrado antes/)).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(saves()).toHaveLength(1);
  });

  it('was sent one save, is sent no other while it is over, and saves what was kept once it is open again', async () => {
    const store = await closedWhileTyping();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(saves()).toHaveLength(1);
    gateway.reply(recusaCalls.reopen, () => {
      store.reopen();
      return { status: 200, body: { success: true, data: { status: 'CALCULADO' } } };
    });
    fireEvent.click(botao('Reabrir'));
    await waitFor(() => expect(store.atual().rascunho.risco['segurado']).toMatchObject({ profissao: 'Dentista' }));
    await waitFor(() => expect(field('Profissão')).toBeEnabled());
    expect(saves()).toHaveLength(2);
  });

  it.each([
    ['the same line', 'Auto', { linha: 'AUTO', duplicarDe: id }],
    ['another line', 'Residencial', { linha: 'RESIDENCIAL', duplicarDe: id }],
  ])('carries who is insured, as typed, into a new one of %s', async (_what, nome, input) => {
    await closedWhileTyping();
    gateway.answer(quotingCalls.createOrcamento, { id: novo, numero: 1_043 });
    await user.click(screen.getByRole('button', { name: 'Novo com os mesmos dados' }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${nome}`) }));
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await user.click(screen.getByRole('button', { name: 'Abrir novo orçamento' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining(novo), expect.stringContaining('Dentista')));
    write.mockRestore();
    expect(gateway.pedidos.find(({ method }) => method === 'POST')?.input).toEqual(input);
  });
});
