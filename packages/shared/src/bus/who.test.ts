/** @jest-environment jsdom */
import type { BusEvent } from '@balcao/contracts';
import type * as z from 'zod/mini';
import type * as Bus from './bus.ts';

const atModule = (path: string) => {
  const error = { stack: `Error\n    at http://localhost/modules/shared/shared.js:1:1\n    at http://localhost${path}:1:1` };
  jest.spyOn(globalThis, 'Error').mockImplementation(() => error as Error);
};
afterEach(() => jest.restoreAllMocks());

async function pageWith(devtools: boolean): Promise<{ bus: typeof Bus; medido: BusEvent<string, z.ZodMiniType> }> {
  document.body.innerHTML = `<script type="application/json" id="balcao-ambiente">${JSON.stringify({ devtools })}</script>`;
  jest.resetModules();
  const { defineEvent } = await import('@balcao/contracts');
  const zod = await import('zod/mini');
  return { bus: await import('./bus.ts'), medido: defineEvent('teste:medido', zod.object({ valor: zod.int() })) };
}

it('knows who spoke and who heard where the page has devtools, and tells one parcel alone', async () => {
  const { bus, medido } = await pageWith(true);
  const heard: string[] = [];
  atModule('/modules/menu/menu.js');
  bus.on(medido).subscribe(() => heard.push('menu'));
  atModule('/modules/quoting/orcamentos.js');
  bus.on(medido).subscribe(() => heard.push('quoting'));
  atModule('/modules/root-config/root-config.js');
  bus.emit(medido, { valor: 1 });
  const [fact] = bus.recentFacts();
  expect(fact).toMatchObject({ de: 'root-config', ouvintes: ['menu', 'quoting'] });
  bus.replayFact(fact as Bus.Fact, 'quoting');
  expect(heard).toEqual(['menu', 'quoting', 'quoting']);
});

it('asks nobody for their name where it has none', async () => {
  const { bus, medido } = await pageWith(false);
  atModule('/modules/menu/menu.js');
  bus.on(medido).subscribe();
  bus.emit(medido, { valor: 1 });
  expect(bus.recentFacts()[0]).toMatchObject({ de: null, ouvintes: [] });
});
