import { umRascunho } from '../../testing/test-quoting.ts';
import { nomeDoCliente } from './envio.model.ts';

it.each([
  ['11144477735', 'Zélia Conceição Prado', 'Zélia'],
  ['11222333000181', 'Farmácia do Vale S.A.', 'Farmácia do Vale S.A.'],
  ['', '  ', 'cliente'],
])('calls the client of document %s, %s, %s', (documento, nome, expected) => {
  const rascunho = umRascunho('c');
  const risco = { ...rascunho.risco, segurado: { ...rascunho.risco.segurado, documento, nome } };
  expect(nomeDoCliente({ formulario: 'AUTO', rascunho: { ...rascunho, risco } as never }).toLowerCase()).toBe(expected.toLowerCase());
});
