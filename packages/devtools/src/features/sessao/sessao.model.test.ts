import { umaSessao } from '@balcao/testing';
import { bandeirasOf, guardaOf } from './sessao.model.ts';

const agora = new Date('2026-11-20T12:00:00Z');

it('reports the decision of the guard on an address and what its route needs', () => {
  expect(guardaOf('/multicalculo/orcamentos', umaSessao(), agora)).toMatchObject({ rota: 'quoting/orcamentos', decisao: 'abrir' });
  expect(guardaOf('/home', null, agora).decisao).toBe('redirecionar');
  expect(guardaOf('/de/ninguem', umaSessao(), agora)).toEqual({ rota: null, decisao: 'naoEncontrado', rule: null });
});

it('shows flags and no personal data', () => {
  const bandeiras = Object.fromEntries(bandeirasOf(umaSessao({ acessoMC: false })));
  expect(bandeiras).toMatchObject({ acessoMC: false, acessoGestao: true });
  expect(Object.values(bandeiras).every((valor) => typeof valor === 'boolean')).toBe(true);
});
