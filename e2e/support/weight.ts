import type { CDPSession, Page } from '@playwright/test';

/** What a page holds that must not grow by being used. */
export interface Peso {
  readonly nodes: number;
  readonly listeners: number;
  readonly rules: number;
  /** Live objects of rxjs: a subscription nobody ended keeps its own. */
  readonly subscribers: number;
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
    subscribers: await countSubscribers(cdp),
  };
}

const countRules = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

async function countSubscribers(cdp: CDPSession): Promise<number> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', {
    expression: "System.import('rxjs').then(({ Subscriber }) => Subscriber.prototype)",
    awaitPromise: true,
  });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId as string });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function () { return this.filter((each) => !each.closed).length; }',
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
