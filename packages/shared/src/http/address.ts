import type { Call } from '@balcao/contracts';

/** The names in a path that take the place of values. @example namesIn('/c/api/v1/lotes/:loteId') // ['loteId'] */
export const namesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, nome = '']) => nome);

/**
 * Where a call goes: fields named in the path go there; the rest travels as query (GET, DELETE) or JSON body.
 *
 * @example addressOfCall(quotingCalls.getCotacao, { cotacaoId: '9' }) // { url: '/c/api/v1/cotacoes/9' }
 */
export function addressOfCall(
  { method, path }: Pick<Call, 'method' | 'path'>,
  fields: Record<string, unknown>,
): { url: string; body?: unknown } {
  const rest = new Map(Object.entries(fields));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  if (method !== 'GET' && method !== 'DELETE') return { url: filled, body: Object.fromEntries(rest) };
  const known = [...rest].filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return { url: query ? `${filled}?${query}` : filled };
}
