import { type BancoDeTeste, createBanco } from '../testing/banco-de-teste.ts';
import { describeArmazem, umRegistro, until } from '../testing/comportamento-armazem.ts';
import { RegistroCorrompido } from './armazem.ts';
import { createArmazemPostgres } from './armazem-postgres.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await createBanco();
});
afterAll(() => banco.drop());

describeArmazem(() => createArmazemPostgres(banco.url));

it('creates its schema once, even when several processes start together', async () => {
  const novo = await createBanco();
  const armazens = await Promise.all(Array.from({ length: 6 }, () => createArmazemPostgres(novo.url)));
  expect(await armazens[0]?.append('local', umRegistro(1))).toBe('ok');
  await Promise.all(armazens.map((armazem) => armazem.close()));
  await novo.drop();
});

it.each([
  'update composicao.registro set registro = registro',
  'delete from composicao.registro',
  'truncate composicao.registro',
  'delete from composicao.construcao',
])('the database itself refuses: %s', async (sql) => {
  await expect(banco.query(sql)).rejects.toThrow(/só cresce/);
});

it('refuses a sequence that would leave a gap', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  expect(await armazem.append('lacuna', umRegistro(2))).toBe('ocupada');
  expect(await armazem.read('lacuna', 0)).toEqual([]);
  await armazem.close();
});

it('answers ok to a writer that repeats an entry already stored', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  const registro = umRegistro(1);
  expect([await armazem.append('repetida', registro), await armazem.append('repetida', registro)]).toEqual(['ok', 'ok']);
  expect(await armazem.read('repetida', 0)).toHaveLength(1);
  await armazem.close();
});

it('reports a row that cannot be read, and returns the entries before it', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  await armazem.append('podre', umRegistro(1));
  await banco.query(`insert into composicao.registro (diario, sequencia, registro) values ('podre', 2, '{"meio": true}')`);
  const erro: unknown = await armazem.read('podre', 0).catch((error: unknown) => error);
  expect(erro).toBeInstanceOf(RegistroCorrompido);
  expect(erro).toMatchObject({ onde: 'composicao.registro (podre, 2)', bons: [{ sequencia: 1 }] });
  await armazem.close();
});

it('keeps writing, reading and listening after every connection was cut', async () => {
  const [armazem, outro] = await Promise.all([createArmazemPostgres(banco.url), createArmazemPostgres(banco.url)]);
  const vistos: (string | null)[] = [];
  outro.onAppend((diario) => vistos.push(diario));
  await banco.cutConnections();
  expect(await armazem.append('queda', umRegistro(1))).toBe('ok');
  // notifications missed meanwhile are reported as null: any log may have grown
  await until(() => vistos.includes(null) || vistos.includes('queda'));
  await until(() => vistos.length > 0);
  vistos.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 700));
  await armazem.append('queda', umRegistro(2));
  await until(() => vistos.includes('queda'));
  expect(await outro.read('queda', 0)).toHaveLength(2);
  await Promise.all([armazem.close(), outro.close()]);
});
