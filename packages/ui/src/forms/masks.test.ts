import { createMask } from 'imask';
import { type MaskName, masks } from './masks.ts';

/** Types a text one character at a time, as a person does. */
function typed(mask: MaskName, text: string) {
  const made = createMask(masks[mask].options);
  for (const char of text) made.append(char, { input: true });
  return { shown: made.value, stored: masks[mask].store(made.unmaskedValue) };
}

it.each<[MaskName, string, string, string]>([
  ['cpf', '52998224725', '529.982.247-25', '52998224725'],
  ['cpf', '529a98224725', '529.982.247-25', '52998224725'],
  ['cnpj', '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cnpj', '12abc34501dexx', '12.ABC.345/01DE-', '12ABC34501DE'],
  ['cpfCnpj', '52998224725', '529.982.247-25', '52998224725'],
  ['cpfCnpj', '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['cpfCnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cep', '01310100', '01310-100', '01310100'],
  ['celular', '11987654321', '(11) 98765-4321', '11987654321'],
  ['placa', 'abc1d23', 'ABC1D23', 'ABC1D23'],
  ['placa', 'abc1234', 'ABC-1234', 'ABC1234'],
  ['placa', '1abc1d23', 'ABC1D23', 'ABC1D23'],
  ['fipe', '0010049', '001004-9', '001004-9'],
  ['chassi', '9bwzzz377vt004251', '9BWZZZ377VT004251', '9BWZZZ377VT004251'],
  ['chassi', '9bwIzOzQz377vt004251', '9BWZZZ377VT004251', '9BWZZZ377VT004251'],
])('%s: typing %s shows %s and keeps %s', (mask, text, shown, stored) => {
  expect(typed(mask, text)).toEqual({ shown, stored });
});

it('loses the country code of a phone number pasted whole', () => {
  const made = createMask(masks.celular.options);
  made.append('+55 11 98765-4321', { input: true });
  expect(made.value).toBe('(11) 98765-4321');
});

it('goes back to CPF when the extra digits of a CNPJ are erased', () => {
  const made = createMask(masks.cpfCnpj.options);
  for (const char of '112223330001') made.append(char, { input: true });
  expect(made.value).toBe('11.222.333/0001');
  made.remove(made.value.length - 1, made.value.length);
  expect(made.value).toBe('112.223.330-00');
});
