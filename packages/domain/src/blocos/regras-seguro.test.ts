import type { Rascunho, Seguro } from '@balcao/contracts';
import { linhaAuto } from '../auto/linha-auto.ts';
import { linhaPet } from '../pet/linha-pet.ts';
import { normalizeSeguro } from './normalize-blocos.ts';

const hoje = '2026-11-20';
const renovacao: Rascunho<Seguro> = {
  tipo: 'RENOVACAO_CONGENERE',
  vigIni: hoje,
  seguradoraAnterior: 'Sabiá Seguros',
  apoliceAnterior: '1',
  fimVigAnterior: hoje,
  sinistros: 0,
};

it.each([
  [linhaAuto, undefined, []],
  [linhaPet, null, []],
  [linhaAuto, 0, ['foraDaFaixa']],
  [linhaPet, -1, ['foraDaFaixa']],
  [linhaPet, 214_760, []],
])('asks what the policy being renewed costs without demanding it, and refuses what no policy costs', (linha, centavos, codigos) => {
  const seguro = { ...renovacao, premioAnteriorCentavos: centavos };
  const judged = linha.validate({ risco: { seguro }, comercial: {} }, { hoje, seguradoras: [] });
  const errors = judged.ok ? [] : judged.errors.filter(({ campo }) => campo === 'risco.seguro.premioAnteriorCentavos');
  expect(errors.map(({ codigo }) => codigo)).toEqual(codigos);
});

it('takes what was typed of another policy away from a new insurance', () => {
  expect(normalizeSeguro({ ...renovacao, tipo: 'NOVO', premioAnteriorCentavos: 1 })).toEqual({
    tipo: 'NOVO',
    vigIni: hoje,
    vigFim: '2027-11-20',
    produtores: undefined,
  });
});

it('says the premium in money, in every line', () => {
  for (const linha of [linhaAuto, linhaPet]) {
    expect(linha.rotuloDe('risco.seguro.premioAnteriorCentavos')).toBe('Prêmio atual');
    expect(linha.show('risco.seguro.premioAnteriorCentavos', 214_760)).toBe('R$ 2.147,60');
  }
});
