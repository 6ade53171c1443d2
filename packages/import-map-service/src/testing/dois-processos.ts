import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Armazem } from '../registro/armazem.ts';
import type { Relato } from '../servico/saude.ts';
import { createServicoDeTeste, type ServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

const BUNDLED = join(__dirname, '../../../../scripts/test/run-bundled.mjs');
const PROCESSO = join(__dirname, 'processo-de-teste.ts');

/** Task of a process, over a storage. */
export interface Ordem {
  readonly pasta: string;
  /** null: the logs are in the folder. */
  readonly databaseUrl: string | null;
  readonly implantacoes: readonly { readonly servico: string; readonly construcao: string }[];
  /** Reports it received from browsers. */
  readonly relatos?: readonly Relato[];
}

interface Feita {
  readonly servico: string;
  readonly construcao: string;
  readonly sequencia: number;
  readonly mudou: boolean;
}

/** Starts a process, which ends by itself or with the test. Returns its readiness, its trigger and its results. */
export function startProcess(ordem: Ordem): { ready: Promise<void>; go(): void; done: Promise<Feita[]> } {
  const child = spawn(process.execPath, [BUNDLED, PROCESSO, JSON.stringify(ordem)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const linhas = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ready = linhas.next().then(({ value }) => {
    if (value !== 'pronto') throw new Error(`o processo de teste disse: ${String(value)}`);
  });
  const done = ready.then(async () => {
    const { value } = await linhas.next();
    if (value === undefined) throw new Error('o processo de teste encerrou antes de terminar');
    return JSON.parse(String(value)) as Feita[];
  });
  return { ready, go: () => void child.stdin.write('ja\n'), done };
}

interface Lugar {
  readonly armazem: Armazem;
  readonly databaseUrl: string | null;
}

const emOrdem = (quantos: number) => Array.from({ length: quantos }, (_, indice) => indice + 1);

/** 200 deploys of different parcels from two processes at once, over one storage. */
export function describeDoisProcessos(open: (pasta: string) => Promise<Lugar>): void {
  let pasta: string;
  let lugar: Lugar;
  const abertos: ServicoDeTeste[] = [];
  const openService = async (): Promise<ServicoDeTeste> => {
    const { armazem } = await open(pasta);
    const teste = await createServicoDeTeste({ armazem }, pasta).catch(async (erro: unknown) => {
      await armazem.close();
      throw erro;
    });
    abertos.push(teste);
    return teste;
  };
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
    lugar = await open(pasta);
  });
  afterAll(async () => {
    for (const teste of abertos) await teste.close();
    await lugar.armazem.close();
    await rm(pasta, { recursive: true, force: true });
  });

  it('loses none of 200 concurrent deploys of two processes, and reports each once', async () => {
    const registro = await openService();
    const pedidos: { servico: string; construcao: string }[] = [];
    for (let indice = 0; indice < 200; indice++) {
      const { servico, id: construcao } = await registro.register(umaConstrucaoDe(`@balcao/parcel-${indice}`, 'um'));
      pedidos.push({ servico, construcao });
    }
    const processos = [0, 1].map((lado) =>
      startProcess({ pasta, databaseUrl: lugar.databaseUrl, implantacoes: pedidos.filter((_, indice) => indice % 2 === lado) }),
    );
    await Promise.all(processos.map(({ ready }) => ready));
    for (const { go } of processos) go();
    const feitas = (await Promise.all(processos.map(({ done }) => done))).flat();

    const registros = await lugar.armazem.read('local', 0);
    expect(registros.map(({ sequencia }) => sequencia)).toEqual(emOrdem(200));
    expect(feitas.every(({ mudou }) => mudou)).toBe(true);
    for (const { servico, construcao, sequencia } of feitas) {
      expect(registros[sequencia - 1]).toMatchObject({ tipo: 'publicado', itens: [{ servico, construcao }] });
    }
    const { servicos } = await (await openService()).servico.estado('local');
    expect(Object.fromEntries(Object.entries(servicos).map(([nome, { construcao }]) => [nome, construcao]))).toEqual(
      Object.fromEntries(pedidos.map(({ servico, construcao }) => [servico, construcao])),
    );
    // both wrote alternately, so the deploys were really concurrent
    const deUm = new Set(feitas.slice(0, 100).map(({ sequencia }) => sequencia));
    const trocas = registros.filter(({ sequencia }) => deUm.has(sequencia) !== deUm.has(sequencia + 1));
    expect(trocas.length).toBeGreaterThan(2);
  }, 120_000);
}
