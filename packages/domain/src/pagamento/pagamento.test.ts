import fc from 'fast-check';
import { encodeBrCode } from '../cobranca/br-code.ts';
import { addDias } from '../datas/add-dias.ts';
import { readCopiaECola, writePixEstatico } from './copia-e-cola.ts';
import { digitoMod10, digitoMod11Arrecadacao, digitoMod11Boleto } from './digitos-verificadores.ts';
import { fatorDoVencimento, readLinhaDigitavel, vencimentoDoFator, writeLinhaDigitavel } from './linha-digitavel.ts';

const HOJE = '2026-11-26';
/** The example of the published layouts (Banco do Brasil): R$ 1,00, due on 31/12/2007. */
const LINHA_PUBLICADA = '00190.50095 40144.816069 06809.350314 3 37370000000100';
/** The static code of the Central Bank's manual. */
const PIX_PUBLICADO =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe('check digits', () => {
  it.each([
    ['001905009', 5],
    ['4014481606', 9],
    ['0680935031', 4],
  ])('modulo 10 of %s is %d', (digitos, esperado) => expect(digitoMod10(digitos)).toBe(esperado));
  it('modulo 11 of the bar code and of a collection slip are the published ones', () => {
    expect(digitoMod11Boleto('0019373700000001000500940144816060680935031')).toBe(3);
    expect(digitoMod11Arrecadacao('01230067896')).toBe(0);
  });
});

describe('due factor', () => {
  it.each([
    [1000, '2000-07-10', '2000-07-03'],
    [3737, '2008-01-05', '2007-12-31'],
    [9999, '2025-02-20', '2025-02-21'],
    [1000, '2025-02-01', '2025-02-22'],
    [1000, '2026-01-15', '2025-02-22'],
    [1001, HOJE, '2025-02-23'],
    [9999, HOJE, '2025-02-21'],
  ])('%d seen on %s is %s', (fator, hoje, dia) => expect(vencimentoDoFator(fator, hoje)).toBe(dia));
  it('says no day for 0', () => expect(vencimentoDoFator(0, HOJE)).toBeNull());
  it('is written and read back for every day up to ten years after the one it is seen on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600 }), fc.integer({ min: 0, max: 700 }), (depois, antes) => {
        const dia = addDias('2025-02-22', depois);
        expect(vencimentoDoFator(fatorDoVencimento(dia), addDias(dia, -antes))).toBe(dia);
      }),
    );
  });
});

describe('typed line', () => {
  it('reads the published example', () => {
    expect(readLinhaDigitavel(LINHA_PUBLICADA, '2008-01-05')).toEqual({
      tipo: 'BANCARIO',
      linha: '00190500954014481606906809350314337370000000100',
      codigoDeBarras: '00193373700000001000500940144816060680935031',
      banco: '001',
      valorCentavos: 100,
      vencimento: '2007-12-31',
    });
  });
  it('reads a collection slip, modulo 11 and modulo 10', () => {
    expect(readLinhaDigitavel('83640000001 1 33120138000 2 81288462711 6 08013618155 1'.replaceAll(' ', ''), HOJE)).toMatchObject({
      tipo: 'ARRECADACAO',
      valorCentavos: 13_312,
      vencimento: null,
    });
    expect(readLinhaDigitavel('846700000017435900240209024050002435842210108119', HOJE)?.tipo).toBe('ARRECADACAO');
  });
  it('refuses a line with any one digit changed', () => {
    const linha = LINHA_PUBLICADA.replace(/\D/g, '');
    for (let at = 0; at < linha.length; at += 1) {
      const outro = String((Number(linha[at]) + 1) % 10);
      expect(readLinhaDigitavel(linha.slice(0, at) + outro + linha.slice(at + 1), HOJE)).toBeNull();
    }
  });
  it('is written and read back', () => {
    const livre = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 25, maxLength: 25 }).map((digitos) => digitos.join(''));
    fc.assert(
      fc.property(
        livre,
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 2_000 }),
        (campoLivre, valorCentavos, dias) => {
          const vencimento = addDias('2025-06-01', dias);
          const linha = writeLinhaDigitavel({ banco: '237', vencimento, valorCentavos, campoLivre });
          expect(readLinhaDigitavel(linha, '2026-11-26')).toMatchObject({ banco: '237', vencimento, valorCentavos });
        },
      ),
    );
  });
});

describe('Pix copia e cola', () => {
  it('reads the published static code, which says no amount and no identifier', () => {
    expect(readCopiaECola(PIX_PUBLICADO)).toEqual({
      chave: '123e4567-e12b-12d1-a456-426655440000',
      location: null,
      valorCentavos: null,
      nome: 'Fulano de Tal',
      cidade: 'BRASILIA',
      txid: null,
    });
  });
  it('reads a dynamic code by where its charge is', () => {
    const codigo = encodeBrCode({ location: 'pix.example.com/qr/v2/cobv/9d36', nome: 'Balcão', cidade: 'São Paulo' });
    expect(readCopiaECola(codigo)).toMatchObject({ chave: null, location: 'pix.example.com/qr/v2/cobv/9d36', cidade: 'Sao Paulo' });
  });
  it('refuses a code with any one character changed, and one in another currency', () => {
    for (let at = 0; at < PIX_PUBLICADO.length; at += 1) {
      const outro = PIX_PUBLICADO[at] === '0' ? '1' : '0';
      expect(readCopiaECola(PIX_PUBLICADO.slice(0, at) + outro + PIX_PUBLICADO.slice(at + 1))).toBeNull();
    }
  });
  it('is written and read back with its amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.stringMatching(/^[A-Za-z0-9]{1,25}$/), (valorCentavos, txid) => {
        const codigo = writePixEstatico({ chave: 'pix@exemplo.test', valorCentavos, nome: 'Jequitibá Seguros', cidade: 'São Paulo', txid });
        expect(readCopiaECola(codigo)).toMatchObject({ chave: 'pix@exemplo.test', valorCentavos, txid });
      }),
    );
  });
});
