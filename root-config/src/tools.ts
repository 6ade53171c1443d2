import { registerDevtools } from './devtools.ts';
import { installOverrides } from './overrides.ts';
import type { RegisterParcel } from './parcels.ts';

/** What developers and support work with, in a page that may have it: their panel and, on a machine of theirs, addresses of their own. */
export function install(register: RegisterParcel, ambiente: string): void {
  if (ambiente === 'local') installOverrides();
  registerDevtools(register);
}
