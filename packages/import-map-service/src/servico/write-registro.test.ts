import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { createDiario } from '../registro/diario.ts';
import { umRegistro } from '../testing/comportamento-armazem.ts';
import { writeRegistro } from './write-registro.ts';

const DIARIO = 'local';
let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterEach(() => rm(pasta, { recursive: true, force: true }));

/** A state that is the sum of the sequences, and a writer over the folder. */
async function open() {
  const armazem = await createArmazemPasta(pasta);
  const diario = createDiario(armazem, DIARIO, {
    inicial: [] as readonly number[],
    fold: (soma: readonly number[], { sequencia }) => [...soma, sequencia],
  });
  let id = 0;
  const escrita = { armazem, agora: () => new Date('2026-03-01T12:00:00.000Z'), novoId: () => `r${++id}`, sorteio: () => 0 };
  return { armazem, diario, escrita };
}
const autor = { id: 'ana', nome: 'Ana' };

it('decides again when the log grew during the decision, even when the new entries were already read', async () => {
  const { armazem, diario, escrita } = await open();
  const julgados: (readonly number[])[] = [];
  const gravacao = await writeRegistro(escrita, diario, async (estado) => {
    julgados.push(estado);
    if (julgados.length === 1) {
      await armazem.append(DIARIO, umRegistro(1));
      // as after a notification from the storage
      await diario.advance();
    }
    return { fato: { tipo: 'congelado' }, autor };
  });
  expect(julgados).toEqual([[], [1]]);
  expect(gravacao).toMatchObject({ registro: { sequencia: 2 }, estado: [1, 2] });
  await armazem.close();
});

it('returns the state right after its own entry, even when others wrote meanwhile', async () => {
  const { armazem, diario, escrita } = await open();
  const apertado = {
    ...armazem,
    append: async (nome: string, registro: Parameters<typeof armazem.append>[1]) => {
      const resposta = await armazem.append(nome, registro);
      await armazem.append(nome, umRegistro(registro.sequencia + 1));
      return resposta;
    },
  };
  const gravacao = await writeRegistro({ ...escrita, armazem: apertado }, diario, () => ({ fato: { tipo: 'congelado' }, autor }));
  expect(diario.estado).toEqual([1, 2]);
  expect(gravacao).toMatchObject({ registro: { sequencia: 1 }, estado: [1] });
  await armazem.close();
});
