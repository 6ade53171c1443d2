import type { FaturaColetivaResumo, FaturaDaApolice } from '@balcao/contracts';
import { multiplicadoresPadrao } from '@balcao/domain';

export const ID = '0190a000-0000-7000-8000-00000000fa01';

/** A line of the list of bills. */
export const resumo = (mais: Partial<FaturaColetivaResumo> = {}): FaturaColetivaResumo => ({
  id: ID,
  apoliceId: '0190a000-0000-7000-8000-00000000a001',
  apolice: '0087-1',
  estipulante: { id: '0190a000-0000-7000-8000-00000000c001', nome: 'Metalúrgica Aurora' },
  seguradora: 'Ipê-Roxo Saúde',
  ramo: 'Seguro saúde',
  competencia: '2026-11',
  vencimento: '2026-12-10',
  vidas: 4,
  premioCentavos: 208_110,
  iofCentavos: 4_953,
  totalCentavos: 213_063,
  comissaoCentavos: 10_406,
  status: 'ABERTA',
  ...mais,
});

/** A bill whole, open. */
export const fatura = (mais: Partial<FaturaDaApolice> = {}): FaturaDaApolice => ({
  ...resumo(),
  versao: 3,
  iofBps: 238,
  linha: 'SAUDE',
  grupo: {
    preco: 'FAIXA',
    baseCentavos: 21_000,
    tabela: [...multiplicadoresPadrao],
    cobranca: 'PRO_RATA',
    diaVencimento: 10,
    comissaoBps: 500,
    agenciamentoBps: 0,
    agenciamentoFaturas: 1,
    prolaboreBps: 0,
    versao: 1,
  },
  proprio: { liquidoCentavos: 208_110, iofCentavos: 4_953, comissaoCentavos: 10_406 },
  agenciamentoCentavos: 0,
  prolaboreCentavos: 0,
  faixas: [{ faixa: 9, nome: '59 anos ou mais', vidas: 1, premioCentavos: 119_700 }],
  ajustes: [],
  movimentacao: { inclusoes: 4, exclusoes: 0, alteracoes: 0, recusadas: 0 },
  arquivos: [],
  parcela: null,
  comissoes: [],
  fechamento: {
    parcela: { valorCentavos: 213_063, iofCentavos: 4_953, vencimento: '2026-12-10' },
    comissoes: [{ tipo: 'COMISSAO', baseCentavos: 208_110, bps: 500, previstaCentavos: 10_406 }],
    impedimento: null,
  },
  impedimentoDaReabertura: null,
  mudancas: [],
  historia: [
    {
      id: '0190a000-0000-7000-8000-00000000b001',
      tipo: 'MOVIMENTO',
      em: '2026-11-20T12:00:00.000Z',
      por: 'Ana',
      vidas: 4,
      totalCentavos: 213_063,
      motivo: null,
    },
  ],
  ...mais,
});
