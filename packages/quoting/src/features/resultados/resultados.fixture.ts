import type { ResultadoCotacao } from '@balcao/contracts';
import { umaCotacao, umaOferta, umResultado } from '@balcao/testing';

export const orcamentoId = '0198b2c4-0000-7000-8000-0000000000b1';
export const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
export const agora = new Date().toISOString();
export const cotacao = umaCotacao({ id: cotacaoId, orcamentoId, versao: 2, status: 'PARCIAL', iniciadaEm: agora, criadoEm: agora });
export const ofertaId = (last: number) => `0190b000-0000-7000-8000-0000000000${last}`;
export const cara = umResultado({ seguradora: 'jequitiba_seguros', cotacaoId, ofertas: [umaOferta({ id: ofertaId(31) })] });
export const barata = umResultado({
  seguradora: 'capivara_seguros',
  cotacaoId,
  ofertas: [
    umaOferta({ id: ofertaId(32), premioLiquidoCentavos: 300_000, comissaoBps: 1_000 }),
    umaOferta({ id: ofertaId(33), pacote: 'Essencial', principal: false, premioLiquidoCentavos: 350_000 }),
  ],
});
export const calculando = umResultado({
  seguradora: 'tucano_azul_seguros',
  cotacaoId,
  status: 'CALCULANDO',
  ofertas: [],
  tempoMs: null,
  iniciadoEm: new Date().toISOString(),
});
export const recusado = (over: Partial<ResultadoCotacao>) =>
  umResultado({ seguradora: 'sabia_seguros', cotacaoId, status: 'RECUSADO', ofertas: [], numeroCalculo: null, ...over });
