import { horarioPermitido } from './horario-permitido.ts';
import { feriadosCom } from '../datas/dia-util.ts';
import { judgeSenha, regrasSenha } from './regras-senha.ts';

const faltam = (senha: string, dono = {}): string[] =>
  regrasSenha(senha, dono)
    .filter(({ isCumprida }) => !isCumprida)
    .map(({ id }) => id);

it.each([
  ['Balcao#2026', []],
  ['', ['tamanho', 'letras', 'numero', 'simbolo', 'pessoal', 'comum']],
  ['Ab1#', ['tamanho']],
  ['tudominusculo1#', ['letras']],
  ['SemNumeroAlgum#', ['numero']],
  ['SemSimbolo2026', ['simbolo']],
  ['MinhaSenha#2026', ['comum']],
  ['Aaaaaa#2026x', ['comum']],
  ['Çãozinho!Émile7', []],
])('lists the rules that “%s” does not meet', (senha, lacks) => expect(faltam(senha)).toEqual(lacks));

it('refuses words of the name or e-mail, ignoring accents and case, except short words', () => {
  expect(faltam('OTAVIO#prado26', { nome: 'Otávio Prado' })).toEqual(['pessoal']);
  expect(faltam('Clara-n0gueira!', { email: 'clara.n@balcao.test' })).toEqual(['pessoal']);
  expect(faltam('Anabela#7-cores', { nome: 'Ana Sá' })).toEqual([]);
});

it.each([
  ['', 'Crie uma senha.'],
  ['balcao#2026', 'Falta na senha: letras maiúsculas e minúsculas.'],
  ['Marina#Su', 'Falta na senha: ao menos 10 caracteres; um número; nada do seu nome ou e-mail.'],
  ['Vento#Sul2026', undefined],
])('judges “%s”: %s', (senha, sentence) => expect(judgeSenha(senha, { nome: 'Marina Prado' })).toBe(sentence));

// 2026-11-20 is a Friday
const comercial = [1, 2, 3, 4, 5].map((dia) => ({ dia, ini: '08:00', fim: '18:00' }));

it.each([
  ['2026-11-20T10:59:59Z', null],
  ['2026-11-20T11:00:00Z', { ate: '2026-11-20T21:00:00.000Z' }],
  ['2026-11-20T20:59:59Z', { ate: '2026-11-20T21:00:00.000Z' }],
  ['2026-11-20T21:00:00Z', null],
  // Saturday at 02:30 in Greenwich is still Friday evening in São Paulo
  ['2026-11-21T02:30:00Z', null],
  ['2026-11-21T13:00:00Z', null],
])('keeps to the hours of São Paulo at %s', (agora, expected) => expect(horarioPermitido(comercial, new Date(agora))).toEqual(expected));

it('restricts neither a user without hours nor one with the whole week', () => {
  expect(horarioPermitido([], new Date('2026-11-22T06:00:00Z'))).toEqual({ ate: null });
  const semana = [0, 1, 2, 3, 4, 5, 6].map((dia) => ({ dia, ini: '00:00', fim: '00:00' }));
  expect(horarioPermitido(semana, new Date('2026-11-22T06:00:00Z'))).toEqual({ ate: null });
});

it('follows a span past midnight, and joins the ones that touch', () => {
  const noite = [
    { dia: 6, ini: '22:00', fim: '02:00' },
    { dia: 0, ini: '02:00', fim: '03:00' },
  ];
  expect(horarioPermitido(noite, new Date('2026-11-22T04:00:00Z'))).toEqual({ ate: '2026-11-22T06:00:00.000Z' });
  expect(horarioPermitido(noite, new Date('2026-11-22T06:00:00Z'))).toBeNull();
});

it('keeps the hours of Sunday on a holiday, national or the subscription’s own', () => {
  const feriados = feriadosCom([{ dia: '2026-11-19', todoAno: false }]);
  const ask = (agora: string, horarios = comercial) => horarioPermitido(horarios, new Date(agora), feriados);
  // Consciência Negra is a Friday, the day before it is the brokerage's own
  expect([ask('2026-11-20T15:00:00Z'), ask('2026-11-19T15:00:00Z')]).toEqual([null, null]);
  expect(ask('2026-11-18T15:00:00Z')).toEqual({ ate: '2026-11-18T21:00:00.000Z' });
  const plantao = [...comercial, { dia: 0, ini: '10:00', fim: '14:00' }];
  expect(ask('2026-11-20T15:00:00Z', plantao)).toEqual({ ate: '2026-11-20T17:00:00.000Z' });
  expect(horarioPermitido([], new Date('2026-11-20T15:00:00Z'), feriados)).toEqual({ ate: null });
  // a night that began before the holiday goes on
  expect(ask('2026-11-19T04:00:00Z', [{ dia: 3, ini: '22:00', fim: '02:00' }])).toEqual({ ate: '2026-11-19T05:00:00.000Z' });
});
