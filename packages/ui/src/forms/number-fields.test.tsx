import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField, NumberField, PercentField } from './number-fields.component.tsx';

function Money({ onCommit, start = null }: { onCommit?: (value: number | null) => void; start?: number | null }) {
  const [valor, setValor] = useState<number | null>(start);
  return (
    <>
      <MoneyField name="limite" label="Limite" value={valor} onChange={setValor} onCommit={onCommit} />
      <output>{String(valor)}</output>
      <button type="button" onClick={() => setValor(123456)}>
        sugerir
      </button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Limite' });
const centavos = () => screen.getByRole('status').textContent;

it('takes reais as they are typed and gives centavos', async () => {
  render(<Money />);
  await userEvent.type(field(), '100000');
  expect(field()).toHaveValue('100.000');
  expect(centavos()).toBe('10000000');
  await userEvent.type(field(), ',5');
  expect(field()).toHaveValue('100.000,5');
  expect(centavos()).toBe('10000050');
});

it('writes the missing cents on leaving, and commits once', async () => {
  const onCommit = jest.fn();
  render(<Money onCommit={onCommit} />);
  await userEvent.type(field(), '1234,5');
  fireEvent.blur(field());
  expect(field()).toHaveValue('1.234,50');
  expect(onCommit.mock.calls).toEqual([[123450, 'limite']]);
});

it.each([
  ['R$ 1.234,56', '123456'],
  ['1234.56', '123456'],
  ['1.234', '123400'],
])('understands %s when it is pasted', async (text, expected) => {
  render(<Money />);
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(centavos()).toBe(expected);
});

it('shows an amount given from outside, and none when it is erased', async () => {
  render(<Money start={5000} />);
  expect(field()).toHaveValue('50,00');
  await userEvent.click(screen.getByRole('button', { name: 'sugerir' }));
  expect(field()).toHaveValue('1.234,56');
  await userEvent.clear(field());
  expect(centavos()).toBe('null');
});

it('takes percent and gives bps, never above the limit', async () => {
  const onChange = jest.fn();
  render(<PercentField name="comissao" label="Comissão" value={null} maxBps={3000} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '7,38');
  expect(onChange).toHaveBeenLastCalledWith(738, 'comissao');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '99');
  expect(onChange).toHaveBeenLastCalledWith(900, 'comissao');
});

it('takes whole numbers only', async () => {
  const onChange = jest.fn();
  render(<NumberField name="km" label="Km" value={null} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '1.2,5a');
  expect(onChange).toHaveBeenLastCalledWith(125, 'km');
});
