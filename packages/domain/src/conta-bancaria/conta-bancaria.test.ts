import { judgeConta, normalizeConta } from './conta-bancaria.ts';
import { refuteDigitos } from './digitos-da-conta.ts';

const conta = (banco: string, agencia: string, numero: string) => ({ banco, agencia, conta: numero });

it.each([
  ['Banco do Brasil', conta('001', '1584-9', '00210169-6')],
  ['Banco do Brasil, with a rest of ten', conta('001', '0006-X', '00000006-X')],
  ['Bradesco', conta('237', '1584-9', '0238069-2')],
  ['Bradesco, with a rest of ten', conta('237', '1584-9', '0301357-P')],
  ['Bradesco, with a rest of ten as its channels write it', conta('237', '1584-9', '0301357-0')],
  ['Itaú', conta('341', '2545', '02366-1')],
  ['Santander', conta('033', '0189', '01017417-9')],
  ['Caixa, with its operation', conta('104', '2004', '00100000448-6')],
  ['Caixa, of the new kind, which follows no published rule', conta('104', '2004', '123456789-1')],
  ['a bank that publishes no rule', conta('260', '0001', '1234567-0')],
  ['a branch without its digit', conta('001', '1584', '00210169-6')],
  ['an account longer than the bank has', conta('341', '2545', '123456789-1')],
])('finds the digits of %s right', (_, digitada) => expect(refuteDigitos(digitada)).toEqual([]));

it.each([
  ['the branch of Banco do Brasil', conta('001', '1584-8', '00210169-6'), ['agencia']],
  ['the account of Banco do Brasil', conta('001', '1584-9', '00210169-7'), ['conta']],
  ['an X where a digit is due', conta('001', '1584-9', '00210169-X'), ['conta']],
  ['both of Bradesco', conta('237', '1584-1', '0238069-3'), ['agencia', 'conta']],
  ['Itaú, of another branch', conta('341', '2546', '02366-1'), ['conta']],
  ['Santander', conta('033', '0189', '01017417-8'), ['conta']],
  ['Caixa', conta('104', '2004', '00100000448-5'), ['conta']],
])('refutes %s', (_, digitada, partes) => expect(refuteDigitos(digitada)).toEqual(partes));

it('takes any one digit of an account changed as wrong, at Banco do Brasil', () => {
  const changed = [...'00210169'].map((digito, index, all) => all.with(index, String((Number(digito) + 1) % 10)).join(''));
  for (const numero of changed) expect(refuteDigitos(conta('001', '1584-9', `${numero}-6`))).toEqual(['conta']);
});

it('says what is missing or badly written before it judges digits, each at its field', () => {
  const judge = (banco: string, agencia: string, numero: string) =>
    [...judgeConta({ ...conta(banco, agencia, numero), tipo: 'CORRENTE' }, 'contas.2')].map(({ campo, codigo }) => `${campo} ${codigo}`);
  expect(judge('', '', '')).toEqual(['contas.2.banco obrigatorio', 'contas.2.agencia obrigatorio', 'contas.2.conta obrigatorio']);
  expect(judge('Itaú', '12345678', '123')).toEqual(['contas.2.banco invalido', 'contas.2.agencia invalido', 'contas.2.conta invalido']);
  expect(judge('001', '1584-8', '00210169-7')).toEqual(['contas.2.agencia invalido', 'contas.2.conta invalido']);
  expect(judge('001', '1584-9', '00210169-6')).toEqual([]);
});

it('keeps digits and the check digit as banks print it', () => {
  expect(['12.345-x', ' 0301357-p ', '1584 9'].map(normalizeConta)).toEqual(['12345-X', '0301357-P', '15849']);
});
