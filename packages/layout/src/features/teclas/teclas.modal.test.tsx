import { areSingleKeysOn, type Comando, registerComandos } from '@balcao/shared';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openableDialogs } from '../../dialog.fixture.ts';
import { TeclasModal } from './teclas.modal.tsx';

const run = jest.fn();
const quadro: Comando = { id: 'paleta', titulo: 'Abrir a paleta de comandos', teclas: ['Control+k'], isDoQuadro: true, run };
let unregister: () => void = () => undefined;

function open(...comandos: Comando[]) {
  unregister = registerComandos(() => [quadro, ...comandos]);
  render(<TeclasModal onClose={jest.fn()} />);
}

beforeAll(openableDialogs);
afterEach(() => {
  unregister();
  localStorage.clear();
});

it('shows the keys of this page apart from those of every page, and no command without keys', () => {
  open(
    { id: 'proximo', titulo: 'Próxima linha', teclas: ['j', 'ArrowDown'], isSoTecla: true, run },
    { id: 'enviar', titulo: 'Enviar', run },
  );
  const aqui = within(screen.getByRole('region', { name: 'Nesta tela' }));
  expect(aqui.getByText('Próxima linha').closest('div')).toHaveTextContent('Próxima linhaj ou ↓');
  expect(aqui.queryByText('Enviar')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Em qualquer tela' })).getByText('Ctrl')).toBeVisible();
});

it('says that a page has no keys of its own', () => {
  open();
  expect(screen.getByText('Esta tela não tem atalhos próprios.')).toBeVisible();
});

it('turns the keys of a single letter off and on', async () => {
  open();
  const box = screen.getByRole('checkbox', { name: 'Usar atalhos de uma tecla só' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(areSingleKeysOn()).toBe(false);
  await userEvent.click(box);
  expect(areSingleKeysOn()).toBe(true);
});
