import { totalmem } from 'node:os';
import { availableMemory, memorySettings } from './postgres-memory.ts';

const GB = 1024 ** 3;

describe('memorySettings', () => {
  it.each([
    [0.25, '128MB', '256MB', '64MB'],
    [2, '512MB', '1024MB', '64MB'],
    [8, '2048MB', '4096MB', '256MB'],
    [64, '4096MB', '32768MB', '512MB'],
  ])('shares out a machine of %s GB', (gigabytes, shared, cache, maintenance) => {
    expect(memorySettings(gigabytes * GB)).toMatchObject({
      shared_buffers: shared,
      effective_cache_size: cache,
      maintenance_work_mem: maintenance,
    });
  });

  it('never counts more than the machine has', () => {
    expect(availableMemory()).toBeGreaterThan(0);
    expect(availableMemory()).toBeLessThanOrEqual(totalmem());
  });
});
