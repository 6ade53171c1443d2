import type { Webinar } from '@balcao/contracts';
import { comingOf } from './webinar.model.ts';

const webinar = (titulo: string, data: string, live = false): Webinar => ({
  id: '0190b000-0000-7000-8000-000000000001',
  titulo,
  descricao: '',
  data,
  duracaoMin: 60,
  link: null,
  live,
  inscrito: false,
});

it('leaves out past webinars, and puts the live one before the next', () => {
  const all = [
    webinar('depois', '2026-11-25T12:00:00Z'),
    webinar('passou', '2026-11-20T10:59:00Z'),
    webinar('logo', '2026-11-21T12:00:00Z'),
    webinar('agora', '2026-11-20T11:30:00Z', true),
  ];
  expect(comingOf(all, new Date('2026-11-20T12:00:00Z')).map(({ titulo }) => titulo)).toEqual(['agora', 'logo', 'depois']);
});
