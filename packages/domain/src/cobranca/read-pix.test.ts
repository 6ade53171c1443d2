import { crc16, emvField, encodeBrCode } from './br-code.ts';
import { readPix } from './read-pix.ts';

const close = (corpo: string): string => `${corpo}6304${crc16(`${corpo}6304`)}`;
const estatico = (valor: string | null, conta = emvField('00', 'br.gov.bcb.pix') + emvField('01', 'pix@exemplo.test')): string =>
  close(
    [
      emvField('00', '01'),
      emvField('26', conta),
      emvField('52', '0000'),
      emvField('53', '986'),
      ...(valor === null ? [] : [emvField('54', valor)]),
      emvField('58', 'BR'),
      emvField('59', 'Jequitiba Seguros'),
      emvField('60', 'Itu'),
    ].join(''),
  );

it.each([
  ['350.00', 35_000],
  ['350.5', 35_050],
  ['350', 35_000],
  [null, null],
])('reads the code of a key that says %s', (valor, valorCentavos) => {
  expect(readPix(estatico(valor))).toEqual({ recebedor: 'Jequitiba Seguros', cidade: 'Itu', valorCentavos });
});

it('reads the code of a charge', () => {
  expect(readPix(encodeBrCode({ location: 'pix.exemplo.test/qr/v2/1', nome: 'Prado', cidade: 'Itu' }))).toEqual({
    recebedor: 'Prado',
    cidade: 'Itu',
    valorCentavos: null,
  });
});

it('believes no code that was altered, cut, or of another scheme', () => {
  const certo = estatico('350.00');
  expect(readPix(certo.replace('350.00', '351.00'))).toBeNull();
  expect(readPix(certo.slice(0, -1))).toBeNull();
  expect(readPix('')).toBeNull();
  expect(readPix(estatico('1.00', emvField('00', 'outro.esquema') + emvField('01', 'x')))).toBeNull();
  expect(readPix(estatico('1.00', emvField('00', 'br.gov.bcb.pix')))).toBeNull();
});
