import type { Webinar } from '@balcao/contracts';
import { agendaOf } from './webinars.model.ts';

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
const titles = (webinars: readonly Webinar[]) => webinars.map(({ titulo }) => titulo);

it('separates live, future and past webinars, exactly at their limits', () => {
  const agora = new Date('2026-11-20T12:00:00Z');
  const { aoVivo, proximos, anteriores } = agendaOf(
    [
      webinar('longe', '2026-12-01T12:00:00Z'),
      webinar('acabou agora', '2026-11-20T11:00:00Z'),
      webinar('atrasado', '2026-11-20T11:00:01Z'),
      webinar('ao vivo, embora a hora diga que acabou', '2026-11-20T10:00:00Z', true),
      webinar('antigo', '2026-10-01T12:00:00Z'),
    ],
    agora,
  );
  expect(titles(aoVivo)).toEqual(['ao vivo, embora a hora diga que acabou']);
  expect(titles(proximos)).toEqual(['atrasado', 'longe']);
  expect(titles(anteriores)).toEqual(['acabou agora', 'antigo']);
});
