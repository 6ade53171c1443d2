import type { afterFirstScreen as AfterFirstScreen } from './first-screen.ts';

let afterFirstScreen: typeof AfterFirstScreen;

/** The module remembers that a screen has been usable: each test has its own. */
const load = () =>
  jest.isolateModules(() => {
    ({ afterFirstScreen } = jest.requireActual<{ afterFirstScreen: typeof AfterFirstScreen }>('./first-screen.ts'));
  });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  jest.useFakeTimers();
  load();
  document.body.innerHTML = '<main aria-busy="true"></main>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const becomeUsable = () => document.querySelector('main')?.setAttribute('aria-busy', 'false');

test('work waits while the first screen is loading, and comes a moment after it is usable', async () => {
  const work = jest.fn();
  afterFirstScreen(work);
  await pass(9_000);
  expect(work).not.toHaveBeenCalled();

  becomeUsable();
  await pass(1_400);
  expect(work).not.toHaveBeenCalled();
  await pass(4_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a screen that never ends loading does not hold the work back for ever', async () => {
  const work = jest.fn();
  afterFirstScreen(work);
  await pass(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a screen that loads after the first one holds nothing back', async () => {
  becomeUsable();
  afterFirstScreen(() => undefined);
  await pass(300);
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
  const work = jest.fn();
  afterFirstScreen(work);
  await pass(6_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work cancelled before its time never comes', async () => {
  const early = jest.fn();
  afterFirstScreen(early)();
  const late = jest.fn();
  const cancel = afterFirstScreen(late);
  becomeUsable();
  await pass(1_000);
  cancel();
  await pass(20_000);
  expect(early).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});

test('without a network the work waits for it', async () => {
  const online = setOnline(false);
  becomeUsable();
  const work = jest.fn();
  afterFirstScreen(work);
  await pass(20_000);
  expect(work).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(1);
});
