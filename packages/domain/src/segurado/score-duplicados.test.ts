import fc from 'fast-check';
import { type PessoaComparada, scoreDuplicado, SUGESTAO_DE_DUPLICADO } from './score-duplicados.ts';

const pessoa = (mudancas: Partial<PessoaComparada>): PessoaComparada => ({
  documento: null,
  nome: 'José da Silva',
  nascimento: null,
  emails: [],
  telefones: [],
  ...mudancas,
});
const motivos = (a: PessoaComparada, b: PessoaComparada): string[] => scoreDuplicado(a, b).motivos.map(({ motivo }) => motivo);

it('a document is enough alone, whatever its mask', () => {
  const [a, b] = [pessoa({ documento: '111.444.777-35', nome: 'José' }), pessoa({ documento: '11144477735', nome: 'Outro' })];
  expect(scoreDuplicado(a, b)).toEqual({ pontos: 100, motivos: [{ motivo: 'DOCUMENTO', pontos: 100 }] });
});

it('so are name and birthday, without accents and case', () => {
  const [a, b] = [pessoa({ nascimento: '1980-01-01' }), pessoa({ nome: 'JOSE  DA SILVA', nascimento: '1980-01-01' })];
  expect(motivos(a, b)).toEqual(['NOME_E_NASCIMENTO']);
  expect(scoreDuplicado(a, b).pontos).toBeGreaterThanOrEqual(SUGESTAO_DE_DUPLICADO);
});

it('a name alone is not, with a telephone it is, and with two birthdays it is worth nothing', () => {
  expect(scoreDuplicado(pessoa({}), pessoa({})).pontos).toBeLessThan(SUGESTAO_DE_DUPLICADO);
  const telefones = ['+55 (11) 90000-1234'];
  expect(motivos(pessoa({ telefones }), pessoa({ telefones: ['11900001234'] }))).toEqual(['TELEFONE', 'NOME']);
  expect(scoreDuplicado(pessoa({ telefones }), pessoa({ telefones: ['11900001234'] })).pontos).toBe(SUGESTAO_DE_DUPLICADO);
  expect(motivos(pessoa({ nascimento: '1980-01-01' }), pessoa({ nascimento: '1990-01-01' }))).toEqual([]);
});

it('an e-mail of one of several is found, in any case', () => {
  expect(motivos(pessoa({ nome: 'A', emails: ['x@y.test', 'Z@y.test'] }), pessoa({ nome: 'B', emails: ['z@Y.test '] }))).toEqual(['EMAIL']);
});

it.each([
  ['11144477735', '11144477753', true],
  ['11144477735', '11144477736', true],
  ['11144477735', '11144477785', true],
  ['11144477735', '11144477700', false],
  ['11144477735', '1114447773', false],
])('%s and %s as a slip of the hand: %p', (a, b, isParecido) => {
  expect(motivos(pessoa({ documento: a, nome: 'A' }), pessoa({ documento: b, nome: 'B' })).includes('DOCUMENTO_PARECIDO')).toBe(isParecido);
});

it('nothing empty is alike', () => {
  const vazia = pessoa({ nome: '', documento: '', emails: [''], telefones: ['', '-'] });
  expect(scoreDuplicado(vazia, vazia)).toEqual({ pontos: 0, motivos: [] });
});

it('is symmetric, between 0 and 100, and the sum of its reasons up to that', () => {
  const umaPessoa = fc.record({
    documento: fc.option(fc.constantFrom('11144477735', '11144477753', '12ABC34501DE35'), { nil: null }),
    nome: fc.constantFrom('José', 'JOSE', 'Ana', ''),
    nascimento: fc.option(fc.constantFrom('1980-01-01', '1990-01-01'), { nil: null }),
    emails: fc.array(fc.constantFrom('a@b.test', 'A@b.test', 'c@d.test', '')),
    telefones: fc.array(fc.constantFrom('11900001234', '+5511900001234', '1133334444', '')),
  });
  fc.assert(
    fc.property(umaPessoa, umaPessoa, (a, b) => {
      const score = scoreDuplicado(a, b);
      expect(scoreDuplicado(b, a)).toEqual(score);
      expect(score.pontos).toBe(
        Math.min(
          100,
          score.motivos.reduce((total, { pontos }) => total + pontos, 0),
        ),
      );
      if (a.documento !== null) expect(scoreDuplicado(a, a).pontos).toBe(100);
    }),
  );
});
