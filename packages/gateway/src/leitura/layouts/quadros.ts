import { findLabel, readTable, valueAtRight } from '../locate.ts';
import * as leitores from '../parse-valor.ts';
import { copiaECola, linhaDigitavel, parcelaDe } from '../parse-pagamento.ts';
import { plain } from '../trecho.ts';
import type { Layout, Regra } from './layout.ts';

const beside = (campo: Regra['campo'], rotulo: string, leitor: leitores.Leitor): Regra => ({
  campo,
  rotulo,
  onde: 'DIREITA',
  read: leitor,
});

/** Ruled rows and grids, money first and people last; months in letters, amounts without thousands, the premium before its cover. */
export const quadros: Layout = {
  nome: 'QUADROS',
  sinais: {
    contrato: ['Prêmio comercial', 'Tributo (IOF)', 'Prêmio devido', 'Tomador do seguro', 'Intermediário', 'Em vigor desde', 'Lavrado em'],
    boleto: ['Código de barras digitado', 'Pagável até', 'Sacado', 'Cedente', 'Quantia (R$)'],
  },
  titulos: [
    ['PROPOSTA DE CONTRATAÇÃO', 'PROPOSTA'],
    ['CONTRATO DE SEGURO - APÓLICE', 'APOLICE'],
    ['ADITIVO CONTRATUAL (ENDOSSO)', 'ENDOSSO'],
    ['FICHA DE COMPENSAÇÃO', 'BOLETO'],
  ],
  dia: leitores.diaPorExtenso,
  centavos: leitores.valorSemMilhar,
  contrato: [
    beside('premioLiquido', 'Prêmio comercial', leitores.valorSemMilhar),
    beside('iof', 'Tributo (IOF)', leitores.valorSemMilhar),
    beside('premioTotal', 'Prêmio devido', leitores.valorSemMilhar),
    beside('juros', 'Encargos financeiros', leitores.valorSemMilhar),
    beside('forma', 'Meio de cobrança', leitores.forma),
    beside('endereco', 'Imóvel segurado', leitores.texto),
    beside('cep', 'Código postal', leitores.cep),
    beside('modelo', 'Objeto segurado', leitores.texto),
    beside('anoModelo', 'Exercício', leitores.ano),
    beside('placa', 'Chapa', leitores.placa),
    beside('chassi', 'VIN', leitores.chassi),
    beside('bonus', 'Bônus (classe)', leitores.bonus),
    beside('ci', 'Identificador CI', leitores.ci),
    beside('seguradoNome', 'Tomador do seguro', leitores.texto),
    beside('seguradoDocumento', 'Inscrição (CPF/CNPJ)', leitores.documento),
    beside('corretorNome', 'Intermediário', leitores.texto),
    beside('corretorSusep', 'Matrícula SUSEP', leitores.susep),
    beside('comissao', 'Remuneração do intermediário (%)', leitores.taxa),
    beside('ramo', 'Modalidade', leitores.codigoRamo),
    beside('vigIni', 'Em vigor desde', leitores.diaPorExtenso),
    beside('vigFim', 'Em vigor até', leitores.diaPorExtenso),
    beside('numeroApolice', 'Contrato nº', leitores.numero),
    beside('numeroProposta', 'Proposta de origem', leitores.numero),
    beside('numeroEndosso', 'Aditivo nº', leitores.numero),
    beside('motivoEndosso', 'Causa do aditivo', leitores.texto),
    beside('emissao', 'Lavrado em', leitores.diaPorExtenso),
  ],
  boleto: [
    beside('linhaDigitavel', 'Código de barras digitado', linhaDigitavel),
    beside('valor', 'Quantia (R$)', leitores.valorSemMilhar),
    beside('vencimento', 'Pagável até', leitores.diaPorExtenso),
    beside('parcelaNumero', 'Prestação', parcelaDe),
    beside('numeroApolice', 'Contrato nº', leitores.numero),
    beside('seguradoNome', 'Sacado', leitores.texto),
    beside('seguradoDocumento', 'Inscrição (CPF/CNPJ)', leitores.documento),
    beside('copiaECola', 'Pix', copiaECola),
  ],
  outrosRotulos: ['Motorista habitual', 'Contrato substituído', 'Companhia'],
  seguradora: (doc) => {
    const [achado] = [...findLabel(doc, 'Companhia'), ...findLabel(doc, 'Cedente')];
    return achado ? valueAtRight(doc, achado) : null;
  },
  coberturas: (doc) =>
    readTable(doc, [
      { chave: 'codigo', titulo: 'Cód.', lado: 'ESQUERDA' },
      { chave: 'premio', titulo: 'Prêmio', lado: 'DIREITA' },
      { chave: 'nome', titulo: 'Garantia', lado: 'ESQUERDA' },
      { chave: 'franquia', titulo: 'Franquia', lado: 'DIREITA' },
      { chave: 'lmi', titulo: 'Capital garantido', lado: 'DIREITA' },
    ]).flatMap(({ nome, lmi, premio, franquia }) =>
      nome && lmi && premio && franquia
        ? [{ nome, lmi, premio, franquia: plain(franquia.texto) === plain('não há') ? null : franquia }]
        : [],
    ),
  parcelas: (doc) =>
    readTable(doc, [
      { chave: 'vencimento', titulo: 'Vencimento', lado: 'ESQUERDA' },
      { chave: 'numero', titulo: 'Ordem', lado: 'DIREITA' },
      { chave: 'valor', titulo: 'Importância', lado: 'DIREITA' },
    ]).flatMap(({ numero, vencimento, valor }) => (numero && vencimento && valor ? [{ numero, vencimento, valor }] : [])),
};
