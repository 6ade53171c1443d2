import { findLabel, readTable, valueAtRight } from '../locate.ts';
import * as ler from '../parse-valor.ts';
import { copiaECola, linhaDigitavel, parcelaDe } from '../parse-pagamento.ts';
import { plain } from '../trecho.ts';
import type { Layout, Regra } from './layout.ts';

const beside = (campo: Regra['campo'], rotulo: string, leitor: ler.Leitor): Regra => ({ campo, rotulo, onde: 'DIREITA', ler: leitor });

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
  dia: ler.diaPorExtenso,
  centavos: ler.valorSemMilhar,
  contrato: [
    beside('premioLiquido', 'Prêmio comercial', ler.valorSemMilhar),
    beside('iof', 'Tributo (IOF)', ler.valorSemMilhar),
    beside('premioTotal', 'Prêmio devido', ler.valorSemMilhar),
    beside('juros', 'Encargos financeiros', ler.valorSemMilhar),
    beside('forma', 'Meio de cobrança', ler.forma),
    beside('endereco', 'Imóvel segurado', ler.texto),
    beside('cep', 'Código postal', ler.cep),
    beside('modelo', 'Objeto segurado', ler.texto),
    beside('anoModelo', 'Exercício', ler.ano),
    beside('placa', 'Chapa', ler.placa),
    beside('chassi', 'VIN', ler.chassi),
    beside('bonus', 'Bônus (classe)', ler.bonus),
    beside('ci', 'Identificador CI', ler.ci),
    beside('seguradoNome', 'Tomador do seguro', ler.texto),
    beside('seguradoDocumento', 'Inscrição (CPF/CNPJ)', ler.documento),
    beside('corretorNome', 'Intermediário', ler.texto),
    beside('corretorSusep', 'Matrícula SUSEP', ler.susep),
    beside('comissao', 'Remuneração do intermediário (%)', ler.taxa),
    beside('ramo', 'Modalidade', ler.codigoRamo),
    beside('vigIni', 'Em vigor desde', ler.diaPorExtenso),
    beside('vigFim', 'Em vigor até', ler.diaPorExtenso),
    beside('numeroApolice', 'Contrato nº', ler.numero),
    beside('numeroProposta', 'Proposta de origem', ler.numero),
    beside('numeroEndosso', 'Aditivo nº', ler.numero),
    beside('motivoEndosso', 'Causa do aditivo', ler.texto),
    beside('emissao', 'Lavrado em', ler.diaPorExtenso),
  ],
  boleto: [
    beside('linhaDigitavel', 'Código de barras digitado', linhaDigitavel),
    beside('valor', 'Quantia (R$)', ler.valorSemMilhar),
    beside('vencimento', 'Pagável até', ler.diaPorExtenso),
    beside('parcelaNumero', 'Prestação', parcelaDe),
    beside('numeroApolice', 'Contrato nº', ler.numero),
    beside('seguradoNome', 'Sacado', ler.texto),
    beside('seguradoDocumento', 'Inscrição (CPF/CNPJ)', ler.documento),
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
