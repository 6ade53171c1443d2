import type { SeguradoraAtiva } from '@balcao/contracts';
import { ajusteOf, atualPrimeiro, comissaoParaTodas, withEscolhidas } from './seguradoras.model.ts';

const ativa = (slug: string, [min, padrao, max]: [number, number, number]): SeguradoraAtiva => ({
  slug,
  nome: slug,
  tipo: 'SEGURADORA',
  linhas: ['AUTO'],
  comissaoMinBps: min,
  comissaoPadraoBps: padrao,
  comissaoMaxBps: max,
});
const ativas = [ativa('alfa', [500, 2_000, 3_000]), ativa('beta', [1_500, 1_800, 2_000])];

it('starts a chosen insurer at the commission agreed with it', () => {
  expect(withEscolhidas({ seguradoras: [], comissaoBps: {} }, ['alfa', 'beta'], ativas)).toEqual({
    seguradoras: ['alfa', 'beta'],
    comissaoBps: { alfa: 2_000, beta: 1_800 },
  });
});

it('keeps the commission typed for an insurer that is chosen again', () => {
  expect(withEscolhidas({ seguradoras: [], comissaoBps: { alfa: 900 } }, ['alfa'], ativas).comissaoBps).toEqual({ alfa: 900 });
});

it('applies one commission to all chosen, stopping at what each agreed to', () => {
  const bloco = { seguradoras: ['alfa', 'beta'], comissaoBps: {} };
  expect(comissaoParaTodas(bloco, 2_500, ativas)).toEqual({ alfa: 2_500, beta: 2_000 });
  expect(comissaoParaTodas(bloco, 1_000, ativas)).toEqual({ alfa: 1_000, beta: 1_500 });
  expect(comissaoParaTodas({ ...bloco, seguradoras: ['beta'] }, 1_600, ativas)).toEqual({ beta: 1_600 });
});

it('writes a surcharge as a negative discount', () => {
  expect([ajusteOf('DESCONTO', 500), ajusteOf('AGRAVO', 500), ajusteOf('AGRAVO', 0), ajusteOf('AGRAVO', null)]).toEqual([
    500,
    -500,
    0,
    null,
  ]);
});

it('puts the insurer of the policy that is renewed first, and leaves the others as they were', () => {
  const nomes = (atual: string | null) => atualPrimeiro(ativas, atual).map(({ nome }) => nome);
  expect([nomes('beta'), nomes(null), nomes('saiu')]).toEqual([
    ['beta', 'alfa'],
    ['alfa', 'beta'],
    ['alfa', 'beta'],
  ]);
});
