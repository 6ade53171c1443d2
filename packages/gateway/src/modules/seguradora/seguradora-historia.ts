import type { CondicaoSeguradora, FaixaEstornoSeguradora, PoliticaComissao } from '@balcao/contracts';
import { formatTelefoneDeServico, rotulosDaPolitica, sayCondicao, sayFaixaEstorno } from '@balcao/domain';
import type { ColunasDaHistoria } from '../registro/index.ts';
import { copy } from './seguradora.copy.ts';

const telefone = (valor: unknown): string => formatTelefoneDeServico(String(valor));

export const colunasDaSeguradora: ColunasDaHistoria = {
  codigo_corretor: ['Código do corretor', String],
  politica_comissao: ['Pagamento da comissão', (valor) => rotulosDaPolitica[valor as PoliticaComissao] ?? String(valor)],
  comissao: ['Condições', (valor) => (valor as readonly CondicaoSeguradora[]).map(sayCondicao).join('; ') || null],
  regras_estorno: [
    'Estorno de agenciamento',
    (valor) => (valor as readonly FaixaEstornoSeguradora[]).map(sayFaixaEstorno).join('; ') || null,
  ],
  telefone_sinistro: ['Telefone de sinistro', telefone],
  telefone_assistencia: ['Telefone de assistência', telefone],
  ativo: ['Situação', (valor) => (valor === true ? copy.ativa : copy.inativa)],
};
