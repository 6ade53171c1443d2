import { fireEvent, render, screen } from '@testing-library/react';
import { signIn, signOut } from '@balcao/testing';
import { currentSession } from '../session/session.ts';
import { type Comando, listComandos, runComando, useComandos } from './comandos.ts';
import { areSingleKeysOn, setSingleKeys } from './teclas.storage.ts';

const run = jest.fn();
const um = (over: Partial<Comando> = {}): Comando => ({ id: 'um', titulo: 'Recalcular', run, ...over });

function Tela({ comandos }: { comandos: readonly Comando[] }) {
  useComandos(comandos);
  return (
    <>
      <input aria-label="texto" />
      <input type="checkbox" aria-label="marcar" />
      <button type="button" onKeyDown={(event) => event.stopPropagation()}>
        fazer
      </button>
    </>
  );
}

const press = (key: string, over: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, cancelable: true, ...over });
const titles = () => listComandos().map(({ titulo }) => titulo);

beforeEach(() => {
  run.mockClear();
  localStorage.clear();
  signIn();
  currentSession();
});
afterEach(signOut);

it('lists what a screen can do while it is on the page, as it last said it', () => {
  const { rerender, unmount } = render(<Tela comandos={[um()]} />);
  expect(titles()).toEqual(['Recalcular']);
  rerender(<Tela comandos={[um({ titulo: 'Calcular' })]} />);
  expect(titles()).toEqual(['Calcular']);
  unmount();
  expect(titles()).toEqual([]);
});

it('leaves out what is not possible now and what the session may not do', () => {
  signIn({ acessoMC: false, bloqueioDuplicarOrcamento: true, hash: 'menos' });
  render(
    <Tela
      comandos={[
        um({ id: 'a', isPossivel: false }),
        um({ id: 'b', exige: { needs: 'acessoMC' } }),
        um({ id: 'c', exige: { blockedBy: 'bloqueioDuplicarOrcamento' } }),
        um({ id: 'd', titulo: 'Enviar' }),
      ]}
    />,
  );
  expect(titles()).toEqual(['Enviar']);
  runComando('a');
  runComando('b');
  expect(run).not.toHaveBeenCalled();
  runComando('d');
  expect(run).toHaveBeenCalledTimes(1);
});

it('says a command once where two screens name it, and the one that came last acts', () => {
  const inner = jest.fn();
  render(
    <>
      <Tela comandos={[um({ teclas: ['j'] })]} />
      <Tela comandos={[um({ teclas: ['j'], run: inner })]} />
    </>,
  );
  expect(titles()).toEqual(['Recalcular']);
  press('j');
  expect([run.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
});

describe('keys', () => {
  it.each([
    ['j', 'j', {}],
    ['?', '?', { shiftKey: true }],
    ['Control+Enter', 'Enter', { ctrlKey: true }],
    ['Control+Enter', 'Enter', { metaKey: true }],
    ['Enter', 'Enter', {}],
    ['j', 'J', {}],
  ])('%s runs its command and nothing else hears of it', (tecla, key, over) => {
    render(<Tela comandos={[um({ teclas: [tecla] })]} />);
    expect(press(key, over)).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another key', 'k', {}],
    ['a browser key', 'j', { ctrlKey: true }],
    ['Alt', 'j', { altKey: true }],
    ['a capital', 'J', { shiftKey: true }],
    ['a word being composed', 'j', { isComposing: true }],
  ])('leaves %s alone', (_, key, over) => {
    render(<Tela comandos={[um({ teclas: ['j'] })]} />);
    expect(press(key, over)).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('stay letters while one types, and work with a checkbox in hand', () => {
    render(<Tela comandos={[um({ teclas: ['x', 'Control+Enter'] })]} />);
    press('x', {}, screen.getByLabelText('texto'));
    expect(run).not.toHaveBeenCalled();
    press('x', {}, screen.getByLabelText('marcar'));
    press('Enter', { ctrlKey: true }, screen.getByLabelText('texto'));
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('leave Enter to the button that has the focus', () => {
    render(<Tela comandos={[um({ teclas: ['Enter'] })]} />);
    press('Enter', {}, screen.getByRole('button'));
    expect(run).not.toHaveBeenCalled();
  });

  it('with Control are heard from a button that keeps its own Enter to itself, once, and the button does not act', () => {
    const heard = jest.fn();
    render(<Tela comandos={[um({ teclas: ['Control+Enter'] })]} />);
    const botao = screen.getByRole('button');
    botao.addEventListener('keydown', heard);
    expect(press('Enter', { ctrlKey: true }, botao)).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('do nothing behind an open window', () => {
    render(
      <>
        <Tela comandos={[um({ teclas: ['j', 'Control+k'] })]} />
        <div role="dialog" />
      </>,
    );
    expect(press('j')).toBe(true);
    // the browser's own meaning of the chord would take one out of the window
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('held down count once, unless the command says that it may repeat', () => {
    render(<Tela comandos={[um({ teclas: ['Control+Enter'] }), um({ id: 'dois', teclas: ['j'], isRepetivel: true })]} />);
    press('Enter', { ctrlKey: true, repeat: true });
    expect(run).not.toHaveBeenCalled();
    press('j', { repeat: true });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of a single letter can be turned off, for whoever speaks to the computer (WCAG 2.1.4)', () => {
    render(<Tela comandos={[um({ teclas: ['j', 'Control+Enter', 'Enter'] })]} />);
    setSingleKeys(false);
    expect(areSingleKeysOn()).toBe(false);
    press('j');
    expect(run).not.toHaveBeenCalled();
    press('Enter', { ctrlKey: true });
    press('Enter');
    expect(run).toHaveBeenCalledTimes(2);
    setSingleKeys(true);
    press('j');
    expect(run).toHaveBeenCalledTimes(3);
  });
});
