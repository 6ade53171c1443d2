import { isHostConhecido, isLive, type LinhaWebinar, sortWebinars, toWebinar } from './webinar.model.ts';

const HOSTS = ['www.youtube.com'];
const LINK = 'https://www.youtube.com/live/abc';
const at = (texto: string): Date => new Date(`2026-09-10T${texto}:00Z`);
const linha = (over: Partial<LinhaWebinar> = {}): LinhaWebinar => ({
  id: 'x',
  titulo: 'Renovação sem susto',
  descricao: '',
  data: at('13:00'),
  duracaoMin: 60,
  link: LINK,
  inscrito: false,
  ...over,
});

it.each([
  ['12:59', false, null],
  ['13:00', true, LINK],
  ['13:59', true, LINK],
  ['14:00', false, LINK],
])('at %s it is live %s and is watched at %s', (hora, live, link) => {
  expect(toWebinar(linha(), at(hora), HOSTS)).toMatchObject({ live, link });
  expect(isLive(linha(), at(hora))).toBe(live);
});

it.each([
  'http://www.youtube.com/x',
  'https://youtube.com/x',
  'https://www.youtube.com.evil.net/x',
  'https://www.youtube.com:8443/x',
  'https://a:b@www.youtube.com/x',
  '//www.youtube.com/x',
  'javascript:alert(1)//www.youtube.com',
  'nada',
])('shows no link to %s', (link) => {
  expect(isHostConhecido(link, HOSTS)).toBe(false);
  expect(toWebinar(linha({ link }), at('13:30'), HOSTS).link).toBeNull();
});

it('puts what is live first, then what comes, then what went, newest first', () => {
  const dia = (n: number): Date => new Date(Date.UTC(2026, 8, n, 13));
  const linhas = [1, 20, 10, 12, 5].map((n) => linha({ id: String(n), data: dia(n) }));
  expect(sortWebinars(linhas, at('13:10')).map(({ id }) => id)).toEqual(['10', '12', '20', '5', '1']);
});
