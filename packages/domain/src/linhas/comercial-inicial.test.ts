import { comercialInicial } from './comercial-inicial.ts';

const ativas = [
  { slug: 'alfa', comissaoPadraoBps: 2_000 },
  { slug: 'beta', comissaoPadraoBps: 1_800 },
];

it.each([
  ['those asked last', ['beta'], ['beta']],
  ['those asked last, less one that left', ['saiu', 'alfa'], ['alfa']],
  ['all, where nobody was asked', [], ['alfa', 'beta']],
  ['all, where every one asked last has left', ['saiu'], ['alfa', 'beta']],
])('begins with %s, at what is agreed with each', (_, ultimas, seguradoras) => {
  const { comissaoBps, ...termos } = comercialInicial(ultimas, ativas);
  expect(termos).toEqual({ seguradoras, descontoBps: {} });
  expect(Object.keys(comissaoBps ?? {})).toEqual(seguradoras);
});

it('asks nobody where nobody may be asked', () => {
  expect(comercialInicial(['alfa'], [])).toEqual({ seguradoras: [], comissaoBps: {}, descontoBps: {} });
});
