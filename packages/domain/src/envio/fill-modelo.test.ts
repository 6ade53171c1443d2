import { fillModelo, unknownVariaveis } from './fill-modelo.ts';

it('fills known variables, with or without spaces in the braces, and leaves unknown ones visible', () => {
  expect(fillModelo('Olá, {{ cliente }}: {{bem}} {{cleinte}}', { cliente: 'Ana', bem: 'Onix' })).toBe('Olá, Ana: Onix {{cleinte}}');
});

it('ends a sentence once, though the name before its full stop has one', () => {
  const fill = (cliente: string) => fillModelo('Olá, {{cliente}}. Veja {{cliente}}... {{cliente}}', { cliente });
  expect(fill('Farmácia S.A.')).toBe('Olá, Farmácia S.A. Veja Farmácia S.A.... Farmácia S.A.');
  expect(fill('Ana')).toBe('Olá, Ana. Veja Ana... Ana');
});

it('never fills a variable from what another one said, nor from what every object has', () => {
  expect(fillModelo('{{cliente}} {{constructor}}', { cliente: '{{bem}}', bem: 'Onix' })).toBe('{{bem}} {{constructor}}');
});

it('names each unknown variable once', () => {
  expect(unknownVariaveis('{{cleinte}} {{cleinte}} {{cliente}} {{x}}', ['cliente'])).toEqual(['cleinte', 'x']);
});
