import type { CDPSession, Page } from '@playwright/test';

/** What a page holds that must not grow by being used. */
export interface Peso {
  readonly nodes: number;
  readonly listeners: number;
  readonly rules: number;
  /** Who listens to the streams of the page: the bus, the session, live data. */
  readonly observers: number;
}

/** Weighs a page after everything unreachable was thrown away. */
export async function weigh(page: Page, cdp: CDPSession): Promise<Peso> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    rules: await countRules(page),
    observers: await countObservers(cdp),
  };
}

/** Style rules in force. */
export const countRules = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

async function countObservers(cdp: CDPSession): Promise<number> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', {
    expression: "System.import('rxjs').then(({ Subject }) => Subject.prototype)",
    awaitPromise: true,
  });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId as string });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function () { return this.reduce((sum, { observers }) => sum + (observers?.length ?? 0), 0); }',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObject', { objectId: objects.objectId as string });
  return result.value as number;
}

/** Opens the tools that weigh. */
export async function scales(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return cdp;
}
