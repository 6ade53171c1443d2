import { readTable } from '../locate.ts';
import * as leitores from '../parse-valor.ts';
import { copiaECola, linhaDigitavel, parcelaDe } from '../parse-pagamento.ts';
import type { Layout, Regra } from './layout.ts';

const below = (campo: Regra['campo'], rotulo: string, leitor: leitores.Leitor, secao?: string): Regra => ({
  campo,
  rotulo,
  onde: 'ABAIXO',
  read: leitor,
  ...(secao ? { secao } : {}),
});
const PREMIO = 'DEMONSTRATIVO DO PRÊMIO (R$)';

/** Ruled boxes with a small label above the value; days with slashes, amounts with thousands. */
export const ficha: Layout = {
  nome: 'FICHA',
  sinais: {
    contrato: [
      'Nº da Proposta',
      'Início de Vigência (24h)',
      'Término de Vigência (24h)',
      'Nome / Razão Social',
      'Registro SUSEP',
      'Prêmio Total',
    ],
    boleto: ['Nosso Número', 'Valor do Documento', 'Linha Digitável', 'CPF/CNPJ do Pagador'],
  },
  titulos: [
    ['PROPOSTA DE SEGURO', 'PROPOSTA'],
    ['APÓLICE DE SEGURO', 'APOLICE'],
    ['ENDOSSO DE SEGURO', 'ENDOSSO'],
    ['RECIBO DO PAGADOR', 'BOLETO'],
  ],
  dia: leitores.diaComBarras,
  centavos: leitores.valorComMilhar,
  contrato: [
    below('numeroProposta', 'Nº da Proposta', leitores.numero),
    below('numeroApolice', 'Nº da Apólice', leitores.numero),
    below('numeroEndosso', 'Nº do Endosso', leitores.numero),
    below('emissao', 'Data de Emissão', leitores.diaComBarras),
    below('motivoEndosso', 'Motivo do Endosso', leitores.texto),
    below('ramo', 'Ramo', leitores.codigoRamo),
    below('vigIni', 'Início de Vigência (24h)', leitores.diaComBarras),
    below('vigFim', 'Término de Vigência (24h)', leitores.diaComBarras),
    below('seguradoNome', 'Nome / Razão Social', leitores.texto),
    below('seguradoDocumento', 'CPF / CNPJ', leitores.documento),
    below('modelo', 'Marca / Modelo', leitores.texto),
    below('anoModelo', 'Ano Modelo', leitores.ano),
    below('placa', 'Placa', leitores.placa),
    below('chassi', 'Chassi', leitores.chassi),
    below('bonus', 'Classe de Bônus', leitores.bonus),
    below('ci', 'Código de Identificação (CI)', leitores.ci),
    below('endereco', 'Endereço do Risco', leitores.texto),
    below('cep', 'CEP', leitores.cep),
    below('premioLiquido', 'Prêmio Líquido', leitores.valorComMilhar, PREMIO),
    below('juros', 'Custo do Parcelamento', leitores.valorComMilhar),
    below('iof', 'I.O.F.', leitores.valorComMilhar),
    below('premioTotal', 'Prêmio Total', leitores.valorComMilhar),
    below('forma', 'Forma de Pagamento', leitores.forma),
    below('corretorNome', 'Corretor', leitores.texto),
    below('corretorSusep', 'Registro SUSEP', leitores.susep),
    below('comissao', 'Comissão (%)', leitores.taxa),
  ],
  boleto: [
    below('seguradoNome', 'Pagador', leitores.texto),
    below('seguradoDocumento', 'CPF/CNPJ do Pagador', leitores.documento),
    below('numeroApolice', 'Nº da Apólice', leitores.numero),
    below('parcelaNumero', 'Parcela', parcelaDe),
    below('emissao', 'Data do Documento', leitores.diaComBarras),
    below('vencimento', 'Vencimento', leitores.diaComBarras),
    below('valor', 'Valor do Documento', leitores.valorComMilhar),
    below('linhaDigitavel', 'Linha Digitável', linhaDigitavel),
    below('copiaECola', 'Pix Copia e Cola', copiaECola),
  ],
  outrosRotulos: [
    'Congênere',
    'Apólice Anterior',
    'Principal Condutor',
    'CPF do Condutor',
    'Quantidade de Parcelas',
    'Beneficiário',
    'CPF/CNPJ do Beneficiário',
    'Espécie',
  ],
  seguradora: ({ faixas }) => faixas[0]?.[0] ?? null,
  coberturas: (doc) =>
    readTable(doc, [
      { chave: 'nome', titulo: 'Cobertura', lado: 'ESQUERDA' },
      { chave: 'lmi', titulo: 'Limite Máximo de Indenização', lado: 'DIREITA' },
      { chave: 'franquia', titulo: 'Franquia', lado: 'DIREITA' },
      { chave: 'premio', titulo: 'Prêmio Líquido', lado: 'DIREITA' },
    ]).flatMap(({ nome, lmi, premio, franquia }) =>
      nome && lmi && premio && franquia ? [{ nome, lmi, premio, franquia: franquia.texto === '-' ? null : franquia }] : [],
    ),
  parcelas: (doc) =>
    readTable(doc, [
      { chave: 'numero', titulo: 'Parcela', lado: 'ESQUERDA' },
      { chave: 'vencimento', titulo: 'Vencimento', lado: 'DIREITA' },
      { chave: 'valor', titulo: 'Valor (R$)', lado: 'DIREITA' },
    ]).flatMap(({ numero, vencimento, valor }) => (numero && vencimento && valor ? [{ numero, vencimento, valor }] : [])),
};
