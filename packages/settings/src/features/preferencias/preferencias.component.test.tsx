import { contaCalls, layoutEvents, type Preferencias as Escolhas } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { refusal } from '@balcao/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { Preferencias } from './preferencias.component.tsx';

const escolhas: Escolhas = {
  tema: 'sistema',
  densidade: 'confortavel',
  collapsedMenu: false,
  showTutorialPlugin: true,
  densidadeResultados: 'compacto',
};
const told: string[] = [];
const subscription = on(layoutEvents.aparenciaMudou).subscribe(({ tema, densidade }) => told.push(`${tema} ${densidade}`));

/** A gateway that keeps what it is given. */
const keep = (stored: Escolhas) => {
  let now = stored;
  gateway.reply(contaCalls.getPreferencias, () => ({ status: 200, body: { success: true, data: now } }));
  gateway.reply(contaCalls.savePreferencias, ({ input }) => {
    now = input as unknown as Escolhas;
    return { status: 200, body: { success: true, data: now } };
  });
  return { read: () => now, write: (next: Escolhas) => (now = next) };
};
const open = async () => {
  openPage(<Preferencias />);
  await screen.findByRole('radio', { name: 'Escuro' });
};
const radio = (name: string) => screen.getByRole('radio', { name });
const menu = () => screen.getByRole('switch', { name: 'Manter o menu lateral recolhido' });

afterEach(() => void (told.length = 0));
afterAll(() => subscription.unsubscribe());

it('puts a choice in force at once, tells the page and saves it', async () => {
  const stored = keep(escolhas);
  await open();
  await userEvent.click(radio('Escuro'));
  expect(radio('Escuro')).toBeChecked();
  expect(told).toEqual(['escuro confortavel']);
  expect(await screen.findByText('Preferência salva')).toBeInTheDocument();
  expect(stored.read()).toEqual({ ...escolhas, tema: 'escuro' });
});

it('takes a refused choice back, tells the page again and says why', async () => {
  keep(escolhas);
  gateway.reply(contaCalls.savePreferencias, refusal(500, 'ERRO', 'Erro ao guardar.'));
  await open();
  await userEvent.click(radio('Compacta'));
  expect(await screen.findByText('Erro ao guardar.')).toBeVisible();
  expect(radio('Confortável')).toBeChecked();
  expect(told).toEqual(['sistema compacta', 'sistema confortavel']);
});

it('takes back only what was refused: a later choice of something else stays', async () => {
  const stored = keep(escolhas);
  let isFirst = true;
  gateway.reply(contaCalls.savePreferencias, ({ input }) => {
    if (isFirst) {
      isFirst = false;
      return refusal(500, 'ERRO', 'Erro ao guardar.');
    }
    stored.write(input as unknown as Escolhas);
    return { status: 200, body: { success: true, data: input } };
  });
  await open();
  await userEvent.click(radio('Escuro'));
  await userEvent.click(menu());
  await waitFor(() => expect(stored.read()).toEqual({ ...escolhas, collapsedMenu: true }));
  expect(radio('Do sistema')).toBeChecked();
  expect(menu()).toBeChecked();
});

it('keeps the last of several quick choices', async () => {
  const stored = keep(escolhas);
  await open();
  await userEvent.click(radio('Escuro'));
  await userEvent.click(radio('Claro'));
  await waitFor(() => expect(stored.read().tema).toBe('claro'));
  expect(radio('Claro')).toBeChecked();
});

it('follows the bar above, and does not undo what was chosen there', async () => {
  const stored = keep(escolhas);
  await open();
  stored.write({ ...escolhas, tema: 'escuro' });
  act(() => emit(layoutEvents.aparenciaMudou, { tema: 'escuro', densidade: 'confortavel' }));
  await waitFor(() => expect(radio('Escuro')).toBeChecked());
  await userEvent.click(menu());
  await waitFor(() => expect(stored.read()).toEqual({ ...escolhas, tema: 'escuro', collapsedMenu: true }));
});
