import fc from 'fast-check';
import { readBlocoColado } from './read-bloco-colado.ts';

const hoje = '2026-11-21';
const mensagem = `Bom dia! Cotar o Onix placa abc-1d23 da Zélia, CPF 111.444.777-35,
nasc. 12/04/1985, CEP 37500-100. Dorme em casa, CEP de pernoite 01310-100.
Vigência a partir de 01/12/2026. zelia@exemplo.test, (35) 99999-1234`;

it('finds plate, document, postcodes, days, e-mail and mobile number, each in its field', () => {
  expect(readBlocoColado(mensagem, hoje)).toEqual({
    'risco.segurado.pessoa': 'PF',
    'risco.segurado.documento': '11144477735',
    'risco.veiculo.placa': 'ABC1D23',
    'risco.segurado.cep': '37500100',
    'risco.pernoite.cepPernoite': '01310100',
    'risco.segurado.nascimento': '1985-04-12',
    'risco.seguro.vigIni': '2026-12-01',
    'risco.seguro.vigFim': '2027-12-01',
    'risco.segurado.email': 'zelia@exemplo.test',
    'risco.segurado.celular': '35999991234',
  });
});

it('tells a company by its document, and the end of the policy being renewed by the word before it', () => {
  expect(readBlocoColado('CNPJ 12.ABC.345/01DE-35 vencimento: 2026-12-05', hoje)).toEqual({
    'risco.segurado.pessoa': 'PJ',
    'risco.segurado.documento': '12ABC34501DE35',
    'risco.seguro.fimVigAnterior': '2026-12-05',
  });
});

it.each([['CPF 111.444.777-36'], ['31/02/1985'], ['pedido 12345'], ['fale comigo amanhã'], ['']])(
  'leaves alone what does not hold: %s',
  (texto) => {
    expect(readBlocoColado(texto, hoje)).toEqual({});
  },
);

it('reads any text without failing, and never a document that is not one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (texto) => {
      const lido = readBlocoColado(texto, hoje);
      expect(Object.values(lido).every((valor) => valor.length > 0)).toBe(true);
    }),
  );
});
