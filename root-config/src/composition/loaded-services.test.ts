import { servicesThatFailed, servicesThatRan } from './loaded-services.ts';

const CONSTRUCOES = { '@balcao/shared': 's1', '@balcao/quoting': 'q1', 'vendor/react': 'r1', '@balcao/menu': null };
const at = (path: string) => `https://x.test/modules/${path}`;

/** A page where quoting depends on a shared module that threw, while the library below both ran. */
function aLoader() {
  const n = {};
  const react = { id: at('vendor/react/react.1.js'), n, C: n };
  const erro = new Error('quebra');
  const shared = { id: at('shared/shared.1.js?tentativa=1'), n: {}, d: [react], er: erro };
  const quoting = { id: at('quoting/quoting.1.js'), n: {}, d: [shared], er: erro };
  return { [Symbol('registro')]: Object.fromEntries([react, shared, quoting].map((carga) => [carga.id, carga])) };
}

it('lists modules that failed themselves, not their dependents', () => {
  const urls = ['quoting/quoting.1.js', 'shared/shared.1.js', 'vendor/react/react.1.js'].map(at);
  expect(servicesThatFailed(aLoader(), CONSTRUCOES, urls)).toEqual(['@balcao/shared']);
  expect(servicesThatFailed(aLoader(), CONSTRUCOES, [at('menu/menu.1.js')])).toEqual([]);
  expect(servicesThatFailed({}, CONSTRUCOES, urls)).toEqual([]);
});

it('lists modules that ran, including libraries', () => {
  expect(servicesThatRan(aLoader(), CONSTRUCOES)).toEqual(['vendor/react']);
});
