import { fillModelo, unknownVariaveis } from './fill-modelo.ts';

it('fills what is known, however it is spaced, and leaves the rest to be seen', () => {
  expect(fillModelo('Olá, {{ cliente }}: {{bem}} {{cleinte}}', { cliente: 'Ana', bem: 'Onix' })).toBe('Olá, Ana: Onix {{cleinte}}');
});

it('never fills a variable from what another one said, nor from what every object has', () => {
  expect(fillModelo('{{cliente}} {{constructor}}', { cliente: '{{bem}}', bem: 'Onix' })).toBe('{{bem}} {{constructor}}');
});

it('names each unknown variable once', () => {
  expect(unknownVariaveis('{{cleinte}} {{cleinte}} {{cliente}} {{x}}', ['cliente'])).toEqual(['cleinte', 'x']);
});
