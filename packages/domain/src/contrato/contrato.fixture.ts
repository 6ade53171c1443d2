import type { Contrato } from '@balcao/contracts';

/** 3.000,00 and 221,40 of tax in seven instalments, at 20 %. */
export const contratoExemplo: Contrato = {
  seguradora: 'jequitiba_seguros',
  ramo: '0531',
  corretoraId: '01890000-0000-7000-8000-000000000001',
  seguradoId: '01890000-0000-7000-8000-000000000002',
  tipoDocumento: 'APOLICE',
  bem: 'Onix 1.0 2023 · ABC-1D23',
  itens: [{ descricao: 'Onix 1.0 2023', placa: 'ABC1D23', chassi: null, cep: null }],
  coberturas: null,
  vigIni: '2026-01-01',
  vigFim: '2027-01-01',
  premioLiquidoCentavos: 300_000,
  iofCentavos: 22_140,
  comissaoBps: 2_000,
  agenciamentoBps: 0,
  prolaboreBps: 0,
  politicaComissao: 'PARCELADA',
  forma: 'BOLETO',
  parcelas: Array.from({ length: 7 }, (_, index) => ({
    vencimento: `2026-0${index + 1}-10`,
    valorCentavos: 46_020,
    linhaDigitavel: null,
    pagoEm: null,
  })),
  produtores: [],
  bonus: null,
  ci: null,
  renovacaoDeId: null,
};
