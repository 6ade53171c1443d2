import { useCallback, useEffect, useRef, useState } from 'react';
import type { Option } from './option.props.ts';

/** Finds the choices for a text; the signal aborts when a newer text replaces it. */
export type LoadOptions = (texto: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** What came of the last text. */
export interface AsyncOptions {
  options: readonly Option[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  search: (texto: string) => void;
}

interface Settings {
  load: LoadOptions | undefined;
  minChars: number;
  debounceMs: number;
}

/** Asks for choices as the text changes, the newest text winning. */
export function useAsyncOptions({ load, minChars, debounceMs }: Settings): AsyncOptions {
  const [found, setFound] = useState<Omit<AsyncOptions, 'search'>>({ options: [], status: 'idle' });
  const current = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});
  const stop = useCallback(() => {
    clearTimeout(current.current.timer);
    current.current.abort?.abort();
  }, []);
  useEffect(() => stop, [stop]);
  const search = (texto: string) => {
    stop();
    if (!load) return;
    if (texto.trim().length < minChars) return setFound({ options: [], status: 'idle' });
    const abort = new AbortController();
    setFound(({ options }) => ({ options, status: 'loading' }));
    const timer = setTimeout(() => {
      load(texto.trim(), abort.signal).then(
        (options) => abort.signal.aborted || setFound({ options, status: 'ready' }),
        () => abort.signal.aborted || setFound({ options: [], status: 'failed' }),
      );
    }, debounceMs);
    current.current = { timer, abort };
  };
  return { ...found, search };
}
