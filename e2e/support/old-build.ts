import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../dist/modules');

/** Leaves a file as an older build would have left it, for as long as `use` takes. */
export async function withOldBuild(parcel: string, use: (address: string) => Promise<void>): Promise<void> {
  const name = `${parcel}.${randomBytes(6).toString('hex')}.js`;
  writeFileSync(path.join(dist, parcel, name), 'System.register([], () => ({}));');
  try {
    await use(`/modules/${parcel}/${name}`);
  } finally {
    rmSync(path.join(dist, parcel, name));
  }
}
