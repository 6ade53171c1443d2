import type { OfertaManual } from '@balcao/contracts';
import { repriceManual } from './reprice-manual.ts';

const oferta = (over: Partial<OfertaManual> = {}): OfertaManual => ({
  seguradora: 'jequitiba_seguros',
  pacote: 'Padrão',
  premioLiquidoCentavos: 300_000,
  comissaoBps: 2_000,
  coberturas: [{ nome: 'Incêndio' }],
  parcelasSemJuros: 10,
  ...over,
});
const para = { premioLiquidoCentavos: 282_353, comissaoBps: 1_500 };

it('changes the price and the commission of the offer it began from, and nothing else', () => {
  const outras = [oferta({ pacote: 'Amplo' }), oferta({ seguradora: 'capivara_seguros' })];
  expect(repriceManual([outras[0] as OfertaManual, oferta(), outras[1] as OfertaManual], oferta(), para)).toEqual([
    outras[0],
    oferta(para),
    outras[1],
  ]);
});

it('finds no offer that was typed otherwise since', () => {
  expect(repriceManual([oferta({ premioLiquidoCentavos: 310_000 })], oferta(), para)).toBeNull();
});
