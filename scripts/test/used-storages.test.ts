import { AsyncLocalStorage } from 'node:async_hooks';

const { noteUsed } = jest.requireActual<{ noteUsed: (storage: typeof AsyncLocalStorage) => () => void }>('./used-storages.cjs');

class Own<T> extends AsyncLocalStorage<T> {}
const endUsed = noteUsed(Own);

it('ends what was run or entered, which holds nothing any more, and nothing else', () => {
  const [run, entered, foreign] = [new Own<string>(), new Own<string>(), new AsyncLocalStorage<string>()];
  entered.enterWith('entered');
  foreign.enterWith('foreign');
  run.run('run', () => {
    expect([run.getStore(), entered.getStore(), foreign.getStore()]).toEqual(['run', 'entered', 'foreign']);
    endUsed();
    expect([run.getStore(), entered.getStore(), foreign.getStore()]).toEqual([undefined, undefined, 'foreign']);
  });
  foreign.disable();
});

it('lets what was ended be used again', () => {
  const storage = new Own<string>();
  storage.run('first', endUsed);
  expect(storage.run('second', () => storage.getStore())).toBe('second');
  endUsed();
});
