import * as fc from 'fast-check';
import { scrubEvento } from './scrub-evento.ts';

it('keeps numbers, flags, ids and short terms of the product', () => {
  const usuarioId = '0190b000-0000-7000-8000-000000000001';
  const payload = { tentativa: 2, aberto: true, usuarioId, motivo: 'expirada', parcela: 'root-config', vazio: null };
  expect(scrubEvento(payload)).toEqual(payload);
});

it.each([
  ['a sentence', 'Orçamento salvo'],
  ['an e-mail', 'rita@balcao.test'],
  ['a CPF', '52998224725'],
  ['a formatted CPF', '529.982.247-25'],
  ['a plate', 'abc1d23'],
  ['an address', '/multicalculo/1?nome=rita'],
  ['a name in capitals', 'RITA'],
  ['a birthday', '1980-02-01'],
])('hides %s', (_, valor) => {
  expect(scrubEvento({ campo: valor })).toEqual({ campo: '•••' });
});

it('hides what people write or are called even when it is one small word', () => {
  expect(scrubEvento({ nome: 'rita', nomeSegurado: 'silva', cidade: 'itajubá', busca: 'onix' })).toEqual({
    nome: '•••',
    nomeSegurado: '•••',
    cidade: '•••',
    busca: '•••',
  });
});

it('hides numbers as long as a document or a telephone', () => {
  expect(scrubEvento({ a: 52_998_224_725, b: 35_999_990_000, c: 123_456_789 })).toEqual({ a: '•••', b: '•••', c: 123_456_789 });
});

it('counts lists, goes into objects, and leaves out names that are data', () => {
  expect(scrubEvento({ servicos: ['x', 'y'], risco: { veiculo: { placa: 'ABC1D23', ano: 2024 } }, 'rita@balcao.test': 1 })).toEqual({
    'servicos.quantos': 2,
    'risco.veiculo.placa': '•••',
    'risco.veiculo.ano': 2024,
  });
});

it('is empty for a payload that is not an object', () => {
  expect([null, 'rita', 7, ['rita']].map(scrubEvento)).toEqual([{}, {}, {}, {}]);
});

it('never keeps a capital letter, a space or a run of digits', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.emailAddress())), (payload) => {
      const texts = Object.values(scrubEvento(payload)).filter((valor) => typeof valor === 'string');
      expect(texts.every((texto) => texto === '•••' || /^[a-z\-_:.]{1,30}$/.test(texto))).toBe(true);
    }),
  );
});
