import { createFreio } from './freio.ts';

it('blocks an address for a minute after ten wrong credentials, and no other address', () => {
  let agora = new Date('2026-03-01T12:00:00Z');
  const freio = createFreio(() => agora);
  for (let vez = 0; vez < 9; vez++) freio.fail('1.1.1.1');
  expect(freio.wait('1.1.1.1')).toBe(0);
  freio.fail('1.1.1.1');
  expect([freio.wait('1.1.1.1'), freio.wait('2.2.2.2')]).toEqual([60, 0]);
  agora = new Date('2026-03-01T12:01:01Z');
  expect(freio.wait('1.1.1.1')).toBe(0);
});
