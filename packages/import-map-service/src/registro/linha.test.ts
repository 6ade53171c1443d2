import type { Armazem } from './armazem.ts';
import { RegistroCorrompido } from './armazem.ts';
import { createLinha } from './linha.ts';
import type { Registro } from './registro.model.ts';
import { umRegistro } from '../testing/comportamento-armazem.ts';

const soma = { inicial: 0, dobrar: (estado: number, { sequencia }: Registro) => estado + sequencia };
const storage = (ler: Armazem['ler']) => ({ ler }) as Armazem;

it('reads each entry once', async () => {
  const guardados = [umRegistro(1), umRegistro(2)];
  const pedidos: number[] = [];
  const ler: Armazem['ler'] = async (_diario, desde) => {
    pedidos.push(desde);
    return guardados.slice(desde);
  };
  const linha = createLinha(storage(ler), 'local', soma);
  await linha.advance();
  guardados.push(umRegistro(3));
  await linha.advance();
  expect([linha.estado, pedidos]).toEqual([6, [0, 2]]);
});

it('gives whoever asks during a reading one that began after the question', async () => {
  const guardados = [umRegistro(1)];
  let release = (): void => undefined;
  const ler: Armazem['ler'] = async (_diario, desde) => {
    const vistos = guardados.slice(desde);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return vistos;
  };
  const linha = createLinha(storage(ler), 'local', soma);
  const primeira = linha.advance();
  guardados.push(umRegistro(2));
  const [segunda, terceira] = [linha.advance(), linha.advance()];
  expect(segunda).toBe(terceira);
  release();
  await primeira;
  expect(linha.estado).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  release();
  await segunda;
  expect(linha.estado).toBe(3);
});

it('keeps what it knew when the rest cannot be read, and goes on once it can', async () => {
  let isPodre = true;
  const ler: Armazem['ler'] = async (_diario, desde) => {
    if (isPodre) throw new RegistroCorrompido('arquivo', [umRegistro(1)].slice(desde));
    return [umRegistro(1), umRegistro(2)].slice(desde);
  };
  const linha = createLinha(storage(ler), 'local', soma);
  await linha.advance();
  expect([linha.estado, linha.falha?.onde]).toEqual([1, 'arquivo']);
  isPodre = false;
  await linha.advance();
  expect([linha.estado, linha.falha]).toEqual([3, null]);
});

it('tells listeners only when something came', async () => {
  const guardados = [umRegistro(1)];
  const linha = createLinha(
    storage(async (_diario, desde) => guardados.slice(desde)),
    'local',
    soma,
  );
  let vezes = 0;
  const stop = linha.onGrow(() => vezes++);
  await linha.advance();
  await linha.advance();
  stop();
  guardados.push(umRegistro(2));
  await linha.advance();
  expect(vezes).toBe(1);
});

it('lets one writer in at a time, and the next one after a failure too', async () => {
  const linha = createLinha(
    storage(async () => []),
    'local',
    soma,
  );
  const ordem: string[] = [];
  const lento = linha.exclusively(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ordem.push('lento');
    throw new Error('falhou');
  });
  const rapido = linha.exclusively(async () => ordem.push('rapido'));
  await expect(lento).rejects.toThrow('falhou');
  await rapido;
  expect(ordem).toEqual(['lento', 'rapido']);
});
