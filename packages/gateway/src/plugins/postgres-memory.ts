import { totalmem } from 'node:os';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Bytes of memory there are to share out: the container's, where there is one, else the machine's. */
export function availableMemory(): number {
  const limite = process.constrainedMemory();
  return limite > 0 ? Math.min(limite, totalmem()) : totalmem();
}

/**
 * What the embedded database keeps in memory, on a machine of `bytes` that it shares with the gateway. PostgreSQL by itself takes 128 MB anywhere, and
 * with a large portfolio reads and writes the same pages of its indexes over and over.
 * Source of the shares: PostgreSQL's documentation, "Resource Consumption" (a quarter of the memory is a reasonable start).
 */
export function memorySettings(bytes: number): Readonly<Record<string, string>> {
  const share = (parts: number, min: number, max: number): string => `${Math.round(Math.min(Math.max(bytes / parts, min), max) / MB)}MB`;
  return {
    shared_buffers: share(4, 128 * MB, 4 * GB),
    // no memory of its own: what the planner supposes that the system keeps of the files
    effective_cache_size: share(2, 256 * MB, 64 * GB),
    maintenance_work_mem: share(32, 64 * MB, 512 * MB),
    // a month of statements settled writes more than the 1 GB after which everything is flushed
    max_wal_size: '4GB',
  };
}
