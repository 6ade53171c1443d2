interface Espera<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Does together what is asked together: what comes while `work` is busy, or in the same turn of the loop, goes in its next call.
 * When a call fails, each of its items is tried by itself, so that one does not cost the others.
 *
 * @param work gives one result per item, in their order
 */
export function inBatches<T, R>(work: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: Espera<T, R>[] = [];
  let isBusy = false;

  async function settle(batch: readonly Espera<T, R>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as R));
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      for (const one of batch) await settle([one]);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await settle(batch);
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void drain());
    });
}
