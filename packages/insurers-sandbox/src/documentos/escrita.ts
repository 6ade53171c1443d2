import { formatDocumento, formatNumero } from '@balcao/domain';
import type { DadosDocumento, FormaPagamento } from './dados-documento.ts';

const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'];
const partes = (dia: string): readonly [string, string, string] => [dia.slice(8), dia.slice(5, 7), dia.slice(0, 4)];

/** 01/03/2026 */
export const diaComBarras = (dia: string): string => partes(dia).join('/');
/** 01.03.2026 */
export const diaComPontos = (dia: string): string => partes(dia).join('.');
/** 01-MAR-2026 */
export function diaPorExtenso(dia: string): string {
  const [d, m, a] = partes(dia);
  return `${d}-${MESES[Number(m) - 1]}-${a}`;
}

/** 1.234,56 */
export const valorComMilhar = (centavos: number): string => formatNumero(centavos / 100, 2);
/** 1234,56 */
export const valorSemMilhar = (centavos: number): string => valorComMilhar(centavos).replaceAll('.', '');
/** R$ 1.234,56; what is given back with its sign before. */
export const valorComCifrao = (centavos: number): string => `${centavos < 0 ? '-' : ''}R$ ${valorComMilhar(Math.abs(centavos))}`;
export const documentoImpresso = (documento: string): string => formatDocumento(documento);
export const cepImpresso = (cep: string): string => `${cep.slice(0, 5)}-${cep.slice(5)}`;
export const taxa = (bps: number): string => formatNumero(bps / 100, 2);

export const FORMAS: Readonly<Record<FormaPagamento, string>> = {
  BOLETO: 'Boleto bancário',
  PIX: 'Pix',
  CARTAO: 'Cartão de crédito',
  DEBITO: 'Débito em conta',
};

export const ramoImpresso = ({ ramo }: DadosDocumento): string => `${ramo.codigo} - ${ramo.nome}`;
export const isRestituicao = ({ premioTotalCentavos }: DadosDocumento): boolean => premioTotalCentavos < 0;
