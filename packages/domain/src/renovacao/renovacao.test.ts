import type { RascunhoOrcamento } from '@balcao/contracts';
import { addDias } from '../datas/add-dias.ts';
import { linhaAuto } from '../auto/linha-auto.ts';
import { comercialDaRenovacao } from './comercial-da-renovacao.ts';
import { janelaDe, janelasRenovacao } from './janelas-renovacao.ts';
import { type ApoliceARenovar, bonusPrevisto, renewRascunho } from './renew-rascunho.ts';

const hoje = '2026-11-20';
const apolice: ApoliceARenovar = {
  numero: '0531000100007',
  seguradora: 'Jequitibá Seguros',
  vigIni: '2025-12-10',
  vigFim: '2026-12-10',
  premioTotalCentavos: 214_760,
  bonus: 4,
  ci: '123456789012',
  sinistros: 0,
};
const rascunho: RascunhoOrcamento = {
  risco: {
    segurado: { nome: 'Ana Souza', nascimento: '1985-04-12' },
    seguro: { tipo: 'NOVO', vigIni: '2025-12-10', vigFim: '2026-12-10', produtores: [{ id: 'p', pctBps: 10_000 }] },
    veiculo: { zeroKm: true, fipe: '004399-1', anoModelo: 2025, valorFipeCentavos: 9_000_000 },
    condutor: { igualSegurado: true, anosCnh: 8 },
    renovacao: { bonus: 0 },
  },
  comercial: { seguradoras: ['jequitiba_seguros'], descontoBps: { jequitiba_seguros: 500 } },
};
const renew = (over: Partial<ApoliceARenovar> = {}, dia = hoje) =>
  renewRascunho(rascunho, {
    formulario: 'AUTO',
    apolice: { ...apolice, ...over },
    hoje: dia,
    tipo: 'RENOVACAO_PROPRIA',
    corretoraId: 'c1',
    valorFipeCentavos: 8_200_000,
  });

// the vectors of domain design §5.4, counted from the end of the policy
it.each([
  ['on time', {}, '2026-12-10', 5],
  ['before its end', {}, hoje, 5],
  ['30 days late', {}, addDias('2026-12-10', 30), 5],
  ['45 days late', {}, addDias('2026-12-10', 45), 4],
  ['100 days late', {}, addDias('2026-12-10', 100), 3],
  ['with one claim', { sinistros: 1 }, hoje, 3],
  ['of 300 days', { vigIni: addDias('2026-12-10', -300) }, hoje, 4],
  ['at the highest class', { bonus: 10 }, hoje, 10],
])('foresees the bonus of a policy renewed %s', (_, over, dia, expected) => {
  expect(bonusPrevisto({ ...apolice, ...over }, dia)).toBe(expected);
  expect((renew(over, dia).risco['renovacao'] as { bonus: number }).bonus).toBe(expected);
});

it('has no bonus to foresee where the policy has none', () => {
  expect(bonusPrevisto({ ...apolice, bonus: null }, hoje)).toBeNull();
});

it('starts at the end of the old policy, and identifies it', () => {
  expect(renew().risco['seguro']).toEqual({
    tipo: 'RENOVACAO_PROPRIA',
    vigIni: '2026-12-10',
    vigFim: '2027-12-10',
    seguradoraAnterior: 'Jequitibá Seguros',
    apoliceAnterior: '0531000100007',
    fimVigAnterior: '2026-12-10',
    premioAnteriorCentavos: 214_760,
    sinistros: 0,
    corretoraId: 'c1',
    produtores: [{ id: 'p', pctBps: 10_000 }],
  });
});

it('has no premium when the policy is registered without one', () => {
  expect(renew({ premioTotalCentavos: 0 }).risco['seguro'] as object).not.toHaveProperty('premioAnteriorCentavos', expect.anything());
});

it('never begins in the past: a policy already ended is renewed from today', () => {
  expect(renew({}, '2026-12-25').risco['seguro']).toMatchObject({ vigIni: '2026-12-25', fimVigAnterior: '2026-12-10' });
});

it('brings the car up to date and leaves the person as they are', () => {
  const { risco, comercial } = renew();
  expect(risco).toMatchObject({
    segurado: { nascimento: '1985-04-12' },
    veiculo: { zeroKm: false, valorFipeCentavos: 8_200_000, anoModelo: 2025 },
    condutor: { anosCnh: 9 },
    renovacao: { bonus: 5, ci: '123456789012' },
  });
  expect(comercial).toEqual({ seguradoras: ['jequitiba_seguros'], descontoBps: {} });
});

it('keeps the value of a car that left the table, and counts no more claims than the form does', () => {
  const { risco } = renewRascunho(rascunho, {
    formulario: 'AUTO',
    apolice: { ...apolice, sinistros: 14 },
    hoje,
    tipo: 'RENOVACAO_CONGENERE',
    corretoraId: 'c1',
    valorFipeCentavos: null,
  });
  expect(risco).toMatchObject({ veiculo: { valorFipeCentavos: 9_000_000 }, seguro: { sinistros: 9 }, renovacao: { bonus: 0 } });
});

it('changes neither the draft it starts from nor blocks of other lines', () => {
  const before = structuredClone(rascunho);
  renew();
  expect(rascunho).toEqual(before);
  const casa = { risco: { imovel: { tipo: 'CASA' } }, comercial: {} };
  const pedido = { apolice, hoje, tipo: 'RENOVACAO_PROPRIA', corretoraId: 'c1', valorFipeCentavos: null } as const;
  expect(Object.keys(renewRascunho(casa, { ...pedido, formulario: 'RESIDENCIAL' }).risco)).toEqual(['imovel', 'seguro']);
});

it('is a draft its line can read', () => {
  expect(linhaAuto.read(renew())).not.toBeNull();
});

it('puts every day from 60 before to 60 after in exactly one window', () => {
  for (let dias = -60; dias <= 60; dias += 1)
    expect(janelasRenovacao.filter(({ de, ate }) => dias >= de && dias <= ate).map(({ id }) => id)).toEqual([janelaDe(dias)?.id]);
  expect([janelaDe(61), janelaDe(-61)]).toEqual([null, null]);
});

it('asks every insurer of the line, in order, at the currently agreed commission', () => {
  const ativas = ['alfa', 'beta', 'gama'].map((slug) => ({
    slug,
    comissaoMinBps: 1_000,
    comissaoPadraoBps: 1_800,
    comissaoMaxBps: 2_000,
  }));
  const antes = {
    seguradoras: ['saiu'],
    comissaoBps: { saiu: 900, beta: 1_500, gama: 3_000 },
    descontoBps: {},
    formaPreferida: 'PIX' as const,
  };
  expect(comercialDaRenovacao(antes, ativas)).toEqual({
    seguradoras: ['alfa', 'beta', 'gama'],
    comissaoBps: { alfa: 1_800, beta: 1_500, gama: 2_000 },
    descontoBps: {},
    formaPreferida: 'PIX',
  });
});
