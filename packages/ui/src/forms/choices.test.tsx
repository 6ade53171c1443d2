import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { CheckboxGroup } from './checkbox-group.component.tsx';
import { ComboBox } from './combo-box.component.tsx';
import { RadioGroup } from './radio-group.component.tsx';
import { SegmentedControl } from './segmented-control.component.tsx';
import { Select } from './select.component.tsx';
import { SuggestField } from './suggest-field.component.tsx';
import { Switch } from './switch.component.tsx';
import type { LoadOptions } from './use-async-options.ts';

const options = [
  { value: 'CFTV', label: 'Câmeras' },
  { value: 'ALARME', label: 'Alarme' },
  { value: 'NAO_POSSUI', label: 'Não possui' },
];

it('chooses from a list and commits at once', async () => {
  const onChange = jest.fn();
  const onCommit = jest.fn();
  render(<Select name="item" label="Item" options={options} value={null} onChange={onChange} onCommit={onCommit} />);
  await userEvent.click(screen.getByRole('button', { name: /Item/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Alarme' }));
  expect(onChange).toHaveBeenCalledWith('ALARME', 'item');
  expect(onCommit).toHaveBeenCalledWith('ALARME', 'item');
});

it('shows a long value whole, in as many lines as it takes', () => {
  const longa = [{ value: 'LONGA', label: 'Ambulatorial e hospitalar com obstetrícia' }];
  render(<Select name="item" label="Item" options={longa} value="LONGA" onChange={jest.fn()} />);
  const button = screen.getByRole('button', { name: /Item/ });
  expect(button).toHaveTextContent('Ambulatorial e hospitalar com obstetrícia');
  for (const part of button.querySelectorAll('span')) {
    expect(part).not.toHaveStyle({ whiteSpace: 'nowrap' });
    expect(part).not.toHaveStyle({ overflow: 'hidden' });
  }
});

it('shows a value that left the list, until another is chosen', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Select name="item" label="Item" options={options} value="SENSOR" onChange={onChange} />);
  const button = screen.getByRole('button', { name: /Item/ });
  expect(button).toHaveTextContent('SENSOR (fora da lista)');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('option', { name: 'Alarme' }));
  expect(onChange).toHaveBeenCalledWith('ALARME', 'item');
  rerender(<Select name="item" label="Item" options={options} value="ALARME" onChange={onChange} />);
  await userEvent.click(button);
  expect(screen.queryByRole('option', { name: /fora da lista/ })).toBeNull();
});

it('opens before its options came, says that there are none yet, and takes one of those that come', async () => {
  const onChange = jest.fn();
  const field = (these: typeof options) => <Select name="item" label="Item" options={these} value={null} onChange={onChange} />;
  const { rerender } = render(field([]));
  await userEvent.click(screen.getByRole('button', { name: /Item/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Nenhuma opção por enquanto');
  rerender(field(options));
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('ALARME', 'item');
});

it('clears the others when the exclusive one is marked, and the reverse', async () => {
  function Form() {
    const [itens, setItens] = useState<readonly string[]>(['CFTV', 'ALARME']);
    return (
      <CheckboxGroup name="seguranca" label="Segurança" options={options} exclusiveValue="NAO_POSSUI" value={itens} onChange={setItens} />
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Não possui' }));
  expect(screen.getByRole('checkbox', { name: 'Câmeras' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alarme' }));
  expect(screen.getByRole('checkbox', { name: 'Não possui' })).not.toBeChecked();
});

function renderSearch(load: LoadOptions) {
  const onChange = jest.fn();
  render(<ComboBox name="fipe" label="Veículo" loadOptions={load} debounceMs={0} value={null} onChange={onChange} />);
  return { onChange, input: screen.getByRole('combobox', { name: 'Veículo' }) };
}

it('looks for choices as one types and gives the one chosen', async () => {
  const load = jest.fn(async () => [{ value: '001', label: 'Hatch 1.6' }]);
  const { onChange, input } = renderSearch(load);
  await userEvent.type(input, 'hat');
  await userEvent.click(await screen.findByRole('option', { name: 'Hatch 1.6' }));
  expect(load).toHaveBeenLastCalledWith('hat', expect.any(AbortSignal));
  expect(onChange).toHaveBeenCalledWith('001', 'fipe', { value: '001', label: 'Hatch 1.6' });
});

it('says what is missing, that nothing was found, and that the search failed', async () => {
  const load = jest.fn<ReturnType<LoadOptions>, []>(async () => []);
  const { input } = renderSearch(load);
  await userEvent.type(input, 'ha');
  expect(await screen.findByText('Digite ao menos 3 caracteres')).toBeInTheDocument();
  await userEvent.type(input, 't');
  expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
  load.mockRejectedValueOnce(new Error('fora do ar'));
  await userEvent.type(input, 'c');
  expect(await screen.findByText(/Não foi possível buscar/)).toBeInTheDocument();
});

/** Where the page has the field now: nothing is laid out in these tests. */
const place = (input: HTMLElement, top: number) => {
  const box = input.parentElement ?? input;
  box.getBoundingClientRect = () => new DOMRect(16, top, 320, 40);
};

it('keeps the list open with its field when something above pushes the page while one types', async () => {
  const { input } = renderSearch(async () => [{ value: '001', label: 'Hatch 1.6' }]);
  place(input, 300);
  await userEvent.type(input, 'hat');
  await screen.findByRole('option', { name: 'Hatch 1.6' });
  place(input, 340);
  fireEvent.scroll(document);
  await new Promise((done) => setTimeout(done, 5));
  expect(screen.getByRole('option', { name: 'Hatch 1.6' })).toBeVisible();
  expect(input).toHaveFocus();
});

it('closes the list when its field leaves the view, keeping the typed text until one leaves the field', async () => {
  const { input, onChange } = renderSearch(async () => [{ value: '001', label: 'Hatch 1.6' }]);
  place(input, 300);
  await userEvent.type(input, 'hat');
  await screen.findByRole('option', { name: 'Hatch 1.6' });
  place(input, -200);
  fireEvent.scroll(document);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(input).toHaveValue('hat');
  await userEvent.type(input, 'c');
  expect(await screen.findByRole('option', { name: 'Hatch 1.6' })).toBeVisible();
  await userEvent.tab();
  expect(input).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps the suggestions open in the same way', async () => {
  render(<SuggestField name="item" label="Item" options={options} value="" onChange={jest.fn()} />);
  const input = screen.getByRole('combobox', { name: 'Item' });
  place(input, 300);
  await userEvent.click(screen.getByRole('button', { name: /Mostrar opções/ }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  place(input, 340);
  fireEvent.scroll(document);
  await new Promise((done) => setTimeout(done, 5));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

/** A field whose value is also filled from elsewhere, as by a look-up of the company. */
function FilledFromElsewhere({ options: known }: { options?: typeof options }) {
  const [value, setValue] = useState<string | null>(null);
  const from = known ? { options: known } : { loadOptions: loadAll, debounceMs: 0, valueLabel: value === 'CFTV' ? 'Câmeras' : undefined };
  return (
    <>
      <ComboBox name="item" label="Item" {...from} value={value} onChange={setValue} />
      <output data-testid="valor">{String(value)}</output>
      <Filler onFill={() => setValue('CFTV')} />
    </>
  );
}
const loadAll: LoadOptions = async () => options;
const fillFromElsewhere = () => act(() => void window.dispatchEvent(new Event('preencher')));

for (const [como, props] of [
  ['known', { options }],
  ['looked for', {}],
] as const) {
  it(`keeps what one types and the open list of choices that are ${como} when another value arrives meanwhile`, async () => {
    render(<FilledFromElsewhere {...props} />);
    const input = screen.getByRole('combobox', { name: 'Item' });
    await userEvent.type(input, 'ala');
    await screen.findByRole('option', { name: 'Alarme' });
    fillFromElsewhere();
    await new Promise((done) => setTimeout(done, 5));
    expect(input).toHaveValue('ala');
    expect(screen.getByTestId('valor')).toHaveTextContent('CFTV');
    await userEvent.click(screen.getByRole('option', { name: 'Alarme' }));
    expect(input).toHaveValue('Alarme');
    expect(screen.getByTestId('valor')).toHaveTextContent('ALARME');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it(`shows the value that arrived meanwhile once one leaves choices that are ${como}`, async () => {
    render(<FilledFromElsewhere {...props} />);
    const input = screen.getByRole('combobox', { name: 'Item' });
    await userEvent.type(input, 'ala');
    fillFromElsewhere();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Câmeras'));
    expect(screen.getByTestId('valor')).toHaveTextContent('CFTV');
  });
}

it('takes the choice that was kept before another value arrived, when it is chosen again', async () => {
  function Form() {
    const [value, setValue] = useState<string | null>('ALARME');
    return (
      <>
        <ComboBox name="item" label="Item" options={options} value={value} onChange={setValue} />
        <output data-testid="valor">{String(value)}</output>
        <Filler onFill={() => setValue('CFTV')} />
      </>
    );
  }
  render(<Form />);
  const input = screen.getByRole('combobox', { name: 'Item' });
  await userEvent.type(input, '{Backspace}');
  fillFromElsewhere();
  expect(screen.getByTestId('valor')).toHaveTextContent('CFTV');
  await userEvent.click(await screen.findByRole('option', { name: 'Alarme' }));
  expect(screen.getByTestId('valor')).toHaveTextContent('ALARME');
  expect(input).toHaveValue('Alarme');
});

function Filler({ onFill }: { onFill: () => void }) {
  useEffect(() => {
    window.addEventListener('preencher', onFill);
    return () => window.removeEventListener('preencher', onFill);
  });
  return null;
}

it('drops the answer to an older text', async () => {
  const answers: ((found: { value: string; label: string }[]) => void)[] = [];
  const { input } = renderSearch(() => new Promise((done) => answers.push(done)));
  await userEvent.type(input, 'hat');
  await new Promise((done) => setTimeout(done, 5));
  await userEvent.type(input, 'c');
  await new Promise((done) => setTimeout(done, 5));
  answers[1]?.([{ value: '2', label: 'Novo' }]);
  await screen.findByRole('option', { name: 'Novo' });
  answers[0]?.([{ value: '1', label: 'Velho' }]);
  await new Promise((done) => setTimeout(done, 5));
  expect(screen.queryByRole('option', { name: 'Velho' })).toBeNull();
});

it('keeps each hidden input with its name, for the focus to bring both into sight where a window scrolls', () => {
  render(
    <>
      <RadioGroup name="um" label="Um" options={options} value={null} onChange={() => undefined} />
      <SegmentedControl name="dois" label="Dois" options={options} value="CFTV" onChange={() => undefined} />
      <Switch name="tres" label="Três" value onChange={() => undefined} />
    </>,
  );
  const inputs = [...screen.getAllByRole('radio'), screen.getByRole('switch')];
  expect(inputs).toHaveLength(7);
  for (const input of inputs) expect(input.closest('label')).toHaveStyle({ position: 'relative' });
});
