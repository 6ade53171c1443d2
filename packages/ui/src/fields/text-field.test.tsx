import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode, useCallback, useState } from 'react';
import { TextArea } from './text-area.component.tsx';
import { TextField } from './text-field.component.tsx';

it('ties its label, help and error to the input', () => {
  render(
    <TextField
      name="email"
      label="E-mail"
      value=""
      description="O da corretora."
      error="Informe o e-mail."
      isRequired
      onChange={jest.fn()}
    />,
  );
  const input = screen.getByRole('textbox', { name: /E-mail/ });
  expect(input).toHaveAttribute('id', 'campo-email');
  expect(input).toHaveAccessibleDescription('Informe o e-mail. O da corretora.');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

it('tells each change by name, and commits once on leaving', async () => {
  const onChange = jest.fn();
  const onCommit = jest.fn();
  render(<TextField name="nome" label="Nome" value="A" onChange={onChange} onCommit={onCommit} />);
  await userEvent.type(screen.getByRole('textbox'), 'na');
  expect(onChange.mock.calls).toEqual([
    ['An', 'nome'],
    ['Ana', 'nome'],
  ]);
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([['Ana', 'nome']]);
});

it('does not commit what did not change', async () => {
  const onCommit = jest.fn();
  render(<TextField name="nome" label="Nome" value="Ana" onChange={jest.fn()} onCommit={onCommit} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

it('shows a value given from outside', () => {
  const { rerender } = render(<TextField name="cidade" label="Cidade" value="" onChange={jest.fn()} />);
  rerender(<TextField name="cidade" label="Cidade" value="Recife" onChange={jest.fn()} />);
  expect(screen.getByRole('textbox')).toHaveValue('Recife');
});

it('draws nothing for a letter, nor loses it while the form does not know of it', async () => {
  const onRender = jest.fn();
  const form = (error?: string) => (
    <Profiler id="campo" onRender={onRender}>
      <TextField name="nome" label="Nome" value="" error={error} onChange={jest.fn()} />
    </Profiler>
  );
  const { rerender } = render(form());
  onRender.mockClear();
  await userEvent.type(screen.getByRole('textbox'), 'Ana');
  expect(onRender).not.toHaveBeenCalled();
  rerender(form('Informe o nome.'));
  expect(screen.getByRole('textbox')).toHaveValue('Ana');
});

it('leaves the other fields of the form alone while one is typed into', async () => {
  const drawn = jest.fn();
  const Watch = (): ReactNode => {
    drawn();
    return null;
  };
  const watch = <Watch />;
  function Form() {
    const [campos, setCampos] = useState({ a: '', b: '' });
    const set = useCallback((value: string, name: string) => setCampos((before) => ({ ...before, [name]: value })), []);
    return (
      <>
        <TextField name="a" label="A" value={campos.a} onChange={set} />
        <TextField name="b" label="B" value={campos.b} onChange={set} suffix={watch} />
      </>
    );
  }
  render(<Form />);
  drawn.mockClear();
  await userEvent.type(screen.getByRole('textbox', { name: 'A' }), 'abc');
  expect(screen.getByRole('textbox', { name: 'A' })).toHaveValue('abc');
  expect(drawn).not.toHaveBeenCalled();
});

describe('a text of several lines', () => {
  const shown = jest.fn();
  beforeEach(() => {
    shown.mockClear();
    Element.prototype.scrollIntoView = shown;
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  /** jsdom takes what has the focus for pressed. */
  function drawn(isPressed: boolean) {
    render(<TextArea name="mensagem" label="Mensagem" value="" onChange={jest.fn()} />);
    const area = screen.getByLabelText('Mensagem');
    jest.spyOn(area, 'matches').mockImplementation((selector) => isPressed && selector === ':active');
    return area;
  }

  it('comes whole into sight when the keyboard reaches it, where a browser shows its caret alone', () => {
    const area = drawn(false);
    act(() => area.focus());
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('stays under the pointer that presses it', () => {
    const area = drawn(true);
    act(() => area.focus());
    expect(shown).not.toHaveBeenCalled();
  });
});
