import type { DadosDocumento } from './dados-documento.ts';
import {
  cepImpresso,
  diaPorExtenso as dia,
  documentoImpresso,
  FORMAS,
  isRestituicao,
  ramoImpresso,
  taxa,
  valorSemMilhar as valor,
} from './escrita.ts';
import { createFolha, type Folha, wrap } from './folha.ts';

const ESQUERDA = 54;
const VALOR = 230;
const LARGURA = 487;
const TITULOS = {
  PROPOSTA: 'PROPOSTA DE CONTRATAÇÃO',
  APOLICE: 'CONTRATO DE SEGURO - APÓLICE',
  ENDOSSO: 'ADITIVO CONTRATUAL (ENDOSSO)',
  BOLETO: 'FICHA DE COMPENSAÇÃO',
};

/** A ruled row: what it is on the left, what it says on the right. */
function row(folha: Folha, rotulo: string, texto: string): void {
  const linhas = wrap(texto, 52);
  folha.need(8 + linhas.length * 11);
  folha.rule(ESQUERDA, LARGURA, 5 + linhas.length * 11);
  folha.y += 2;
  folha.text(rotulo, ESQUERDA + 4, { corpo: 8 });
  for (const linha of linhas) {
    folha.text(linha, VALOR, { corpo: 9 });
    folha.y += 11;
  }
  folha.y += 3;
}

function band(folha: Folha, titulo: string): void {
  folha.need(48);
  folha.y += 9;
  folha.text(titulo.toUpperCase(), ESQUERDA + LARGURA / 2 + titulo.length * 2.8, { corpo: 8, isForte: true, isDireita: true });
  folha.y += 13;
}

type Coluna = readonly [titulo: string, x: number, isDireita: boolean];

function grid(folha: Folha, colunas: readonly Coluna[], linhas: readonly (readonly string[])[]): void {
  const print = (celulas: readonly string[], isForte: boolean): void => {
    folha.rule(ESQUERDA, LARGURA, 14);
    folha.y += 2;
    for (const [at, [, x, isDireita]] of colunas.entries()) folha.text(celulas[at] ?? '', x, { corpo: 8, isForte, isDireita });
    folha.y += 12;
  };
  const head = (): void =>
    print(
      colunas.map(([titulo]) => titulo),
      true,
    );
  head();
  for (const linha of linhas) {
    if (folha.need(18)) head();
    print(linha, false);
  }
}

function item(folha: Folha, { item: bem, bonus, ci }: DadosDocumento): void {
  if (!bem) return;
  band(folha, 'Objeto');
  if (bem.tipo === 'LOCAL') {
    row(folha, 'Imóvel segurado', bem.endereco);
    row(folha, 'Código postal', cepImpresso(bem.cep));
    return;
  }
  row(folha, 'Objeto segurado', bem.modelo);
  row(folha, 'Exercício', String(bem.anoModelo));
  row(folha, 'Chapa', bem.placa);
  row(folha, 'VIN', bem.chassi);
  row(folha, 'Bônus (classe)', String(bonus));
  if (ci) row(folha, 'Identificador CI', ci);
  row(folha, 'Motorista habitual', `${bem.condutor.nome} / ${documentoImpresso(bem.condutor.cpf)}`);
}

function slip(folha: Folha, dados: DadosDocumento): void {
  const { boleto } = dados;
  if (!boleto) return;
  row(folha, 'Código de barras digitado', boleto.linhaDigitavel);
  row(folha, 'Quantia (R$)', valor(boleto.parcela.valorCentavos));
  row(folha, 'Pagável até', dia(boleto.parcela.vencimento));
  row(folha, 'Prestação', `${boleto.parcela.numero} / ${dados.parcelas.length}`);
  row(folha, 'Contrato nº', dados.numeroApolice ?? '');
  row(folha, 'Sacado', dados.segurado.nome);
  row(folha, 'Inscrição (CPF/CNPJ)', documentoImpresso(dados.segurado.documento));
  row(folha, 'Cedente', dados.seguradora.nome);
  row(folha, 'Pix', boleto.copiaECola);
}

/** Ruled rows and grids, money first and who at the end: months in letters, amounts without thousands, the premium before the cover. */
export function drawQuadros(dados: DadosDocumento): Folha {
  const folha = createFolha();
  band(folha, TITULOS[dados.tipo]);
  if (dados.tipo === 'BOLETO') {
    slip(folha, dados);
    return folha;
  }
  band(folha, 'Prestação pecuniária (em reais)');
  row(folha, 'Prêmio comercial', valor(dados.premioLiquidoCentavos));
  row(folha, 'Tributo (IOF)', valor(dados.iofCentavos));
  row(folha, 'Prêmio devido', valor(dados.premioTotalCentavos));
  if (!isRestituicao(dados)) {
    row(folha, 'Encargos financeiros', valor(dados.jurosCentavos));
    row(folha, 'Meio de cobrança', FORMAS[dados.forma]);
    grid(
      folha,
      [
        ['Vencimento', ESQUERDA + 4, false],
        ['Ordem', 250, true],
        ['Importância', ESQUERDA + LARGURA - 4, true],
      ],
      dados.parcelas.map(({ numero, vencimento, valorCentavos }) => [dia(vencimento), String(numero), valor(valorCentavos)]),
    );
  }
  band(folha, 'Garantias (em reais)');
  grid(
    folha,
    [
      ['Cód.', ESQUERDA + 4, false],
      ['Prêmio', 140, true],
      ['Garantia', 160, false],
      ['Franquia', 440, true],
      ['Capital garantido', ESQUERDA + LARGURA - 4, true],
    ],
    dados.coberturas.map(({ nome, lmiCentavos, franquiaCentavos, premioCentavos }, at) => [
      String((at + 1) * 10).padStart(3, '0'),
      valor(premioCentavos),
      nome,
      franquiaCentavos === null ? 'não há' : valor(franquiaCentavos),
      valor(lmiCentavos),
    ]),
  );
  item(folha, dados);
  band(folha, 'Partes');
  row(folha, 'Tomador do seguro', dados.segurado.nome);
  row(folha, 'Inscrição (CPF/CNPJ)', documentoImpresso(dados.segurado.documento));
  row(folha, 'Intermediário', dados.corretor.nome);
  row(folha, 'Matrícula SUSEP', dados.corretor.susep);
  row(folha, 'Remuneração do intermediário (%)', taxa(dados.comissaoBps));
  row(folha, 'Companhia', dados.seguradora.nome);
  band(folha, 'Identificação');
  row(folha, 'Modalidade', ramoImpresso(dados));
  row(folha, 'Em vigor desde', dia(dados.vigIni));
  row(folha, 'Em vigor até', dia(dados.vigFim));
  if (dados.numeroApolice) row(folha, 'Contrato nº', dados.numeroApolice);
  row(folha, 'Proposta de origem', dados.numeroProposta);
  if (dados.numeroEndosso) row(folha, 'Aditivo nº', dados.numeroEndosso);
  if (dados.motivoEndosso) row(folha, 'Causa do aditivo', dados.motivoEndosso);
  if (dados.renova) row(folha, 'Contrato substituído', `${dados.renova.apolice} (${dados.renova.seguradora})`);
  row(folha, 'Lavrado em', dia(dados.emissao));
  return folha;
}
