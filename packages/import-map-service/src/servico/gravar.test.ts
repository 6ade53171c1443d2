import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArmazemPasta } from '../registro/armazem-pasta.ts';
import { createLinha } from '../registro/linha.ts';
import { umRegistro } from '../testing/comportamento-armazem.ts';
import { gravar } from './gravar.ts';

const DIARIO = 'local';
let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterEach(() => rm(pasta, { recursive: true, force: true }));

/** A state that is only the sequences added up, and a writer over the folder. */
async function open() {
  const armazem = await createArmazemPasta(pasta);
  const linha = createLinha(armazem, DIARIO, {
    inicial: [] as readonly number[],
    dobrar: (soma: readonly number[], { sequencia }) => [...soma, sequencia],
  });
  let id = 0;
  const escrita = { armazem, agora: () => new Date('2026-03-01T12:00:00.000Z'), novoId: () => `r${++id}`, sorteio: () => 0 };
  return { armazem, linha, escrita };
}
const autor = { id: 'ana', nome: 'Ana' };

it('judges again when the log grew while it judged, even when it has read what is new', async () => {
  const { armazem, linha, escrita } = await open();
  const julgados: (readonly number[])[] = [];
  const gravacao = await gravar(escrita, linha, async (estado) => {
    julgados.push(estado);
    if (julgados.length === 1) {
      await armazem.anexar(DIARIO, umRegistro(1));
      // as when the storage tells that it grew
      await linha.advance();
    }
    return { fato: { tipo: 'congelado' }, autor };
  });
  expect(julgados).toEqual([[], [1]]);
  expect(gravacao).toMatchObject({ registro: { sequencia: 2 }, estado: [1, 2] });
  await armazem.close();
});

it('answers with the state its own entry made, whatever others wrote by then', async () => {
  const { armazem, linha, escrita } = await open();
  const apertado = {
    ...armazem,
    anexar: async (diario: string, registro: Parameters<typeof armazem.anexar>[1]) => {
      const resposta = await armazem.anexar(diario, registro);
      await armazem.anexar(diario, umRegistro(registro.sequencia + 1));
      return resposta;
    },
  };
  const gravacao = await gravar({ ...escrita, armazem: apertado }, linha, () => ({ fato: { tipo: 'congelado' }, autor }));
  expect(linha.estado).toEqual([1, 2]);
  expect(gravacao).toMatchObject({ registro: { sequencia: 1 }, estado: [1] });
  await armazem.close();
});
