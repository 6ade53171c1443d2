/** @jest-environment jsdom */
import { campoId } from '@balcao/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useCampo } from './use-campo.ts';
import { useItens } from './use-itens.ts';

interface Item {
  readonly nome?: string | null;
}

function Campo({ nome }: { nome: string }) {
  const { value, onChange } = useCampo<string>(nome, '');
  return <input id={campoId(nome)} aria-label={nome} value={value} onChange={(event) => onChange(event.target.value)} />;
}

function Lista() {
  const { itens, change } = useItens<Item>('lista', { nome: '' });
  return (
    <fieldset id={campoId('lista')} tabIndex={-1} aria-label="lista">
      {itens.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <Campo key={index} nome={`lista.${index}.nome`} />
      ))}
      <button type="button" onClick={() => change((agora) => [...agora, {}])}>
        adicionar
      </button>
      <button type="button" onClick={() => change((agora) => agora.slice(1))}>
        remover o primeiro
      </button>
      {itens.length > 1 && (
        <button type="button" onClick={() => change((agora) => agora.slice(0, -1))}>
          remover o último
        </button>
      )}
    </fieldset>
  );
}

function Formulario() {
  const form = useForm({ defaultValues: { lista: [{ nome: 'Rex' }] } });
  return (
    <FormProvider {...form}>
      <Lista />
    </FormProvider>
  );
}

const shown = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

it('keeps what was typed in an item when another is added, and moves each up when the first is removed', () => {
  render(<Formulario />);
  fireEvent.change(screen.getByLabelText('lista.0.nome'), { target: { value: 'Bidu' } });
  fireEvent.click(screen.getByText('adicionar'));
  expect(shown()).toEqual(['Bidu', '']);
  fireEvent.change(screen.getByLabelText('lista.1.nome'), { target: { value: 'Mia' } });
  fireEvent.click(screen.getByText('adicionar'));
  expect(shown()).toEqual(['Bidu', 'Mia', '']);
  fireEvent.click(screen.getByText('remover o primeiro'));
  expect(shown()).toEqual(['Mia', '']);
  fireEvent.click(screen.getByText('remover o primeiro'));
  expect(shown()).toEqual(['']);
});

it('takes the keyboard to the first field of what is added, and back to the list when what was pressed goes with an item', async () => {
  render(<Formulario />);
  screen.getByText('adicionar').focus();
  fireEvent.click(screen.getByText('adicionar'));
  await waitFor(() => expect(screen.getByLabelText('lista.1.nome')).toHaveFocus());
  screen.getByText('remover o último').focus();
  fireEvent.click(screen.getByText('remover o último'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'lista' })).toHaveFocus());
});

it('leaves the keyboard in the field that was gone to before the added item was drawn', async () => {
  render(<Formulario />);
  screen.getByText('adicionar').focus();
  fireEvent.click(screen.getByText('adicionar'));
  screen.getByLabelText('lista.0.nome').focus();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(screen.getByLabelText('lista.0.nome')).toHaveFocus();
});
