import { foldNumero } from '@balcao/domain';
import { type BancoTeste, createTestDatabase } from '../../testing/test-database.ts';

let banco: BancoTeste;
beforeAll(async () => {
  banco = await createTestDatabase();
});
afterAll(() => banco.drop());

const ONDE = { assinaturaId: crypto.randomUUID(), usuarioId: crypto.randomUUID() };
const foldedBy = (numeros: readonly string[]) =>
  banco.db.tenant(ONDE, async (tx) =>
    (
      await tx.rows<{ dobrado: string }>(
        'select balcao.numero_dobrado(t.n) as dobrado from unnest($1::text[]) with ordinality t (n, ordem) order by t.ordem',
        [numeros],
      )
    ).map(({ dobrado }) => dobrado),
  );

it('is found in the database by the number its statement is compared by, whatever letters that has', async () => {
  // neither no character nor halves of one: the database keeps none
  const letras = Array.from({ length: 0xffff }, (_, n) => n + 1).filter((codigo) => codigo < 0xd800 || codigo > 0xdfff);
  const numeros = [...letras.map((codigo) => `0${String.fromCharCode(codigo)}7`), ' 0531.0001-2 ', '00', '', 'ap/ção-0012'];
  expect(await foldedBy(numeros)).toEqual(numeros.map((numero) => foldNumero(numero)));
});
