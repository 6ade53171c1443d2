/** @jest-environment jsdom */
import { createOverrides, isLocalAddress } from './overrides.ts';

const announced = jest.fn();
const overrides = createOverrides(localStorage, () => ({ imports: { react: '/modules/react.js' } }), announced);
const Q = '@balcao/quoting';

beforeEach(() => {
  localStorage.clear();
  announced.mockClear();
});

it('stores overrides under the well-known keys until they are removed', () => {
  expect(overrides.addOverride(Q, 'http://localhost:8081/q.js')).toEqual({ imports: { [Q]: 'http://localhost:8081/q.js' } });
  expect(localStorage.getItem(`import-map-override:${Q}`)).toBe('http://localhost:8081/q.js');
  expect([overrides.hasOverrides(), announced.mock.calls.length]).toEqual([true, 1]);
  expect([overrides.removeOverride(Q), overrides.removeOverride(Q), overrides.hasOverrides()]).toEqual([true, false, false]);
});

it('treats a port as an address of this machine', () => {
  overrides.addOverride(Q, '8081');
  expect(overrides.getOverrideMap().imports[Q]).toBe('https://localhost:8081/balcao-quoting.js');
});

it('disables and enables an override', () => {
  overrides.addOverride(Q, '8081');
  expect([overrides.disableOverride(Q), overrides.disableOverride(Q), overrides.isDisabled(Q)]).toEqual([true, false, true]);
  expect([overrides.getOverrideMap().imports, Object.keys(overrides.getOverrideMap(true).imports)]).toEqual([{}, [Q]]);
  expect([overrides.enableOverride(Q), overrides.isDisabled(Q)]).toEqual([true, false]);
  overrides.resetOverrides();
  expect(localStorage).toHaveLength(0);
});

it('refuses addresses of other machines', () => {
  const refused = [
    '//evil.com/x.js',
    'data:text/javascript,1',
    'https://evil.com/x.js',
    ' http://localhost/x.js',
    'https:evil',
    'https://localhost.evil.com/x.js',
    'https://localhost:x@evil.net/x.js',
    'http://u@localhost/x.js',
    'file:///x.js',
  ];
  for (const url of refused) expect([url, isLocalAddress(url)]).toEqual([url, false]);
  expect(() => overrides.addOverride(Q, 'https://evil.com/x.js')).toThrow('desta máquina');
  expect(isLocalAddress('http://127.0.0.1:9000/x.js')).toBe(true);
});
