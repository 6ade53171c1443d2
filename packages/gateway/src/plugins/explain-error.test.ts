import * as z from 'zod/mini';
import { type BancoTeste, createTestDatabase } from '../testing/test-database.ts';
import { explainError, sayMotivo } from './explain-error.ts';

let banco: BancoTeste;
beforeAll(async () => (banco = await createTestDatabase()));
afterAll(() => banco.drop());

const CPF = '111.444.777-35';
const failed = (sql: string, ...params: unknown[]): Promise<unknown> =>
  banco.db
    .global((tx) => tx.rows(sql, params))
    .then(
      () => 'nothing failed',
      (error: unknown) => error,
    );
const refused = (valor: unknown) =>
  z.safeParse(z.object({ itens: z.array(z.object({ ativo: z.boolean() })), notas: z.record(z.string(), z.int()) }), valor).error;

it.each([
  ['a column that is not there', 'select nome_que_nao_ha from balcao.usuario', [], 'column "nome_que_nao_ha" does not exist'],
  ['a value of the wrong type', 'select $1::uuid', [CPF], `invalid input syntax for type uuid: "${CPF}"`],
])('includes PostgreSQL’s message in development: %s', async (_, sql, params, words) => {
  const motivo = explainError(await failed(sql, ...params), { withData: true });
  expect(motivo.message).toContain(words);
  expect(sayMotivo(motivo)).toContain(words);
});

it.each([
  ['names of the schema stay', 'select nome_que_nao_ha from balcao.usuario', [], '42703 column "nome_que_nao_ha" does not exist'],
  ['what was typed goes', 'select $1::uuid', [CPF], '22P02 invalid input syntax for type uuid'],
  ['so does what a function of ours says of it', `do $$ begin raise exception 'quem: ${CPF}'; end $$`, [], 'P0001 quem'],
])('includes the message without data elsewhere: %s', async (_, sql, params, words) => {
  const motivo = explainError(await failed(sql, ...params), { withData: false });
  expect(sayMotivo(motivo)).toBe(words);
  expect(JSON.stringify(motivo)).not.toContain(CPF);
});

it('lists each path that a schema refused', () => {
  const error = refused({ itens: [{ ativo: 'sim' }], notas: { [CPF]: 'dez' } });
  const aberto = sayMotivo(explainError(error, { withData: true }));
  expect(aberto).toContain('itens.0.ativo: invalid_type (boolean)');
  expect(aberto).toContain(`notas.${CPF}: `);
  const fechado = explainError(error, { withData: false });
  expect(fechado.campos).toEqual(['itens.0.ativo: invalid_type (boolean)', 'notas.*: invalid_type (number)']);
  expect(JSON.stringify(fechado)).not.toContain(CPF);
});

it('reports the stack of any other error, and its message only in development', () => {
  const error = new TypeError(`quebrou com ${CPF}`);
  expect(sayMotivo(explainError(error, { withData: true }))).toBe(`quebrou com ${CPF}`);
  const fechado = explainError(error, { withData: false });
  expect(sayMotivo(fechado)).toBe('TypeError');
  expect(fechado.stack).toContain('explain-error.test');
  expect(explainError('só um texto', { withData: true })).toMatchObject({ type: 'string', message: 'só um texto' });
});
