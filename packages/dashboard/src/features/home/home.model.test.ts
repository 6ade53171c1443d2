import { umaSessao } from '@balcao/testing';
import { copy } from './home.copy.ts';
import { diaPorExtenso, linksOf, percentualInteiro, prazoDe, quandoFoi, saudacaoDe } from './home.model.ts';

const em = (hora: string) => new Date(`2026-11-20T${hora}:00-03:00`);

it.each([
  ['04:59', 'Boa noite, Rita'],
  ['05:00', 'Bom dia, Rita'],
  ['11:59', 'Bom dia, Rita'],
  ['12:00', 'Boa tarde, Rita'],
  ['18:00', 'Boa noite, Rita'],
])('greets by the clock of São Paulo: %s', (hora, saudacao) => expect(saudacaoDe('Rita Corretora', em(hora))).toBe(saudacao));

it('says the day of São Paulo, not of the machine', () => {
  expect(diaPorExtenso(new Date('2026-11-20T01:30:00Z'))).toBe('quinta-feira, 19 de novembro de 2026');
});

describe('linksOf', () => {
  it('leads each figure to the list it counts', () => {
    const links = linksOf(umaSessao());
    expect(links.abertos).toBe('/multicalculo/orcamentos?status=RASCUNHO%2CCALCULANDO%2CCALCULADO%2CENVIADO');
    expect(links.orcamento({ id: '7', cotacaoId: null, formulario: 'AUTO' })).toBe('/multicalculo/orcamento-multicalculo?id=7');
    expect(links.orcamento({ id: '7', cotacaoId: '9', formulario: 'AUTO' })).toBe('/multicalculo/orcamento-multicalculo?id=7&cotacao=9');
  });

  it('leads nowhere the session may not go', () => {
    const links = linksOf(umaSessao({ acessoMC: false, acessoOrcamentacao: false, bloqueioCotacaoAuto: true }));
    expect(links.novo).toBeUndefined();
    expect(links.abertos).toBeUndefined();
    expect(links.orcamento({ id: '7', cotacaoId: null, formulario: 'AUTO' })).toBeUndefined();
  });
});

it('tells how much the end of a policy presses', () => {
  expect(prazoDe(-3)).toEqual({ texto: 'venceu há 3 dias', tom: 'perigo' });
  expect(prazoDe(0)).toEqual({ texto: 'vence hoje', tom: 'perigo' });
  expect(prazoDe(1)).toEqual({ texto: 'vence amanhã', tom: 'perigo' });
  expect(prazoDe(8)).toEqual({ texto: 'em 8 dias', tom: 'atencao' });
  expect(prazoDe(16)).toEqual({ texto: 'em 16 dias', tom: 'neutro' });
});

it('says when something happened as one would', () => {
  const agora = em('10:00');
  expect(quandoFoi(em('09:59').toISOString(), agora)).toBe('há 1 min');
  expect(quandoFoi(em('10:00').toISOString(), agora)).toBe('agora há pouco');
  expect(quandoFoi(em('08:05').toISOString(), agora)).toBe('hoje, 08:05');
  expect(quandoFoi('2026-11-19T22:10:00-03:00', agora)).toBe('ontem, 22:10');
  expect(quandoFoi('2026-11-17T09:00:00-03:00', agora)).toBe('17/11/2026 09:00');
});

it('writes a share in whole percents, and a dash without any', () => {
  expect(percentualInteiro(3_333)).toBe('33%');
  expect(percentualInteiro(null)).toBe(copy.semConversao);
});
