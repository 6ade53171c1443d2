import { referencesIn } from './source-facts.ts';

const inFile = (text: string, file = 'a.ts') => referencesIn(`import { emit, on as listen } from '@balcao/shared';\n${text}`, file);
const events = `import { layoutEvents } from '@balcao/contracts';`;

it('distinguishes published from consumed events, regardless of local names', () => {
  expect(
    inFile(`${events}\nemit(layoutEvents.aviso, { a: 1 });\nlisten(layoutEvents.menu).subscribe(() => emit(layoutEvents.pedido, {}));`),
  ).toEqual([
    { table: 'layoutEvents', member: 'aviso', kind: 'produz' },
    { table: 'layoutEvents', member: 'menu', kind: 'consome' },
    { table: 'layoutEvents', member: 'pedido', kind: 'produz' },
  ]);
});

it('counts an event passed to any other function as both', () => {
  const kinds = inFile(`${events}\nuseFact(layoutEvents['menu'], on);\nconst rows = Object.values(layoutEvents);`);
  expect(kinds.map(({ member, kind }) => [member, kind])).toEqual([
    ['menu', 'produz'],
    ['menu', 'consome'],
    [null, 'produz'],
    [null, 'consome'],
  ]);
});

it('finds calls wherever they are named, in components too', () => {
  const found = inFile(
    `import { quotingCalls as calls, type layoutCalls } from '@balcao/contracts';
     export const Row = () => <a href={useCall(calls.list as never, {}).data}>{useCommand(calls.remove, { invalidates: [calls.list] })}</a>;`,
    'row.tsx',
  );
  expect(found.map(({ table, member, kind }) => `${table}.${member} ${kind}`)).toEqual([
    'quotingCalls.list chamada',
    'quotingCalls.remove chamada',
    'quotingCalls.list chamada',
  ]);
});

it('passes over types, comments and names of its own', () => {
  const source = `import type { layoutEvents } from '@balcao/contracts';
    /** emit(layoutEvents.aviso) */
    type Aviso = (typeof layoutEvents)['aviso']['payload'];
    const otherEvents = { x: 1 };
    emit(otherEvents.x);`;
  expect(inFile(source)).toEqual([]);
});

it('finds the addresses a source leads to, those only known when it runs aside', () => {
  const found = referencesIn(
    `import { addressOf as para, obraRoutes, casaRoutes, type obraCalls } from '@balcao/contracts';
     export const Link = ({ id, onde }) => <a href={para(obraRoutes, 'uma', { id: para(casaRoutes, 'inicio') })}>{para(obraRoutes, onde)}</a>;
     addressOf(obraRoutes, 'lista');`,
    'link.tsx',
  );
  expect(found.map(({ table, member, kind }) => [table, member, kind])).toEqual([
    ['obraRoutes', 'uma', 'endereco'],
    ['casaRoutes', 'inicio', 'endereco'],
  ]);
});
