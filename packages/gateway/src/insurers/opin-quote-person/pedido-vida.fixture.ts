import type { RiscoVida } from '@balcao/contracts';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { riscoVetor } from '../pedido.fixture.ts';

type Mudancas = { [S in 'segurado' | 'seguro' | 'proponente' | 'pessoa' | 'coberturas']?: Partial<RiscoVida[S]> } & {
  observacoes?: string;
};

/** A life of forty as a broker's risk. For tests. */
export const riscoVida: RiscoVida = {
  segurado: { ...riscoVetor.segurado, nascimento: '1986-05-10', profissao: 'Engenheira' },
  seguro: riscoVetor.seguro,
  proponente: { igualSegurado: true },
  pessoa: {
    pesoKg: 62,
    alturaCm: 168,
    fumante: false,
    ocupacao: 'CLT',
    rendaMensalCentavos: 900_000,
    esportes: [],
    afastadoInss: false,
    historicoOncologico: false,
  },
  coberturas: { prazo: 'ANUAL', morteCentavos: 20_000_000, funeral: 'SEM' },
  beneficiarios: [{ nome: 'Davi Souza', parentesco: 'FILHO', pctBps: 10_000 }],
};

/** The life with each section's changes laid over it. */
export const pedidoVida = (
  { observacoes, ...mudancas }: Mudancas = {},
  comercial: Partial<PedidoDaLinha<'VIDA'>> = {},
): PedidoDaLinha<'VIDA'> => ({
  linha: 'VIDA',
  risco: {
    ...riscoVida,
    segurado: { ...riscoVida.segurado, ...mudancas.segurado },
    seguro: { ...riscoVida.seguro, ...mudancas.seguro },
    proponente: { ...riscoVida.proponente, ...mudancas.proponente },
    pessoa: { ...riscoVida.pessoa, ...mudancas.pessoa },
    coberturas: { ...riscoVida.coberturas, ...mudancas.coberturas },
    ...(observacoes ? { observacoes } : {}),
  },
  comissaoBps: 2_000,
  descontoBps: 0,
  corretor: { codigo: 'C-1', cnpj: '11222333000181', susep: '000202012345', nome: 'Corretora Exemplo' },
  ...comercial,
});
