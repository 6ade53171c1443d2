import { capsOf } from './key-caps.model.ts';

it.each([
  ['j', false, ['j']],
  ['+', false, ['+']],
  ['?', true, ['?']],
  ['Control+k', false, ['Ctrl', 'K']],
  ['Control+Enter', true, ['⌘', 'Enter']],
  ['ArrowDown', false, ['↓']],
  ['Escape', false, ['Esc']],
])('prints %s (on a Mac: %p) as %j', (tecla, isMac, caps) => {
  expect(capsOf(tecla, isMac)).toEqual(caps);
});
