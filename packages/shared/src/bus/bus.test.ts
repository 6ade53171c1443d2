import { defineEvent } from '@balcao/contracts';
import * as z from 'zod/mini';
import { emit, on, recentFacts, replayFact, watchFacts } from './bus.ts';

const medido = defineEvent('teste:medido', z.object({ valor: z.int() }));

it('tells everyone who listens, in order, and nobody who has left', () => {
  const first: number[] = [];
  const second: number[] = [];
  const leaving = on(medido).subscribe(({ valor }) => first.push(valor));
  const staying = on(medido).subscribe(({ valor }) => second.push(valor));
  emit(medido, { valor: 1 });
  leaving.unsubscribe();
  emit(medido, { valor: 2 });
  staying.unsubscribe();
  expect([first, second]).toEqual([[1], [1, 2]]);
});

it('drops a payload that breaks its contract, and says so in development', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: unknown[] = [];
  const subscription = on(medido).subscribe((fact) => seen.push(fact));
  emit(medido, { valor: 'um' } as never);
  subscription.unsubscribe();
  expect(seen).toEqual([]);
  expect(complaint).toHaveBeenCalledWith('evento fora do contrato', 'teste:medido', expect.anything());
  complaint.mockRestore();
});

it('shows whoever watches every fact, those nobody may hear too, until they leave', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: unknown[] = [];
  const stop = watchFacts(({ payload, isValido }) => seen.push([payload, isValido]));
  emit(medido, { valor: 1 });
  emit(medido, { valor: 'um' } as never);
  stop();
  emit(medido, { valor: 2 });
  expect(seen).toEqual([
    [{ valor: 1 }, true],
    [{ valor: 'um' }, false],
  ]);
  complaint.mockRestore();
});

it('remembers the last 50 facts and no more', () => {
  for (let valor = 0; valor < 60; valor++) emit(medido, { valor });
  expect(recentFacts().map(({ payload }) => payload)).toEqual(Array.from({ length: 50 }, (_, index) => ({ valor: index + 10 })));
});

it('tells a past fact once more', () => {
  const seen: number[] = [];
  const subscription = on(medido).subscribe(({ valor }) => seen.push(valor));
  emit(medido, { valor: 7 });
  replayFact(recentFacts().at(-1) as never);
  subscription.unsubscribe();
  expect(seen).toEqual([7, 7]);
});
