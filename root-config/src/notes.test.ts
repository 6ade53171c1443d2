/** @jest-environment jsdom */
import { environment } from './environment.ts';
import { hearNotes, note } from './notes.ts';

it('queues a limited number of notes before there is a listener, and then delivers them in order', () => {
  for (let index = 0; index < 60; index += 1) expect(note({ tipo: 'montada', modulo: String(index) })).toBe(false);
  const heard: string[] = [];
  hearNotes((nota) => 'modulo' in nota && heard.push(nota.modulo) > 50);
  expect([heard.length, heard[0], heard.at(-1)]).toEqual([50, '0', '49']);
  expect(note({ tipo: 'carga', modulo: 'x' })).toBe(true);
});

it('keeps a note its listener is not ready for, and delivers it to the next', () => {
  hearNotes(({ tipo }) => (tipo === 'montada' ? false : undefined));
  note({ tipo: 'montada', modulo: 'y' });
  expect(note({ tipo: 'carga', modulo: 'y' })).toBe(false);
  const heard: string[] = [];
  hearNotes(({ tipo }) => heard.push(tipo) > 0);
  expect(heard).toEqual(['carga']);
});

it('delivers queued notes with the builds of their moment, even when others are running by now', () => {
  environment().construcoes = { menu: 'broken' };
  hearNotes(() => undefined);
  note({ tipo: 'quebrou', modulo: 'menu' });
  environment().construcoes = { menu: 'good' };
  const blamed: unknown[] = [];
  hearNotes((_, construcoes) => blamed.push(construcoes['menu']) > 0);
  note({ tipo: 'montada', modulo: 'menu' });
  expect(blamed).toEqual(['broken', 'good']);
});
