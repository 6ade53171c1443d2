import type { RiscoVida } from '@balcao/contracts';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { riscoVida } from '../riscos.fixture.ts';

type Mudancas = { [S in 'segurado' | 'seguro' | 'proponente' | 'pessoa' | 'coberturas']?: Partial<RiscoVida[S]> } & {
  observacoes?: string;
};

/** The life with changes applied to each section. */
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
