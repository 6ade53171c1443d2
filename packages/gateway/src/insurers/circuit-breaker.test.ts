import { createCircuitBreaker } from './circuit-breaker.ts';

let ms = 0;
const agora = () => new Date(ms);
const open = () => {
  const breaker = createCircuitBreaker({ agora });
  for (let i = 0; i < 5; i++) breaker.enter()?.fail();
  return breaker;
};

it('opens after five failures in a row, not before', () => {
  const breaker = createCircuitBreaker({ agora });
  for (let i = 0; i < 4; i++) breaker.enter()?.fail();
  expect(breaker.enter()).not.toBeNull();
  expect(open().enter()).toBeNull();
});

it('resets the failures at the first success', () => {
  const breaker = createCircuitBreaker({ agora });
  for (let i = 0; i < 9; i++) {
    if (i === 4) breaker.enter()?.succeed();
    else breaker.enter()?.fail();
  }
  expect(breaker.enter()).not.toBeNull();
});

it('allows one request after half a minute, and only one at a time', () => {
  const breaker = open();
  ms += 29_999;
  expect([breaker.enter(), breaker.remainingSeconds()]).toEqual([null, 1]);
  ms += 1;
  const probe = breaker.enter();
  expect(probe).not.toBeNull();
  expect(breaker.enter()).toBeNull();
  probe?.succeed();
  expect(breaker.enter()).not.toBeNull();
  expect(breaker.remainingSeconds()).toBe(0);
});

it('opens again for half a minute when the probe fails', () => {
  const breaker = open();
  ms += 30_000;
  breaker.enter()?.fail();
  expect([breaker.enter(), breaker.remainingSeconds()]).toEqual([null, 30]);
});

it('allows another probe when one was aborted', () => {
  const breaker = open();
  ms += 30_000;
  breaker.enter()?.release();
  expect(breaker.enter()).not.toBeNull();
});
