import { allRoutes } from '@balcao/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reachOf } from './reach.ts';

const root = path.resolve(__dirname, '../..');
const journeys = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ path: `e2e/${file}`, text: readFileSync(path.join(root, 'e2e', file), 'utf8') }));
const reach = (...files: string[]) => reachOf(files, journeys, allRoutes);

it('runs the journeys that pass through the parcel that changed, and no other', () => {
  const { units, journeys: reached } = reach('packages/settings/src/settings.root.tsx');
  expect(units).toEqual(['packages/settings/src/settings.root.tsx']);
  expect(reached).toContain('e2e/screens/perfil.spec.ts');
  expect(reached).not.toContain('e2e/screens/questionario.spec.ts');
});

it.each(allRoutes.map(({ parcel }) => parcel).filter((parcel) => parcel !== 'layout'))('knows some journey of %s', (parcel) => {
  const { journeys: reached } = reach(`packages/${parcel}/src/index.ts`);
  expect(reached === 'tudo' || reached.length > 0).toBe(true);
});

it('runs every journey for what every page is made of', () => {
  for (const file of [
    'packages/shared/src/index.ts',
    'packages/gateway/src/app.ts',
    'packages/layout/src/index.ts',
    'root-config/src/index.html',
  ])
    expect(reach(file).journeys).toBe('tudo');
  expect(reach('packages/settings/src/index.ts', 'packages/domain/src/index.ts').journeys).toBe('tudo');
});

it('runs a journey that changed, none for what no page sees, and the tests of the gateway for a migration', () => {
  expect(reach('e2e/screens/perfil.spec.ts')).toEqual({ units: [], journeys: ['e2e/screens/perfil.spec.ts'] });
  expect(reach('scripts/new/new.ts', 'README.md')).toEqual({ units: ['scripts/new/new.ts'], journeys: [] });
  expect(reach('packages/gateway/src/migrations/0900_nova.sql')).toEqual({
    units: ['packages/gateway/src/testing/test-database.ts'],
    journeys: 'tudo',
  });
});

it('runs everything when what decides how everything is tested changes', () => {
  expect(reach('package-lock.json', 'README.md')).toEqual({ units: 'tudo', journeys: 'tudo' });
});
