import { copy, sucessos } from './recados.copy.ts';
import { sucessoOf } from './success.model.ts';

it.each(Object.entries(sucessos))('says its own sentence for %s', (message, { titulo, texto }) => {
  expect(sucessoOf(`/success/${message}`)).toMatchObject({ titulo, textos: [texto] });
});

it.each(['Ligue%20para%201234', 'constructor', '__proto__', 'toString', 'SENHA-TROCADA'])('says the neutral sentence for %s', (message) => {
  expect(sucessoOf(`/success/${message}`)).toMatchObject({ titulo: sucessos.neutro.titulo, textos: [sucessos.neutro.texto] });
});

it.each([
  ['login', '/login'],
  ['plano', '/onboarding'],
  ['home', '/home'],
  ['https:%2F%2Fevil.com', '/login'],
  ['%2F%2Fevil.com', '/login'],
  ['logoff', '/login'],
  ['constructor', '/login'],
])('leads with link %s to %s', (link, href) => {
  expect(sucessoOf(`/success/feito/${link}`).links.map((one) => one.href)).toEqual([href]);
});

it('offers another link beside the way back where one was sent, once', () => {
  expect(sucessoOf('/success/senha-enviada').links.map(({ href }) => href)).toEqual(['/login', '/forgot']);
  expect(sucessoOf('/success/desbloqueio-enviado/login').links.map(({ href }) => href)).toEqual(['/login', '/blocked']);
  expect(sucessoOf('/success/migracao-enviada/migrate').links.map(({ href }) => href)).toEqual(['/migrate']);
});

it('shows an e-mail only when it is strictly one', () => {
  expect(sucessoOf('/success/feito/login/marina%40prado.com.br').textos[1]).toBe(copy.endereco('marina@prado.com.br'));
  for (const email of ['marina%40prado', 'Ligue%20para%20x%40y.com', '%3Cb%3Ex%40y.com', 'x%40y.123'])
    expect(sucessoOf(`/success/feito/login/${email}`).textos).toHaveLength(1);
});
