import { LIMITE_DOCUMENTO } from '@balcao/contracts';
import { isVivo, percentOf, recusaDoArquivo } from './envios.model.ts';

const bytes = (texto: string) => new TextEncoder().encode(texto);

it.each([
  ['a PDF', 10, bytes('%PDF-1.7'), null],
  ['nothing', 0, bytes(''), 'vazio'],
  ['one byte too many', LIMITE_DOCUMENTO + 1, bytes('%PDF-1.7'), 'grande'],
  ['the largest there is', LIMITE_DOCUMENTO, bytes('%PDF-1.7'), null],
  ['a page called a PDF', 10, bytes('<html><'), 'tipo'],
  ['the beginning of a PDF alone', 3, bytes('%PD'), 'tipo'],
])('judges %s by what it is', (_, tamanho, comeco, recusa) => {
  expect(recusaDoArquivo(tamanho, comeco)).toBe(recusa);
});

it('says how far a file is, and whether it may go on', () => {
  expect([percentOf({ enviados: 1, bytes: 3 }), percentOf({ enviados: 0, bytes: 0 }), percentOf({ enviados: 9, bytes: 9 })]).toEqual([
    33, 0, 100,
  ]);
  expect((['NA_FILA', 'ENVIANDO', 'PAUSADO', 'PRONTO', 'CONHECIDO', 'FALHOU'] as const).map((estado) => isVivo({ estado }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
