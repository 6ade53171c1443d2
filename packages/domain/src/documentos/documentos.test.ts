import fc from 'fast-check';
import { emailEstrito, emailFrouxo } from './email.ts';
import { formatCep, isCep, UFS } from './endereco.ts';
import { formatCnae, isCnae, normalizeCnae } from './cnae.ts';
import { formatDocumento, normalizeDocumento } from './format-documento.ts';
import { formatEmpresa } from './format-empresa.ts';
import { formatPlaca, isPlaca, isChassi, isCodigoFipe } from './veiculo.ts';
import { DDDS, formatTelefone, isCelular, normalizeTelefone } from './telefone.ts';
import { isCnpj, isCpf } from './cpf-cnpj.ts';

/** The reference of the domain design: modulo 11 over ASCII − 48. */
function referenceDigits(base: string): string {
  const digit = (text: string) => {
    const sum = [...text].toReversed().reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * ((index % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = digit(base);
  return `${first}${digit(base + first)}`;
}

it.each(['11144477735', '111.444.777-35', ' 111.444.777-35 '])('accepts the CPF %p', (text) => {
  expect(isCpf(text)).toBe(true);
});

it.each(['11144477736', '11111111111', '1114447773', '111444777355', 'abc11144477735', '', '111-444-777.35'])(
  'refuses the CPF %p',
  (text) => {
    expect(isCpf(text)).toBe(false);
  },
);

it.each(['12ABC34501DE35', '12.ABC.345/01DE-35', '12abc34501de35', '11222333000181', '11.222.333/0001-81'])(
  'accepts the CNPJ %p',
  (text) => {
    expect(isCnpj(text)).toBe(true);
  },
);

it.each(['12ABC34501DE36', '12ABC34501DE3A', '00000000000000', '1122233300018', '12ABC34501D€35', ''])('refuses the CNPJ %p', (text) => {
  expect(isCnpj(text)).toBe(false);
});

it('accepts exactly the check digits of the rule for any letters and digits', () => {
  expect(referenceDigits('12ABC34501DE')).toBe('35');
  const base = fc
    .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 12, maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(base, fc.integer({ min: 0, max: 99 }), (root, other) => {
      fc.pre(new Set(root).size > 1);
      const right = referenceDigits(root);
      expect(isCnpj(root + right)).toBe(true);
      const digits = String(other).padStart(2, '0');
      expect(isCnpj(root + digits)).toBe(digits === right);
    }),
  );
});

it('adds and removes the mask of documents', () => {
  expect(formatDocumento('11144477735')).toBe('111.444.777-35');
  expect(formatDocumento('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatDocumento('123')).toBe('123');
  expect(normalizeDocumento('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

it.each(['ABC1234', 'ABC-1234', 'abc1d23', 'ABC1D23'])('accepts the plate %s', (text) => {
  expect(isPlaca(text)).toBe(true);
});

it.each(['AB12345', 'ABC12D3', 'ABCD123', 'ABC 1234', '', 'ABC1D2'])('refuses the plate %p', (text) => {
  expect(isPlaca(text)).toBe(false);
});

it('shows an old plate with hyphen and a Mercosul one without', () => {
  expect([formatPlaca('abc1234'), formatPlaca('abc-1d23'), formatPlaca('AB')]).toEqual(['ABC-1234', 'ABC1D23', 'AB']);
});

it('accepts a chassis of 17 without I, O and Q', () => {
  expect(isChassi('9bwzzz377vt004251')).toBe(true);
  for (const text of ['9BWZZZ377VT00425', '9BWZZZ377VT0042511', '9BWZZZ377VTO04251', 'IBWZZZ377VT004251', 'QBWZZZ377VT004251']) {
    expect(isChassi(text)).toBe(false);
  }
});

it('accepts a FIPE code with its digit', () => {
  expect([isCodigoFipe('004381-8'), isCodigoFipe('0043818'), isCodigoFipe('04381-8')]).toEqual([true, false, false]);
});

it('accepts postcodes that can exist, and shows them with hyphen', () => {
  expect(['01310-100', '01310100', '00310-100', '1310-100', '0131010'].map(isCep)).toEqual([true, true, false, false, false]);
  expect([formatCep('01310100'), formatCep('013')]).toEqual(['01310-100', '013']);
});

it('accepts a CNAE subclass with or without punctuation, stores its digits, and shows it with punctuation', () => {
  expect(['4711302', '4711-3/02', '47.11-3-02', '471130', '4711-3', 'padaria'].map(isCnae)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(normalizeCnae('47.11-3/02')).toBe('4711302');
  expect([formatCnae('4711302'), formatCnae('4711')]).toEqual(['4711-3/02', '4711']);
});

it('accepts mobiles of the 67 areas in use, with or without country', () => {
  expect(DDDS.size).toBe(67);
  const unused = '20 23 25 26 29 30 36 39 40 50 52 56 57 58 59 60 70 72 76 78 80 90 10 00'.split(' ');
  expect(unused.filter((ddd) => DDDS.has(ddd))).toEqual([]);
  expect(['(11) 90000-1234', '+55 11 90000-1234', '11900001234'].map(isCelular)).toEqual([true, true, true]);
  expect(['(20) 90000-1234', '(11) 3000-1234', '(11) 80000-1234', '9 0000-1234', 'tel 11900001234', ''].map(isCelular)).toEqual(
    Array(6).fill(false),
  );
});

it('shows phones of ten and eleven digits', () => {
  expect([formatTelefone('1130001234'), formatTelefone('+5511900001234'), formatTelefone('123')]).toEqual([
    '(11) 3000-1234',
    '(11) 90000-1234',
    '123',
  ]);
  expect(normalizeTelefone('55 9000-1234')).toBe('5590001234');
});

it('lets a loose e-mail be text, @, text, a dot, a character', () => {
  expect(['a@b.c', 'a b@c.d', '@b.c', 'a@b', 'a@.c', 'a@b.'].map(emailFrouxo)).toEqual([true, false, false, false, false, false]);
});

it.each([
  'ana@corretora.com.br',
  "o'neil+x@a-b.io",
  'a@[10.0.0.1]',
  `a@b.${'c'.repeat(24)}`,
  'A.B@C.MUSEUM',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
])('accepts the strict e-mail %s', (text) => {
  expect(emailEstrito(text)).toBe(true);
});

it.each([
  'a@b.c',
  `a@b.${'c'.repeat(25)}`,
  'a@b.c0m',
  'a@[10.0.0.256]',
  'a@[10.0.0]',
  '.a@b.com',
  'a..b@b.com',
  'a@-b.com',
  'a@b..com',
  'a@b',
  '@b.com',
  'a@b@c.com',
  'a b@c.com',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(126)}com`,
  '',
])('refuses the strict e-mail %p', (text) => {
  expect(emailEstrito(text)).toBe(false);
});

it('judges a hostile e-mail at once', () => {
  const before = process.hrtime.bigint();
  emailEstrito(`${'a.'.repeat(50_000)}@`);
  emailEstrito(`a@${'a-'.repeat(50_000)}`);
  emailFrouxo(`${'@.'.repeat(50_000)} `);
  expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(200);
});

it('shows company names with capitals and the accents their slugs left out', () => {
  expect([formatEmpresa('lobo_guara_seguradora'), formatEmpresa('PET'), formatEmpresa('_a__b_'), formatEmpresa('')]).toEqual([
    'Lobo-Guará Seguradora',
    'Pet',
    'A B',
    '',
  ]);
});

it('knows 27 states', () => {
  expect(new Set(UFS).size).toBe(27);
});
