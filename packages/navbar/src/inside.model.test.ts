import { isInside } from './inside.model.ts';

it.each(['/home', '/notificacoes?lidas=nao', '/sinistros/sinistro?id=1#topo'])('leads to %s', (address) => {
  expect(isInside(address)).toBe(true);
});

it.each(['/ainda/nao', '//outro.exemplo/home', 'https://outro.exemplo/home', 'javascript:alert(1)', ''])('never leads to %p', (address) => {
  expect(isInside(address)).toBe(false);
});
