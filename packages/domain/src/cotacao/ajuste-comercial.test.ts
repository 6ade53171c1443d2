import { ajusteComercial } from './ajuste-comercial.ts';

const combinado = { comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 2_000 };
const pedido = { comissaoBps: 2_000, descontoBps: 2_500 };
const de = (texto: string, codigo = 'X') => ajusteComercial([{ codigo, texto }], pedido, combinado);

it('proposes the limit the insurer named, in the field it named', () => {
  expect(de('Desconto acima do limite do corretor, 15%.')).toEqual({ campo: 'descontoBps', limiteBps: 1_500 });
  expect(de('Comissão de 20% acima da máxima desta seguradora, 17,5%.')).toEqual({ campo: 'comissaoBps', limiteBps: 1_750 });
  expect(de('Comissão de 20% abaixo da mínima desta seguradora, 22%.')).toEqual({ campo: 'comissaoBps', limiteBps: 2_200 });
});

it('proposes what was agreed where the insurer names no limit, and nothing where that was kept already', () => {
  expect(de('Desconto não permitido.')).toEqual({ campo: 'descontoBps', limiteBps: 2_000 });
  expect(
    ajusteComercial([{ codigo: 'X', texto: 'Desconto não permitido.' }], { comissaoBps: 2_000, descontoBps: 1_000 }, combinado),
  ).toEqual({
    campo: 'descontoBps',
    limiteBps: null,
  });
});

it('leads to a surcharge as to the discount, whose field it is', () => {
  expect(ajusteComercial([{ codigo: 'X', texto: 'Agravo não aceito.' }], { comissaoBps: 2_000, descontoBps: -500 }, combinado)).toEqual({
    campo: 'descontoBps',
    limiteBps: 0,
  });
});

it('does not take for a limit what was asked, nor a rate that is none', () => {
  expect(de('Desconto de 25% recusado.')).toEqual({ campo: 'descontoBps', limiteBps: 2_000 });
  expect(de('Comissão fora da tabela comercial.')).toEqual({ campo: 'comissaoBps', limiteBps: null });
});
