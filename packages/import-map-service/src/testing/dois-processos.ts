import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Armazem } from '../registro/armazem.ts';
import { createServicoDeTeste, umaConstrucaoDe } from './servico-de-teste.ts';

const PROCESSO = join(__dirname, 'processo-de-teste.ts');

interface Feita {
  readonly servico: string;
  readonly construcao: string;
  readonly sequencia: number;
  readonly mudou: boolean;
}

/** Starts a process and gives what it waits for and what it did. */
function startProcess(ordem: object): { ready: Promise<void>; go(): void; done: Promise<Feita[]> } {
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESSO, JSON.stringify(ordem)], { stdio: ['pipe', 'pipe', 'inherit'] });
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

/** 200 deploys of different parcels from two processes at once, over one storage. */
export function describeDoisProcessos(
  open: (pasta: string) => Promise<{ armazem: Armazem; databaseUrl: string | null; pasta: string }>,
): void {
  it('loses none of 200 deploys made at once by two processes, and tells of each once', async () => {
    const preparo = await createServicoDeTeste();
    const { armazem, databaseUrl, pasta } = await open(preparo.pasta);
    const registro = await createServicoDeTeste({ armazem }, pasta);
    const pedidos: { servico: string; construcao: string }[] = [];
    for (let indice = 0; indice < 200; indice++) {
      const { servico, id: construcao } = await registro.registrar(umaConstrucaoDe(`@balcao/parcela-${indice}`, 'um'));
      pedidos.push({ servico, construcao });
    }

    const processos = [0, 1].map((lado) =>
      startProcess({ pasta, databaseUrl, implantacoes: pedidos.filter((_, indice) => indice % 2 === lado) }),
    );
    await Promise.all(processos.map(({ ready }) => ready));
    for (const { go } of processos) go();
    const feitas = (await Promise.all(processos.map(({ done }) => done))).flat();

    const registros = await armazem.ler('local', 0);
    expect(registros.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 200 }, (_, indice) => indice + 1));
    expect(feitas.every(({ mudou }) => mudou)).toBe(true);
    for (const { servico, construcao, sequencia } of feitas) {
      expect(registros[sequencia - 1]).toMatchObject({ tipo: 'publicado', itens: [{ servico, construcao }] });
    }
    const depois = await createServicoDeTeste({ armazem }, pasta);
    const { servicos } = await depois.servico.estado('local');
    expect(Object.fromEntries(Object.entries(servicos).map(([nome, { construcao }]) => [nome, construcao]))).toEqual(
      Object.fromEntries(pedidos.map(({ servico, construcao }) => [servico, construcao])),
    );
    // both wrote in turns: the race was a race
    const metade = new Set(feitas.slice(0, 100).map(({ sequencia }) => sequencia));
    const trocas = registros.filter(({ sequencia }) => metade.has(sequencia) !== metade.has(sequencia + 1));
    expect(trocas.length).toBeGreaterThan(5);
    await depois.app.close();
    await registro.close();
    await preparo.close();
  }, 120_000);
}
