import fc from 'fast-check';
import { temLink, textoSemLinks } from './texto-sem-links.ts';

it.each([
  'http://premios.example/x',
  'HTTPS://PREMIOS.EXAMPLE',
  'veja www.premios.example',
  'premios.com',
  'entre em premios.com.br/ganhe agora',
  'ｐｒｅｍｉｏｓ．ｃｏｍ',
  'pre\u200bmios.c\u200bom',
  'javascript://x',
  'sorteio.xyz?u=1',
])('sees the address in %j', (texto) => expect(temLink(texto)).toBe(true));

it.each([
  'Olá, Ana. Preparamos as opções.Qualquer dúvida, conte comigo.',
  'Corretora S.A. e Cia. Ltda.',
  'R$ 1.234,56 em 10x de R$ 123,45',
  'fale com ana@corretora.com.br',
  'Onix 1.0 2023 · ABC1D23',
  'vale até 10.12.2026',
])('sees none in %j', (texto) => expect(temLink(texto)).toBe(false));

it('converts any text to one line without addresses', () => {
  expect(textoSemLinks('Ana\r\nBcc: x@y.test\nhttp://x.example/a', 80)).toBe('Ana Bcc: x@y.test');
  expect(textoSemLinks('Vale do Sapucaí Corretora', 80)).toBe('Vale do Sapucaí Corretora');
  expect(textoSemLinks('GANHOU premios.com', 80)).toBe('GANHOU');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      const limpo = textoSemLinks(texto, 40);
      expect(limpo).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect([...limpo].length).toBeLessThanOrEqual(40);
    }),
  );
});
