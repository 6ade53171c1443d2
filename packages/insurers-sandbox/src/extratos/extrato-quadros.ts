import { diaPorExtenso, documentoImpresso } from '../documentos/escrita.ts';
import { type DadosExtrato, totaisDe } from './dados-extrato.ts';
import { latin1 } from './write-latin1.ts';
import { type CelulaXlsx, writeXlsx } from './write-xlsx.ts';

const text = (valor: string | null, tamanho: number): string => (valor ?? '').slice(0, tamanho).padEnd(tamanho);
const digits = (valor: number, tamanho: number): string => String(valor).padStart(tamanho, '0');
/** Centavos with their sign, fourteen letters in all. */
const amount = (centavos: number): string => (centavos < 0 ? '-' : '+') + digits(Math.abs(centavos), 13);

/** A file of fixed width: a record of the statement (0), one for each line (1), one of totals (9). */
export function writeRegistros(dados: DadosExtrato): Buffer {
  const { brutoCentavos, liquidoCentavos } = totaisDe(dados);
  const valores = [brutoCentavos, dados.irrfCentavos, dados.issCentavos, dados.inssCentavos, dados.outrosCentavos, liquidoCentavos];
  const linhas = [
    `0${text(dados.seguradora, 40)}${text(dados.numero, 15)}${dados.competencia.replace('-', '')}${dados.creditoEm.replaceAll('-', '')}${valores.map(amount).join('')}`,
    ...dados.linhas.map(
      (linha) =>
        `1${text(linha.apolice, 20)}${text(linha.endosso, 6)}${digits(linha.parcela ?? 0, 3)}${text(linha.segurado, 40)}` +
        `${text(linha.documento, 14)}${text(linha.proposta, 15)}${amount(linha.premioCentavos)}${digits(linha.bps, 5)}${amount(linha.valorCentavos)}`,
    ),
    `9${digits(dados.linhas.length, 6)}${amount(brutoCentavos)}`,
  ];
  return latin1(linhas.map((linha) => `${linha}\r\n`).join(''));
}

/** The same in a workbook: amounts as numbers, codes as text, money first and people last. */
export function writeQuadros(dados: DadosExtrato): Buffer {
  const { brutoCentavos, liquidoCentavos } = totaisDe(dados);
  const money = (centavos: number): CelulaXlsx => ({ centavos });
  return writeXlsx([
    ['Demonstrativo', dados.numero, 'Companhia', dados.seguradora],
    ['Mês de referência', dados.competencia, 'Creditado em', diaPorExtenso(dados.creditoEm)],
    ['Remuneração bruta', money(brutoCentavos), 'Imposto de renda', money(dados.irrfCentavos)],
    ['Imposto sobre serviços', money(dados.issCentavos), 'Previdência', money(dados.inssCentavos)],
    ['Outras deduções', money(dados.outrosCentavos), 'Remuneração líquida', money(liquidoCentavos)],
    [],
    [
      'Remuneração (R$)',
      'Alíquota',
      'Prêmio comercial (R$)',
      'Contrato',
      'Aditivo',
      'Prestação',
      'Tomador',
      'Inscrição',
      'Proposta de origem',
    ],
    ...dados.linhas.map((linha): CelulaXlsx[] => [
      money(linha.valorCentavos),
      { centavos: linha.bps },
      money(linha.premioCentavos),
      linha.apolice,
      linha.endosso ?? '',
      linha.parcela === null ? '' : { inteiro: linha.parcela },
      linha.segurado,
      documentoImpresso(linha.documento),
      linha.proposta ?? '',
    ]),
  ]);
}
