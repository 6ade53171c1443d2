import type { Cotacao, OfertaCotacao, OrcamentoResumo, ResultadoCotacao } from '@balcao/contracts';
import { calcComissao, calcIof, formatEmpresa, parcelamentoDe } from '@balcao/domain';

/** Money of an offer that adds up: IOF 7,38 %, total, commission and three ways to pay. */
function precoDe(premioLiquidoCentavos: number, comissaoBps: number) {
  const iofCentavos = calcIof(premioLiquidoCentavos, 738);
  const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
  const plan = (n: number, jurosBps: number) => parcelamentoDe({ forma: 'BOLETO', totalCentavos: premioTotalCentavos, n, jurosBps });
  return {
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos,
    comissaoBps,
    comissaoCentavos: calcComissao(premioLiquidoCentavos, comissaoBps),
    parcelamentos: [plan(1, 0), plan(10, 0), plan(12, 199)],
  };
}

/**
 * A priced package, its sums right: by default the vector of domain design §6.3 (net 4.514,11, total 4.847,25). Changing the
 * net premium or the commission rate changes what follows from them.
 *
 * @example umaOferta({ premioLiquidoCentavos: 300_000 }).premioTotalCentavos // 322140
 */
export const umaOferta = (over: Partial<OfertaCotacao> = {}): OfertaCotacao => ({
  id: '0190b000-0000-7000-8000-000000000030',
  pacote: 'Completo',
  principal: true,
  ...precoDe(over.premioLiquidoCentavos ?? 451_411, over.comissaoBps ?? 2_000),
  periodicidade: 'ANUAL',
  composicao: [],
  franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 442_000 }],
  coberturas: [
    { codigo: 'DM', nome: 'Danos materiais', lmiCentavos: 10_000_000, premioCentavos: null, franquiaCentavos: null },
    { codigo: 'DC', nome: 'Danos corporais', lmiCentavos: 10_000_000, premioCentavos: null, franquiaCentavos: null },
  ],
  assistencias: [{ codigo: 'GUINCHO', nome: 'Guincho', limite: '500 km' }],
  observacoes: [],
  ...over,
});

/**
 * An insurer's answer with one offer; another `seguradora` brings its own name and id.
 *
 * @example umResultado({ seguradora: 'capivara_seguros', versao: 3 })
 * @example umResultado({ status: 'CALCULANDO', ofertas: [] })
 */
export const umResultado = (over: Partial<ResultadoCotacao> = {}): ResultadoCotacao => {
  const seguradora = over.seguradora ?? 'jequitiba_seguros';
  const suffix = [...seguradora].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 0xffffffff, 7);
  return {
    id: `0190b000-0000-7000-8000-0000${suffix.toString(16).padStart(8, '0')}`,
    cotacaoId: '0190b000-0000-7000-8000-000000000020',
    seguradora,
    seguradoraNome: formatEmpresa(seguradora),
    versao: 2,
    status: 'OK',
    familiaErro: null,
    mensagens: [],
    numeroCalculo: 'C-1001',
    validade: '2026-11-30',
    iniciadoEm: '2026-11-20T12:00:00.000Z',
    tempoMs: 2_567,
    tentativas: 1,
    ofertas: [umaOferta()],
    ...over,
  };
};

/**
 * A run that ended, of no insurer in particular.
 *
 * @example umaCotacao({ status: 'CALCULANDO', seguradoras: ['jequitiba_seguros'] })
 */
export const umaCotacao = (over: Partial<Cotacao> = {}): Cotacao => ({
  id: '0190b000-0000-7000-8000-000000000020',
  orcamentoId: '0190b000-0000-7000-8000-000000000040',
  versao: 1,
  status: 'CONCLUIDA',
  payloadHash: 'h',
  seguradoras: [],
  comissaoBps: {},
  descontoBps: {},
  iniciadaEm: null,
  concluidaEm: null,
  criadoEm: '2026-03-02T12:00:00.000Z',
  limiteSegundos: 45,
  ...over,
});

/**
 * A line of the list of quotes, already calculated.
 *
 * @example umOrcamentoResumo({ status: 'RASCUNHO', premioCentavos: null })
 */
export const umOrcamentoResumo = (over: Partial<OrcamentoResumo> = {}): OrcamentoResumo => ({
  id: '0190b000-0000-7000-8000-000000000040',
  numero: 1_001,
  criadoEm: '2026-11-20T12:00:00.000Z',
  alteradoEm: '2026-11-20T12:05:00.000Z',
  linha: 'AUTO',
  formulario: 'AUTO',
  tipo: 'NOVO',
  status: 'CALCULADO',
  segurado: 'Ana Souza',
  bem: 'Onix 1.0 2023 · ABC1D23',
  vigIni: '2026-11-20',
  premioCentavos: 484_725,
  seguradora: 'Jequitibá Seguros',
  premioDe: 'MELHOR',
  usuario: 'Rita Corretora',
  produtor: null,
  cotacaoId: '0190b000-0000-7000-8000-000000000020',
  urgencia: null,
  ...over,
});
