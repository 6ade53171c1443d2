import { avisosEvents, composicaoEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composicao } from './composicao.component.tsx';

const asked = jest.fn();
const subscription = on(composicaoEvents.recargaPedida).subscribe(asked);
const offer = (...servicos: string[]) => act(() => emit(avisosEvents.mudaram, { servicos }));
const offerScreen = (tela?: 'espera' | 'podeTrocar') => act(() => emit(avisosEvents.mudaram, { servicos: [], tela }));
const notice = () => screen.queryByRole('region', { name: 'Nova versão' });

beforeEach(() => asked.mockClear());
afterEach(() => jest.restoreAllMocks());
afterAll(() => subscription.unsubscribe());

it('announces a waiting version politely and takes no focus', async () => {
  render(<Composicao />);
  offer('@balcao/shared');
  expect(await screen.findByRole('status')).toHaveTextContent('Há uma versão nova do Balcão.');
  expect(document.body).toHaveFocus();
});

it('is reached and answered by keyboard', async () => {
  render(<Composicao />);
  offer('@balcao/shared');
  await screen.findByRole('status');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Atualizar agora' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('goes when the tab is at work again, and comes back', async () => {
  render(<Composicao />);
  offer('@balcao/shared');
  await screen.findByRole('status');
  offer();
  expect(notice()).toBeNull();
  offer('@balcao/shared');
  expect(notice()).toBeVisible();
});

it('leaves the tab in peace for half an hour after Depois', async () => {
  render(<Composicao />);
  offer('@balcao/shared');
  await userEvent.click(await screen.findByRole('button', { name: 'Depois' }));
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 29 * 60_000);
  offer('@balcao/shared', '@balcao/ui');
  expect(notice()).toBeNull();
  clock.mockReturnValue(now + 31 * 60_000);
  offer();
  offer('@balcao/shared');
  expect(notice()).toBeVisible();
});

it('says why when something is not saved', async () => {
  render(<Composicao />);
  offer('@balcao/shared');
  await screen.findByRole('status');
  act(() => emit(composicaoEvents.recargaRecusada, { parcels: ['quoting'] }));
  expect(screen.getByRole('status')).toHaveTextContent('Ainda há algo que não foi salvo nesta aba.');
  expect(asked).not.toHaveBeenCalled();
});

describe('with unsaved input on the screen', () => {
  const taken = jest.fn();
  const hearing = on(composicaoEvents.trocaPedida).subscribe(taken);
  beforeEach(() => taken.mockClear());
  afterAll(() => hearing.unsubscribe());
  const type = async () => {
    render(
      <>
        <Composicao />
        <input aria-label="Nome" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Nome'), 'Metade');
  };

  it('offers to take a newer version at once, and returns the focus to the field', async () => {
    await type();
    offerScreen('podeTrocar');
    expect(await screen.findByRole('status')).toHaveTextContent('Há uma versão nova desta tela. O que você digitou será mantido.');
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    taken.mockImplementation(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Usar agora' }));
    expect(taken).toHaveBeenCalledTimes(1);
    offerScreen();
    expect(notice()).toBeNull();
  });

  it('only informs when the input cannot be kept', async () => {
    await type();
    offerScreen('espera');
    expect(await screen.findByRole('status')).toHaveTextContent('Ela entra quando você salvar ou sair daqui.');
    expect(screen.queryByRole('button', { name: 'Usar agora' })).toBeNull();
  });

  it('is put off by Depois, with the field in use again', async () => {
    await type();
    offerScreen('podeTrocar');
    await userEvent.click(await screen.findByRole('button', { name: 'Depois' }));
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    offerScreen('espera');
    expect(notice()).toBeNull();
    // a reload is another matter
    offer('@balcao/shared');
    expect(notice()).toBeVisible();
  });

  it('reports when the input could not be stored', async () => {
    await type();
    offerScreen('podeTrocar');
    await screen.findByRole('status');
    act(() => emit(composicaoEvents.trocaRecusada, {}));
    expect(screen.getByRole('status')).toHaveTextContent('Não foi possível guardar o que você digitou');
  });
});
