import type { Armazem } from './armazem.ts';
import { RegistroCorrompido } from './armazem.ts';
import { createDiario } from './diario.ts';
import type { Registro } from './registro.model.ts';
import { umRegistro } from '../testing/comportamento-armazem.ts';

const soma = { inicial: 0, fold: (estado: number, { sequencia }: Registro) => estado + sequencia };
const storage = (read: Armazem['read']) => ({ read }) as Armazem;

it('reads each entry once', async () => {
  const guardados = [umRegistro(1), umRegistro(2)];
  const pedidos: number[] = [];
  const read: Armazem['read'] = async (_diario, desde) => {
    pedidos.push(desde);
    return guardados.slice(desde);
  };
  const diario = createDiario(storage(read), 'local', soma);
  await diario.advance();
  guardados.push(umRegistro(3));
  await diario.advance();
  expect([diario.estado, pedidos]).toEqual([6, [0, 2]]);
});

it('a caller that asks during a read gets a read that started after its call', async () => {
  const guardados = [umRegistro(1)];
  let release = (): void => undefined;
  const read: Armazem['read'] = async (_diario, desde) => {
    const vistos = guardados.slice(desde);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return vistos;
  };
  const diario = createDiario(storage(read), 'local', soma);
  const primeira = diario.advance();
  guardados.push(umRegistro(2));
  const [segunda, terceira] = [diario.advance(), diario.advance()];
  expect(segunda).toBe(terceira);
  release();
  await primeira;
  expect(diario.estado).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  release();
  await segunda;
  expect(diario.estado).toBe(3);
});

it('keeps the entries it has when the rest cannot be read, and continues once it can', async () => {
  let isPodre = true;
  const read: Armazem['read'] = async (_diario, desde) => {
    if (isPodre) throw new RegistroCorrompido('arquivo', [umRegistro(1)].slice(desde));
    return [umRegistro(1), umRegistro(2)].slice(desde);
  };
  const diario = createDiario(storage(read), 'local', soma);
  await diario.advance();
  expect([diario.estado, diario.falha?.onde]).toEqual([1, 'arquivo']);
  isPodre = false;
  await diario.advance();
  expect([diario.estado, diario.falha]).toEqual([3, null]);
});

it('notifies listeners only when there are new entries', async () => {
  const guardados = [umRegistro(1)];
  const diario = createDiario(
    storage(async (_diario, desde) => guardados.slice(desde)),
    'local',
    soma,
  );
  let vezes = 0;
  const stop = diario.onGrow(() => vezes++);
  await diario.advance();
  await diario.advance();
  stop();
  guardados.push(umRegistro(2));
  await diario.advance();
  expect(vezes).toBe(1);
});

it('admits one writer at a time, and the next one also after a failure', async () => {
  const diario = createDiario(
    storage(async () => []),
    'local',
    soma,
  );
  const ordem: string[] = [];
  const lento = diario.exclusively(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ordem.push('lento');
    throw new Error('falhou');
  });
  const rapido = diario.exclusively(async () => ordem.push('rapido'));
  await expect(lento).rejects.toThrow('falhou');
  await rapido;
  expect(ordem).toEqual(['lento', 'rapido']);
});
