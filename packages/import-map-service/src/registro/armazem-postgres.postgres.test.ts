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

it('makes its schema once, however many processes start together', async () => {
  const novo = await createBanco();
  const armazens = await Promise.all(Array.from({ length: 6 }, () => createArmazemPostgres(novo.url)));
  expect(await armazens[0]?.anexar('local', umRegistro(1))).toBe('ok');
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

it('never takes a sequence past a gap', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  expect(await armazem.anexar('lacuna', umRegistro(2))).toBe('ocupada');
  expect(await armazem.ler('lacuna', 0)).toEqual([]);
  await armazem.close();
});

it('says ok again to the writer whose entry had landed', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  const registro = umRegistro(1);
  expect([await armazem.anexar('repetida', registro), await armazem.anexar('repetida', registro)]).toEqual(['ok', 'ok']);
  expect(await armazem.ler('repetida', 0)).toHaveLength(1);
  await armazem.close();
});

it('names a row that cannot be read, and gives what came before', async () => {
  const armazem = await createArmazemPostgres(banco.url);
  await armazem.anexar('podre', umRegistro(1));
  await banco.query(`insert into composicao.registro (diario, sequencia, registro) values ('podre', 2, '{"meio": true}')`);
  const erro: unknown = await armazem.ler('podre', 0).catch((error: unknown) => error);
  expect(erro).toBeInstanceOf(RegistroCorrompido);
  expect(erro).toMatchObject({ onde: 'composicao.registro (podre, 2)', bons: [{ sequencia: 1 }] });
  await armazem.close();
});

it('goes on after every connection was cut: writes, reads and hears', async () => {
  const [armazem, outro] = await Promise.all([createArmazemPostgres(banco.url), createArmazemPostgres(banco.url)]);
  const vistos: (string | null)[] = [];
  outro.aoAnexar((diario) => vistos.push(diario));
  await banco.cutConnections();
  expect(await armazem.anexar('queda', umRegistro(1))).toBe('ok');
  // what was missed meanwhile is told as "maybe any"
  await until(() => vistos.includes(null) || vistos.includes('queda'));
  await until(() => vistos.length > 0);
  vistos.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 700));
  await armazem.anexar('queda', umRegistro(2));
  await until(() => vistos.includes('queda'));
  expect(await outro.ler('queda', 0)).toHaveLength(2);
  await Promise.all([armazem.close(), outro.close()]);
});
