import type { AxiosStatic } from 'axios';

let loading: Promise<AxiosStatic> | null = null;

async function load(): Promise<AxiosStatic> {
  // asked of the loader by name, and not by an import: an import of the map's module would make it part of the first script of
  // every page, and the login shows itself without ever calling anything
  const module =
    typeof System === 'undefined'
      ? await import(/* webpackIgnore: true */ 'axios')
      : ((await System.import('axios')) as { default: AxiosStatic });
  return module.default;
}

/** The HTTP library, loaded by the first call or earlier by whoever knows that one is near. @throws when it cannot be loaded. */
export function loadAxios(): Promise<AxiosStatic> {
  loading ??= load().catch((error: unknown) => {
    // the next call asks again
    loading = null;
    throw error;
  });
  return loading;
}

/** Brings the HTTP library before the first call needs it: a form that is being filled will be sent. */
export function prepareCalls(): void {
  // the call itself reports what cannot be loaded
  loadAxios().catch(() => undefined);
}
