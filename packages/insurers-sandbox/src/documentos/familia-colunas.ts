import type { DadosDocumento } from './dados-documento.ts';
import {
  cepImpresso,
  diaComPontos as dia,
  documentoImpresso,
  FORMAS,
  isRestituicao,
  ramoImpresso,
  taxa,
  valorComCifrao as valor,
} from './escrita.ts';
import { createFolha, type Folha, wrap } from './folha.ts';

const ESQUERDA = 48;
const DIREITA = 312;
const FIM = 547;
const TITULOS = { PROPOSTA: 'Proposta', APOLICE: 'Apólice', ENDOSSO: 'Endosso', BOLETO: 'Boleto de pagamento' };

type Dito = readonly [rotulo: string, valor: string];

function heading(folha: Folha, titulo: string): void {
  folha.need(50);
  folha.y += 10;
  folha.text(titulo, ESQUERDA, { corpo: 11, isForte: true });
  folha.y += 14;
  folha.rule(ESQUERDA, FIM - ESQUERDA);
  folha.y += 5;
}

function say(folha: Folha, [rotulo, texto]: Dito, x: number, max: number): number {
  const topo = folha.y;
  folha.text(`${rotulo}: `, x, { corpo: 9, isForte: true });
  const recuo = x + (rotulo.length + 2) * 5.4;
  const [primeira = '', ...outras] = wrap(texto, max - rotulo.length - 2);
  folha.text(primeira, recuo, { corpo: 9 });
  for (const linha of outras) {
    folha.y += 11;
    folha.text(linha, recuo, { corpo: 9 });
  }
  const fim = folha.y + 13;
  folha.y = topo;
  return fim;
}

/** Labels and what they say, two to a line; `null` leaves a place empty. */
function pairs(folha: Folha, ditos: readonly (Dito | null)[]): void {
  for (let at = 0; at < ditos.length; at += 2) {
    folha.need(30);
    const [um, dois] = [ditos[at], ditos[at + 1]];
    folha.y = Math.max(um ? say(folha, um, ESQUERDA, 48) : 0, dois ? say(folha, dois, DIREITA, 44) : 0, folha.y);
  }
}

const line = (folha: Folha, dito: Dito): void => {
  folha.need(30);
  folha.y = say(folha, dito, ESQUERDA, 96);
};

function sum(folha: Folha, rotulo: string, centavos: number): void {
  folha.need(14);
  folha.text(rotulo, DIREITA, { corpo: 9 });
  folha.text(valor(centavos), FIM, { corpo: 9, isDireita: true });
  folha.y += 13;
}

function item(folha: Folha, { item: bem, bonus, ci }: DadosDocumento): void {
  if (!bem) return;
  heading(folha, 'O que está segurado');
  if (bem.tipo === 'LOCAL') {
    line(folha, ['Local', bem.endereco]);
    line(folha, ['CEP do local', cepImpresso(bem.cep)]);
    return;
  }
  line(folha, ['Veículo', bem.modelo]);
  pairs(folha, [
    ['Licença (placa)', `${bem.placa.slice(0, 3)}-${bem.placa.slice(3)}`],
    ['Ano do modelo', String(bem.anoModelo)],
    ['Nº do chassi', bem.chassi],
    ['Bônus', `classe ${bonus}`],
  ]);
  if (ci) line(folha, ['CI', ci]);
  line(folha, ['Condutor principal', `${bem.condutor.nome} (CPF ${documentoImpresso(bem.condutor.cpf)})`]);
}

function payment(folha: Folha, dados: DadosDocumento): void {
  heading(folha, isRestituicao(dados) ? 'Quanto se devolve' : 'Quanto custa');
  sum(folha, 'Prêmio líquido', dados.premioLiquidoCentavos);
  sum(folha, 'IOF', dados.iofCentavos);
  sum(folha, 'Total do seguro', dados.premioTotalCentavos);
  if (isRestituicao(dados)) return;
  if (dados.jurosCentavos > 0) sum(folha, 'Juros do parcelamento', dados.jurosCentavos);
  line(folha, ['Pagamento', `${FORMAS[dados.forma]} em ${dados.parcelas.length}x`]);
  for (let at = 0; at < dados.parcelas.length; at += 3) {
    folha.need(14);
    for (const [coluna, parcela] of dados.parcelas.slice(at, at + 3).entries()) {
      const x = ESQUERDA + coluna * 168;
      folha.text(`${parcela.numero}ª`, x, { corpo: 8 });
      folha.text(dia(parcela.vencimento), x + 22, { corpo: 8 });
      folha.text(valor(parcela.valorCentavos), x + 140, { corpo: 8, isDireita: true });
    }
    folha.y += 12;
  }
}

function slip(folha: Folha, dados: DadosDocumento): void {
  const { boleto } = dados;
  if (!boleto) return;
  heading(folha, 'Quem paga');
  pairs(folha, [
    ['Pagador(a)', dados.segurado.nome],
    ['Documento', documentoImpresso(dados.segurado.documento)],
  ]);
  heading(folha, 'O que se paga');
  line(folha, ['Referente à apólice', `${dados.numeroApolice}, parcela ${boleto.parcela.numero} de ${dados.parcelas.length}`]);
  pairs(folha, [
    ['Vence em', dia(boleto.parcela.vencimento)],
    ['Valor a pagar', valor(boleto.parcela.valorCentavos)],
    ['Emitido em', dia(dados.emissao)],
    ['Identificação', boleto.nossoNumero],
  ]);
  heading(folha, 'Código para pagar no banco');
  folha.text(boleto.linhaDigitavel, ESQUERDA, { corpo: 11 });
  folha.y += 18;
  heading(folha, 'Ou copie e cole no Pix');
  for (const linha of wrap(boleto.copiaECola, 70)) {
    folha.text(linha, ESQUERDA, { corpo: 8 });
    folha.y += 11;
  }
}

/** Labels with a colon and their values on the same line, in two columns: dates with dots, amounts with symbol, covers as sentences. */
export function drawColunas(dados: DadosDocumento): Folha {
  const folha = createFolha();
  folha.text(TITULOS[dados.tipo], ESQUERDA, { corpo: 20 });
  folha.y += 26;
  folha.text(`${dados.seguradora.nome.toUpperCase()} - CNPJ ${documentoImpresso(dados.seguradora.cnpj)}`, ESQUERDA, { corpo: 8 });
  folha.y += 14;
  if (dados.tipo === 'BOLETO') {
    slip(folha, dados);
    return folha;
  }
  heading(folha, 'Quem atende você');
  pairs(folha, [
    ['Corretor(a)', dados.corretor.nome],
    ['SUSEP do corretor', dados.corretor.susep],
  ]);
  line(folha, ['Comissão de corretagem', `${taxa(dados.comissaoBps)}% do prêmio líquido`]);
  heading(folha, 'Seu contrato');
  pairs(folha, [
    dados.numeroApolice ? ['Apólice', dados.numeroApolice] : null,
    ['Proposta', dados.numeroProposta],
    dados.numeroEndosso ? ['Endosso', dados.numeroEndosso] : null,
    ['Emissão', dia(dados.emissao)],
  ]);
  if (dados.motivoEndosso) line(folha, ['Motivo', dados.motivoEndosso]);
  line(folha, ['Produto', ramoImpresso(dados)]);
  line(folha, ['Vigência', `das 24h de ${dia(dados.vigIni)} às 24h de ${dia(dados.vigFim)}`]);
  if (dados.renova) line(folha, ['Renovação de', `${dados.renova.seguradora}, apólice ${dados.renova.apolice}`]);
  heading(folha, 'Quem está segurado');
  pairs(folha, [
    ['Segurado(a)', dados.segurado.nome],
    ['Documento', documentoImpresso(dados.segurado.documento)],
  ]);
  item(folha, dados);
  heading(folha, 'O que está coberto');
  for (const { nome, lmiCentavos, franquiaCentavos, premioCentavos } of dados.coberturas) {
    folha.need(28);
    folha.text(nome, ESQUERDA, { corpo: 9, isForte: true });
    folha.y += 11;
    const franquia = franquiaCentavos === null ? 'sem franquia' : `franquia de ${valor(franquiaCentavos)}`;
    folha.text(`até ${valor(lmiCentavos)}, ${franquia}, prêmio de ${valor(premioCentavos)}`, ESQUERDA + 12, { corpo: 8 });
    folha.y += 13;
  }
  payment(folha, dados);
  return folha;
}
