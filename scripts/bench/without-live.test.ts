import { withoutLive } from './without-live.ts';

it('what the measurement leaves out is still written in the sources as it expects', () => {
  expect(withoutLive({}).plugins).toHaveLength(1);
});
