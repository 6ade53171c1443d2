import * as z from 'zod/mini';
import { desencontrosDe, type Esquema } from './esquema-compativel.ts';

const schemaOf = (type: z.core.$ZodType): Esquema => z.toJSONSchema(type) as Esquema;
const pedido = z.object({ id: z.uuid(), nome: z.string(), valor: z.optional(z.int()) });
const between = (produz: z.core.$ZodType, consome: z.core.$ZodType) => desencontrosDe(schemaOf(produz), schemaOf(consome));

it('finds nothing between a schema and itself, deep and recursive ones included', () => {
  const arvore = z.object({
    nome: z.string(),
    get filhos() {
      return z.array(arvore);
    },
  });
  const fundo = z.object({ itens: z.array(z.object({ a: z.nullable(z.enum(['x', 'y'])), b: z.union([z.string(), z.number()]) })) });
  for (const um of [pedido, arvore, fundo, z.null(), z.record(z.string(), z.int())]) expect(between(um, um)).toEqual([]);
});

it('names a required field that is gone or was renamed', () => {
  expect(between(z.object({ id: z.uuid(), titulo: z.string() }), pedido)).toEqual([{ campo: 'nome', problema: 'ausente' }]);
});

it('names a required field that became optional', () => {
  expect(between(z.object({ id: z.uuid(), nome: z.optional(z.string()) }), pedido)).toEqual([{ campo: 'nome', problema: 'opcional' }]);
});

it('names a field of another type, however deep, required or not', () => {
  const deep = (leaf: z.core.$ZodType) => z.object({ itens: z.array(z.object({ premio: leaf })) });
  expect(between(deep(z.string()), deep(z.int()))).toEqual([{ campo: 'itens[].premio', problema: 'outro tipo' }]);
  expect(between(z.object({ id: z.uuid(), nome: z.string(), valor: z.string() }), pedido)).toEqual([
    { campo: 'valor', problema: 'outro tipo' },
  ]);
  expect(between(z.object({ em: z.iso.date() }), z.object({ em: z.iso.datetime() }))).toEqual([{ campo: 'em', problema: 'outro tipo' }]);
});

it('accepts a narrower type and refuses a wider one', () => {
  expect(between(z.object({ a: z.int() }), z.object({ a: z.number() }))).toEqual([]);
  expect(between(z.object({ a: z.string() }), z.object({ a: z.nullable(z.string()) }))).toEqual([]);
  expect(between(z.object({ a: z.nullable(z.string()) }), z.object({ a: z.string() }))).toEqual([{ campo: 'a', problema: 'outro tipo' }]);
  expect(between(z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'y']) }))).toEqual([]);
  expect(between(z.object({ a: z.enum(['x', 'z']) }), z.object({ a: z.enum(['x', 'y']) }))).toEqual([
    { campo: 'a', problema: 'valor novo' },
  ]);
  expect(between(z.object({ a: z.string() }), z.object({ a: z.literal('x') }))).toEqual([{ campo: 'a', problema: 'valor novo' }]);
  expect(between(z.object({ a: z.unknown() }), z.object({ a: z.string() }))).toEqual([{ campo: 'a', problema: 'outro tipo' }]);
});

it('accepts an extra field, which the consumer ignores', () => {
  expect(between(z.object({ id: z.uuid(), nome: z.string(), novo: z.string() }), pedido)).toEqual([]);
});

it('compares records and combined schemas', () => {
  expect(between(z.record(z.string(), z.string()), z.record(z.string(), z.int()))).toEqual([{ campo: '*', problema: 'outro tipo' }]);
  const ambos = z.intersection(z.object({ id: z.uuid() }), z.object({ nome: z.string() }));
  expect(between(ambos, ambos)).toEqual([]);
  expect(between(ambos, pedido)).toEqual([]);
  expect(between(z.object({ id: z.uuid() }), ambos)).toEqual([{ campo: 'nome', problema: 'ausente' }]);
});
