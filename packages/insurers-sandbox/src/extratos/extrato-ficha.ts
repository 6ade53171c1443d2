import { diaComBarras, documentoImpresso, taxa, valorComMilhar as valor } from '../documentos/escrita.ts';
import { createFolha, type Folha } from '../documentos/folha.ts';
import { type DadosExtrato, totaisDe } from './dados-extrato.ts';

const COLUNAS = [
  ['Apólice', 36, false],
  ['Endosso', 122, false],
  ['Parcela', 160, false],
  ['Segurado', 192, false],
  ['CPF/CNPJ', 318, false],
  ['Proposta', 398, false],
  ['Prêmio Base', 488, true],
  ['% Com.', 516, true],
  ['Comissão', 560, true],
] as const;
const CORPO = 6;
const MAX_NOME = 36;

function row(folha: Folha, celulas: readonly string[], isForte = false): void {
  for (const [at, [, x, isDireita]] of COLUNAS.entries()) if (celulas[at]) folha.text(celulas[at], x, { corpo: CORPO, isDireita, isForte });
  folha.y += 10;
}

/** Labels with their values, one table whose titles are printed again on each page, totals at the end. */
export function drawFicha(dados: DadosExtrato): Folha {
  const folha = createFolha();
  const label = (rotulo: string, texto: string): void => {
    folha.text(`${rotulo}: ${texto}`, 36);
    folha.y += 13;
  };
  const { brutoCentavos, liquidoCentavos } = totaisDe(dados);
  folha.text('EXTRATO DE COMISSÕES', 36, { corpo: 13, isForte: true });
  folha.y += 22;
  label('Seguradora', dados.seguradora);
  label('Extrato nº', dados.numero);
  label('Competência', dados.competencia.split('-').toReversed().join('/'));
  label('Crédito em', diaComBarras(dados.creditoEm));
  folha.y += 8;
  const head = (): void =>
    row(
      folha,
      COLUNAS.map(([titulo]) => titulo),
      true,
    );
  head();
  for (const linha of dados.linhas) {
    if (folha.need(14)) head();
    row(folha, [
      linha.apolice,
      linha.endosso ?? '',
      linha.parcela === null ? '' : String(linha.parcela),
      linha.segurado.slice(0, MAX_NOME),
      documentoImpresso(linha.documento),
      linha.proposta ?? '',
      valor(linha.premioCentavos),
      taxa(linha.bps),
      valor(linha.valorCentavos),
    ]);
  }
  folha.need(100);
  folha.y += 8;
  label('Total bruto', valor(brutoCentavos));
  label('IRRF', valor(dados.irrfCentavos));
  label('ISS', valor(dados.issCentavos));
  label('INSS', valor(dados.inssCentavos));
  label('Outros descontos', valor(dados.outrosCentavos));
  label('Total líquido', valor(liquidoCentavos));
  return folha;
}
