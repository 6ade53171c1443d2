import { mkdtemp, readdir, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeArmazem, umRegistro } from '../testing/comportamento-armazem.ts';
import { type Armazem, RegistroCorrompido } from './armazem.ts';
import { createArmazemPasta } from './armazem-pasta.ts';

let pasta: string;
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterAll(() => rm(pasta, { recursive: true, force: true }));

describeArmazem(() => createArmazemPasta(pasta));

describe('files left by a crash or edited by hand', () => {
  let armazem: Armazem;
  const fileOf = (diario: string, sequencia: number) => join(pasta, 'registro', diario, `00000000${sequencia}.json`);
  const write = async (diario: string) => {
    for (const sequencia of [1, 2, 3]) await armazem.append(diario, umRegistro(sequencia));
  };
  const readBad = (diario: string): Promise<unknown> => armazem.read(diario, 0).catch((error: unknown) => error);
  beforeAll(async () => {
    armazem = await createArmazemPasta(pasta);
  });
  afterAll(() => armazem.close());

  it('leaves no temporary file behind, and ignores one left by a crash', async () => {
    await write('sobra');
    expect((await readdir(join(pasta, 'registro', 'sobra'))).toSorted()).toEqual(['000000001.json', '000000002.json', '000000003.json']);
    await writeFile(join(pasta, 'registro', 'sobra', '.novo-x'), '{"meio');
    expect(await armazem.read('sobra', 0)).toHaveLength(3);
  });

  it.each([
    ['truncated', (file: string) => truncate(file, 20)],
    ['emptied', (file: string) => truncate(file, 0)],
    ['another kind of JSON', (file: string) => writeFile(file, '{"oi":1}')],
    ['of another sequence', (file: string) => writeFile(file, JSON.stringify(umRegistro(7)))],
    ['taken away', (file: string) => unlink(file)],
    [
      'taken away with others after it',
      async (file: string) => {
        await armazem.append('taken-away-with-others-after-it', umRegistro(4));
        for (const outro of [file, file.replace('2.json', '3.json')]) await unlink(outro);
      },
    ],
  ])('reports an entry that is %s, and returns the entries before it', async (caso, damage) => {
    const diario = caso.replaceAll(' ', '-');
    await write(diario);
    await damage(fileOf(diario, 2));
    const erro = await readBad(diario);
    expect(erro).toBeInstanceOf(RegistroCorrompido);
    expect(erro).toMatchObject({ onde: fileOf(diario, 2), bons: [{ sequencia: 1 }] });
  });
});
