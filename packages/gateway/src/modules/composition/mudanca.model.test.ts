import { umEstado } from '../../testing/test-mapas.ts';
import { servicosMudados } from './mudanca.model.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
const noAr = (construcao: string) => ({ construcao, nomes: [Q], desde: '', sequencia: 1, anteriores: [] });
const canario = (porcento: number) => ({
  item: { servico: M, construcao: 'm2', nomes: [M] },
  alcance: { porcento, assinaturas: [], usuarios: [] },
  sal: 's',
  desde: '',
  sequencia: 1,
});
const concessao = {
  id: 'c1',
  para: { tipo: 'usuario' as const, id: 'u' },
  construcoes: { [Q]: 'q9' },
  sessao: 's',
  expiraEm: '2026-01-01T00:00:00Z',
};
const fixacao = {
  de: 'q1',
  para: { servico: Q, construcao: 'q0', nomes: [Q] },
  tipo: 'assinatura' as const,
  pessoas: [],
  montagens: 3,
  falhas: 3,
};
const antes = umEstado({ servicos: { [Q]: noAr('q1') }, canarios: { [M]: canario(10) } });

it.each([
  ['a build', { servicos: { [Q]: noAr('q2') } }, [Q]],
  ['a service that left', { servicos: {} }, [Q]],
  ['a canary that grew', { canarios: { [M]: canario(20) } }, [M]],
  ['a canary that ended', { canarios: {} }, [M]],
  ['the kill switch', { chaveGeral: true }, [M]],
  ['a grant', { concessoes: { c1: concessao } }, [Q]],
  ['what one subscription alone was healed with', { fixacoes: { a1: { [Q]: fixacao } } }, [Q]],
  ['an address published by hand', { avulsos: { moment: { url: '/m.js', integridade: null } } }, ['moment']],
])('lists what %s changed', (_, mudancas, servicos) => {
  expect(servicosMudados(antes, { ...antes, ...mudancas })).toEqual(servicos);
});

it('lists what a grant changes for a user who left it', () => {
  const lent = (deixadaPor?: string[]) => umEstado({ concessoes: { c1: { ...concessao, ...(deixadaPor && { deixadaPor }) } } });
  expect(servicosMudados(lent(), lent(['u']))).toEqual([Q]);
  expect(servicosMudados(lent(['u']), lent(['u', 'v']))).toEqual([Q]);
  expect(servicosMudados(lent(['u']), lent(['u']))).toEqual([]);
});

it('lists what the kill switch removes from users with a grant, and restores', () => {
  const lent = (chaveGeral: boolean) => umEstado({ chaveGeral, concessoes: { c1: concessao } });
  expect(servicosMudados(lent(false), lent(true))).toEqual([Q]);
  expect(servicosMudados(lent(true), lent(false))).toEqual([Q]);
});

it('lists nothing when maps do not change', () => {
  expect(
    servicosMudados(antes, { ...antes, sequencia: 9, congelado: { motivo: null, autor: 'a', em: '' }, quarentena: { [Q]: ['x'] } }),
  ).toEqual([]);
});
