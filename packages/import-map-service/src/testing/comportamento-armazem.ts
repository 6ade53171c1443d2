import { randomUUID } from 'node:crypto';
import type { Construcao } from '../construcao/construcao.model.ts';
import type { Armazem } from '../registro/armazem.ts';
import type { Registro } from '../registro/registro.model.ts';

/** An entry as a writer would make it. */
export const umRegistro = (sequencia: number, motivo = ''): Registro => ({
  id: randomUUID(),
  sequencia,
  em: new Date(Date.UTC(2026, 0, 1) + sequencia * 1000).toISOString(),
  autor: { id: 'ana', nome: 'Ana' },
  motivo,
  tipo: 'congelado',
});

export const umaConstrucao = (servico: string, id: string, commit = 'abc'): Construcao => ({
  servico,
  id,
  registradaEm: '2026-01-01T00:00:00.000Z',
  modulos: [],
  exporta: {},
  usa: {},
  eventos: { produz: {}, consome: {} },
  rotas: [],
  chamadas: [],
  contrato: '1.0.0',
  embarcados: {},
  commit,
  autor: 'Ana',
});

/** Waits until a condition holds; fails the test on timeout. */
export async function until(isAssim: () => boolean, prazoMs = 20_000): Promise<void> {
  const fim = Date.now() + prazoMs;
  while (!isAssim()) {
    if (Date.now() > fim) throw new Error('esperou em vão');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Behaviour required of every storage; `open` gives another process's view of the same place. */
export function describeArmazem(open: () => Promise<Armazem>): void {
  let armazem: Armazem;
  let outro: Armazem;
  beforeAll(async () => {
    [armazem, outro] = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await armazem.close();
    await outro.close();
  });

  it('returns the entries after a sequence, in order', async () => {
    for (const sequencia of [1, 2, 3]) expect(await armazem.append('ordem', umRegistro(sequencia, `m${sequencia}`))).toBe('ok');
    expect((await outro.read('ordem', 1)).map(({ sequencia, motivo }) => [sequencia, motivo])).toEqual([
      [2, 'm2'],
      [3, 'm3'],
    ]);
    expect(await outro.read('ninguem', 0)).toEqual([]);
  });

  it('grants a sequence to only one writer, across processes', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, indice) => (indice % 2 ? armazem : outro).append('disputa', umRegistro(1, String(indice)))),
    );
    expect(respostas.filter((resposta) => resposta === 'ok')).toHaveLength(1);
    const [ficou] = await armazem.read('disputa', 0);
    expect(respostas[Number(ficou?.motivo)]).toBe('ok');
  });

  it('keeps logs separate', async () => {
    await armazem.append('a', umRegistro(1, 'de a'));
    await armazem.append('b', umRegistro(1, 'de b'));
    expect((await armazem.read('a', 0)).map(({ motivo }) => motivo)).toEqual(['de a']);
  });

  it('notifies another process within half a second', async () => {
    const vistos: (string | null)[] = [];
    const stop = outro.onAppend((diario) => vistos.push(diario));
    await armazem.append('noticia', umRegistro(1));
    await until(() => vistos.includes('noticia'), 1_000);
    stop();
  });

  it('stores a build once and keeps the first version', async () => {
    await armazem.construcoes.save(umaConstrucao('@balcao/quoting', 'aaa', 'primeira'));
    const devolvida = await outro.construcoes.save(umaConstrucao('@balcao/quoting', 'aaa', 'segunda'));
    await armazem.construcoes.save(umaConstrucao('vendor/react', 'bbb'));
    expect(devolvida.commit).toBe('primeira');
    expect(await outro.construcoes.read({ servico: 'vendor/react', id: 'bbb' })).toEqual(umaConstrucao('vendor/react', 'bbb'));
    expect(await outro.construcoes.read({ servico: 'vendor/react', id: 'zzz' })).toBeNull();
    expect(await outro.construcoes.chaves()).toEqual(
      expect.arrayContaining([
        { servico: '@balcao/quoting', id: 'aaa' },
        { servico: 'vendor/react', id: 'bbb' },
      ]),
    );
  });
}
