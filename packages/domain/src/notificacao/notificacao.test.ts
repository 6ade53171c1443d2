import type { Notificacao } from '@balcao/contracts';
import { addNotificacao } from './add-notificacao.ts';
import { markNotificacoes } from './mark-notificacoes.ts';
import { numeroDaNotificacao, tipoNotificacao } from './tipo-notificacao.ts';

const aviso = (n: number, lido = false): Notificacao => ({
  id: `0190b000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
  tipo: 1,
  titulo: `Aviso ${n}`,
  descricao: '',
  data: '2026-11-20T12:00:00Z',
  lido,
  link: null,
});
const ids = (lista: { notificacoes: Notificacao[] }) => lista.notificacoes.map(({ titulo }) => titulo);

it('counts one less for each that was really unread, and takes exactly those back', () => {
  const before = { notificacoes: [aviso(1), aviso(2, true), aviso(3)], total: 7 };
  const read = markNotificacoes(before, [aviso(1).id, aviso(2).id], true);
  expect(read).toEqual({ notificacoes: [aviso(1, true), aviso(2, true), aviso(3)], total: 6 });
  expect(markNotificacoes(read, [aviso(1).id], false)).toEqual(before);
});

it('never counts below zero', () => {
  expect(markNotificacoes({ notificacoes: [aviso(1)], total: 0 }, [aviso(1).id], true).total).toBe(0);
});

it('puts what arrives first, once, and keeps thirty', () => {
  const full = { notificacoes: Array.from({ length: 30 }, (_, n) => aviso(n)), total: 30 };
  const next = addNotificacao(full, { notificacao: aviso(77), total: 31 });
  expect([next.notificacoes.length, ids(next)[0], ids(next).at(-1), next.total]).toEqual([30, 'Aviso 77', 'Aviso 28', 31]);
  expect(addNotificacao(next, { notificacao: aviso(77), total: 30 })).toEqual({ ...next, total: 30 });
});

it('replaces a notice by its newer version, at the top and unread, and ignores an older version', () => {
  const before = { notificacoes: [aviso(1), aviso(2), aviso(3)], total: 3 };
  const nova = { ...aviso(2), titulo: 'Aviso 2, outra vez', data: '2026-11-20T12:05:00Z' };
  const next = addNotificacao(before, { notificacao: nova, total: 3 });
  expect(next).toEqual({ notificacoes: [nova, aviso(1), aviso(3)], total: 3 });
  expect(addNotificacao(next, { notificacao: aviso(2), total: 3 })).toEqual(next);
});

it.each(['tela', 'usuario', 'dinheiro', 'info', 'arquivo', 'aviso'] as const)('gives %s the number that is read as it', (tipo) => {
  expect(tipoNotificacao(numeroDaNotificacao(tipo))).toBe(tipo);
});

it.each([
  [1, 'tela'],
  [2, 'usuario'],
  [3, 'dinheiro'],
  [4, 'info'],
  [5, 'arquivo'],
  [0, 'aviso'],
  [6, 'aviso'],
])('reads type %d as %s', (tipo, nome) => {
  expect(tipoNotificacao(tipo)).toBe(nome);
});
