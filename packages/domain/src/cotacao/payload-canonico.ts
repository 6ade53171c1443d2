function write(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('número sem JSON');
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value);
    if (text === undefined) throw new TypeError(`valor sem JSON: ${typeof value}`);
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
    .join(',')}}`;
}

/**
 * Canonical text of data: JSON with sorted keys, without spaces or undefined fields. It is hashed into `payloadHash` and into the seed
 * of the sandbox (domain design §6.2).
 *
 * @throws TypeError on what JSON cannot hold (NaN, Infinity, functions, bigint, undefined in a list)
 * @example payloadCanonico({ b: 1, a: [true] }) // '{"a":[true],"b":1}'
 */
export const payloadCanonico = (json: unknown): string => write(json);
