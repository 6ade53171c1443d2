import { keysOf, mayMatch } from './rule-keys.cjs';

const may = (selector: string, tag: string, ...classes: string[]) => mayMatch(keysOf(selector), tag, classes);

it.each([
  ['.a', 'div', ['a'], true],
  ['.a', 'div', ['b'], false],
  ['p', 'p', [], true],
  ['p', 'div', [], false],
  ['P', 'p', [], true],
  ['.a .b', 'div', ['b'], true],
  ['.a .b', 'div', ['a'], false],
  ['.a>.b+p', 'p', [], true],
  ['.a>.b+p', 'b', ['b'], false],
  ['.a, .b', 'div', ['b'], true],
  ['p.a', 'p', ['a'], true],
  ['p.a', 'p', [], false],
  ['.a:not(.b, .c)', 'div', ['a'], true],
  ['.a:not(.b)', 'div', ['b'], false],
  [".a[title='x, .b > y']", 'div', ['a'], true],
  ['.a:hover::before', 'div', ['a'], true],
  ['p:first-child', 'p', [], true],
  ['a:is(.b > c) d', 'd', [], true],
] as const)('%s may match <%s class="%j">: %s', (selector, tag, classes, expected) => {
  expect(may(selector, tag, ...classes)).toBe(expected);
});

it('leaves selectors open without a class or tag, or with parts that are not understood', () => {
  for (const selector of ['*', ':root', ':is(.a, .b)', '[hidden]', '#x', 'p, *', 'svg|a', '.a\\:b', '.a:not(.b', '', '&:hover'])
    expect([selector, may(selector, 'div')]).toEqual([selector, true]);
});
