import { registerDevtools } from './devtools.ts';
import { installOverrides } from './overrides.ts';
import type { RegisterParcel } from './parcels.ts';

/** Installs the tools of developers and support on pages that may have them: the panel and, on developers' machines, overrides. */
export function install(register: RegisterParcel, ambiente: string): void {
  if (ambiente === 'local') installOverrides();
  registerDevtools(register);
}
