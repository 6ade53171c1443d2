import { defineEvent } from '@balcao/contracts';
import * as z from 'zod/mini';
import { emit, on } from './bus.ts';

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
