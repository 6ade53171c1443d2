import { diaComBarras, taxa, valorComMilhar as valor } from '../documentos/escrita.ts';
import { type DadosExtrato, totaisDe } from './dados-extrato.ts';
import { latin1 } from './write-latin1.ts';

const quoted = (celula: string): string => (/[";\r\n]/.test(celula) ? `"${celula.replaceAll('"', '""')}"` : celula);

/** A CSV of an old system: Latin-1, semicolons, labels before the table, one line of totals after it. */
export function writeColunas(dados: DadosExtrato): Buffer {
  const { brutoCentavos, liquidoCentavos } = totaisDe(dados);
  const linhas: string[][] = [
    ['DEMONSTRATIVO DE COMISSÕES PAGAS'],
    ['SEGURADORA', dados.seguradora],
    ['EXTRATO', dados.numero],
    ['COMPETENCIA', dados.competencia.split('-').toReversed().join('/')],
    ['DATA_CREDITO', diaComBarras(dados.creditoEm)],
    ['VLR_BRUTO', valor(brutoCentavos)],
    ['VLR_IRRF', valor(-dados.irrfCentavos)],
    ['VLR_ISS', valor(-dados.issCentavos)],
    ['VLR_INSS', valor(-dados.inssCentavos)],
    ['VLR_OUTROS', valor(-dados.outrosCentavos)],
    ['VLR_LIQUIDO', valor(liquidoCentavos)],
    [],
    [
      'NUM_APOLICE',
      'NUM_ENDOSSO',
      'PARCELA',
      'NOME_SEGURADO',
      'CPF_CNPJ',
      'NUM_PROPOSTA',
      'VLR_PREMIO_BASE',
      'PCT_COMISSAO',
      'VLR_COMISSAO',
    ],
    ...dados.linhas.map((linha) => [
      linha.apolice,
      linha.endosso ?? '0',
      linha.parcela === null ? '' : String(linha.parcela).padStart(3, '0'),
      linha.segurado,
      linha.documento,
      linha.proposta ?? '',
      valor(linha.premioCentavos),
      `${taxa(linha.bps)}%`,
      valor(linha.valorCentavos),
    ]),
    ['TOTAL', '', '', '', '', '', '', '', valor(brutoCentavos)],
  ];
  return latin1(linhas.map((celulas) => `${celulas.map(quoted).join(';')}\r\n`).join(''));
}
