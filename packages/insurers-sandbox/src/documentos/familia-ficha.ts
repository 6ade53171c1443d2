import type { DadosDocumento } from './dados-documento.ts';
import {
  cepImpresso,
  diaComBarras as dia,
  documentoImpresso,
  FORMAS,
  isRestituicao,
  ramoImpresso,
  taxa,
  valorComMilhar as valor,
} from './escrita.ts';
import { createFolha, type Folha, wrap } from './folha.ts';

/** A box of a form: a small label above what was filled in. */
type Caixa = readonly [rotulo: string, valor: string, largura: number];

const ESQUERDA = 36;
const LARGURA = 523;
const TITULOS = { PROPOSTA: 'PROPOSTA DE SEGURO', APOLICE: 'APÓLICE DE SEGURO', ENDOSSO: 'ENDOSSO DE SEGURO', BOLETO: 'RECIBO DO PAGADOR' };

function section(folha: Folha, titulo: string): void {
  folha.need(60);
  folha.y += 8;
  folha.text(titulo, ESQUERDA, { corpo: 9, isForte: true });
  folha.y += 14;
}

function boxes(folha: Folha, caixas: readonly Caixa[]): void {
  folha.need(28);
  let x = ESQUERDA;
  const alto = Math.max(...caixas.map(([, texto, largura]) => wrap(texto, Math.floor(largura / 5)).length));
  for (const [rotulo, texto, largura] of caixas) {
    const topo = folha.y;
    folha.rule(x, largura, 16 + alto * 10);
    folha.y = topo + 2;
    folha.text(rotulo, x + 3, { corpo: 6 });
    folha.y = topo + 11;
    for (const linha of wrap(texto, Math.floor(largura / 5))) {
      folha.text(linha, x + 3, { corpo: 9 });
      folha.y += 10;
    }
    folha.y = topo;
    x += largura;
  }
  folha.y += 18 + alto * 10;
}

/** A table whose columns end (or begin, the first) at given places; its head is printed again on another page. */
function table(folha: Folha, colunas: readonly (readonly [titulo: string, fim: number])[], linhas: readonly (readonly string[])[]): void {
  const print = (celulas: readonly string[], isForte: boolean): void => {
    for (const [at, celula] of celulas.entries())
      folha.text(celula, at === 0 ? ESQUERDA + 3 : (colunas[at]?.[1] ?? 0), { corpo: isForte ? 7 : 8, isForte, isDireita: at > 0 });
    folha.y += isForte ? 12 : 11;
  };
  const head = (): void =>
    print(
      colunas.map(([titulo]) => titulo),
      true,
    );
  head();
  for (const linha of linhas) {
    if (folha.need(14)) head();
    print(linha, false);
  }
}

function item(folha: Folha, { item: bem, bonus, ci }: DadosDocumento): void {
  if (bem?.tipo === 'VEICULO') {
    section(folha, 'DADOS DO VEÍCULO');
    boxes(folha, [
      ['Marca / Modelo', bem.modelo, 263],
      ['Ano Modelo', String(bem.anoModelo), 70],
      ['Placa', bem.placa, 80],
      ['Classe de Bônus', String(bonus), 110],
    ]);
    boxes(folha, [
      ['Chassi', bem.chassi, 180],
      ['Código de Identificação (CI)', ci ?? '-', 343],
    ]);
    boxes(folha, [
      ['Principal Condutor', bem.condutor.nome, 363],
      ['CPF do Condutor', documentoImpresso(bem.condutor.cpf), 160],
    ]);
  }
  if (bem?.tipo === 'LOCAL') {
    section(folha, 'LOCAL DE RISCO');
    boxes(folha, [
      ['Endereço do Risco', bem.endereco, 423],
      ['CEP', cepImpresso(bem.cep), 100],
    ]);
  }
}

function payment(folha: Folha, dados: DadosDocumento): void {
  section(folha, 'DEMONSTRATIVO DO PRÊMIO (R$)');
  boxes(folha, [
    ['Prêmio Líquido', valor(dados.premioLiquidoCentavos), 130],
    ['Custo do Parcelamento', valor(dados.jurosCentavos), 131],
    ['I.O.F.', valor(dados.iofCentavos), 131],
    ['Prêmio Total', valor(dados.premioTotalCentavos), 131],
  ]);
  if (isRestituicao(dados)) return;
  section(folha, 'FORMA DE PAGAMENTO');
  boxes(folha, [
    ['Forma de Pagamento', FORMAS[dados.forma], 260],
    ['Quantidade de Parcelas', String(dados.parcelas.length), 263],
  ]);
  const colunas = [
    ['Parcela', 0],
    ['Vencimento', 170],
    ['Valor (R$)', 260],
  ] as const;
  table(
    folha,
    colunas,
    dados.parcelas.map(({ numero, vencimento, valorCentavos }) => [String(numero), dia(vencimento), valor(valorCentavos)]),
  );
}

function slip(folha: Folha, dados: DadosDocumento): void {
  const { boleto } = dados;
  if (!boleto) return;
  boxes(folha, [
    ['Beneficiário', dados.seguradora.nome, 363],
    ['CPF/CNPJ do Beneficiário', documentoImpresso(dados.seguradora.cnpj), 160],
  ]);
  boxes(folha, [
    ['Pagador', dados.segurado.nome, 363],
    ['CPF/CNPJ do Pagador', documentoImpresso(dados.segurado.documento), 160],
  ]);
  boxes(folha, [
    ['Nº da Apólice', dados.numeroApolice ?? '', 170],
    ['Parcela', `${boleto.parcela.numero}/${dados.parcelas.length}`, 90],
    ['Nosso Número', boleto.nossoNumero, 133],
    ['Espécie', 'R$', 130],
  ]);
  boxes(folha, [
    ['Data do Documento', dia(dados.emissao), 170],
    ['Vencimento', dia(boleto.parcela.vencimento), 170],
    ['Valor do Documento', valor(boleto.parcela.valorCentavos), 183],
  ]);
  boxes(folha, [['Linha Digitável', boleto.linhaDigitavel, LARGURA]]);
  section(folha, 'PAGUE COM PIX');
  boxes(folha, [['Pix Copia e Cola', boleto.copiaECola, LARGURA]]);
}

/** A form of ruled boxes, labels small and above: dates with slashes, amounts with thousands and no symbol. */
export function drawFicha(dados: DadosDocumento): Folha {
  const folha = createFolha();
  folha.text(dados.seguradora.nome, ESQUERDA, { corpo: 16, isForte: true });
  folha.text(TITULOS[dados.tipo], ESQUERDA + LARGURA, { corpo: 12, isForte: true, isDireita: true });
  folha.y += 20;
  folha.text(`CNPJ ${documentoImpresso(dados.seguradora.cnpj)} | Código SUSEP ${dados.seguradora.susep}`, ESQUERDA, { corpo: 7 });
  folha.y += 16;
  if (dados.tipo === 'BOLETO') {
    slip(folha, dados);
    return folha;
  }
  boxes(folha, [
    ...(dados.numeroApolice ? [['Nº da Apólice', dados.numeroApolice, 143] as const] : []),
    ['Nº da Proposta', dados.numeroProposta, 130],
    ...(dados.numeroEndosso ? [['Nº do Endosso', dados.numeroEndosso, 130] as const] : []),
    ['Data de Emissão', dia(dados.emissao), 120],
  ]);
  if (dados.motivoEndosso) boxes(folha, [['Motivo do Endosso', dados.motivoEndosso, LARGURA]]);
  boxes(folha, [
    ['Ramo', ramoImpresso(dados), 243],
    ['Início de Vigência (24h)', dia(dados.vigIni), 140],
    ['Término de Vigência (24h)', dia(dados.vigFim), 140],
  ]);
  if (dados.renova)
    boxes(folha, [
      ['Congênere', dados.renova.seguradora, 263],
      ['Apólice Anterior', dados.renova.apolice, 260],
    ]);
  section(folha, 'DADOS DO SEGURADO');
  boxes(folha, [
    ['Nome / Razão Social', dados.segurado.nome, 363],
    ['CPF / CNPJ', documentoImpresso(dados.segurado.documento), 160],
  ]);
  item(folha, dados);
  section(folha, 'COBERTURAS CONTRATADAS (R$)');
  table(
    folha,
    [
      ['Cobertura', 0],
      ['Limite Máximo de Indenização', 340],
      ['Franquia', 440],
      ['Prêmio Líquido', ESQUERDA + LARGURA],
    ],
    dados.coberturas.map(({ nome, lmiCentavos, franquiaCentavos, premioCentavos }) => [
      nome,
      valor(lmiCentavos),
      franquiaCentavos === null ? '-' : valor(franquiaCentavos),
      valor(premioCentavos),
    ]),
  );
  payment(folha, dados);
  section(folha, 'CORRETOR');
  boxes(folha, [
    ['Corretor', dados.corretor.nome, 263],
    ['Registro SUSEP', dados.corretor.susep, 130],
    ['Comissão (%)', taxa(dados.comissaoBps), 130],
  ]);
  return folha;
}
