import { openSession } from '../support/api.ts';
import { expect, ready, test } from '../support/test.ts';

// what is asked of a page, Chromium does; the system's Firefox asks its own preferences, from its start
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions, browserName }, use) => {
    await use(browserName === 'firefox' ? { ...launchOptions, firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } } : launchOptions);
  },
});

test('nobody who asked for calm sees anything move', async ({ page, context }) => {
  await openSession(context);
  await page.goto('/home');
  await ready(page, 'home');
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const slow = await page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('*')].filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && seconds(animationDuration) > 0.002) || seconds(transitionDuration) > 0.002;
    }).length;
  });
  expect(slow).toBe(0);
  // nor does what changes its place take a frame to arrive: a duration, however short, is of every property of an element that names none
  const late = await page.evaluate(() => {
    document.body.style.paddingBottom = '40px';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(late).toBe(0);
});
