import { readTable } from '../locate.ts';
import * as ler from '../parse-valor.ts';
import { copiaECola, linhaDigitavel, parcelaDe } from '../parse-pagamento.ts';
import type { Layout, Regra } from './layout.ts';

const below = (campo: Regra['campo'], rotulo: string, leitor: ler.Leitor, secao?: string): Regra => ({
  campo,
  rotulo,
  onde: 'ABAIXO',
  ler: leitor,
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
  dia: ler.diaComBarras,
  centavos: ler.valorComMilhar,
  contrato: [
    below('numeroProposta', 'Nº da Proposta', ler.numero),
    below('numeroApolice', 'Nº da Apólice', ler.numero),
    below('numeroEndosso', 'Nº do Endosso', ler.numero),
    below('emissao', 'Data de Emissão', ler.diaComBarras),
    below('motivoEndosso', 'Motivo do Endosso', ler.texto),
    below('ramo', 'Ramo', ler.codigoRamo),
    below('vigIni', 'Início de Vigência (24h)', ler.diaComBarras),
    below('vigFim', 'Término de Vigência (24h)', ler.diaComBarras),
    below('seguradoNome', 'Nome / Razão Social', ler.texto),
    below('seguradoDocumento', 'CPF / CNPJ', ler.documento),
    below('modelo', 'Marca / Modelo', ler.texto),
    below('anoModelo', 'Ano Modelo', ler.ano),
    below('placa', 'Placa', ler.placa),
    below('chassi', 'Chassi', ler.chassi),
    below('bonus', 'Classe de Bônus', ler.bonus),
    below('ci', 'Código de Identificação (CI)', ler.ci),
    below('endereco', 'Endereço do Risco', ler.texto),
    below('cep', 'CEP', ler.cep),
    below('premioLiquido', 'Prêmio Líquido', ler.valorComMilhar, PREMIO),
    below('juros', 'Custo do Parcelamento', ler.valorComMilhar),
    below('iof', 'I.O.F.', ler.valorComMilhar),
    below('premioTotal', 'Prêmio Total', ler.valorComMilhar),
    below('forma', 'Forma de Pagamento', ler.forma),
    below('corretorNome', 'Corretor', ler.texto),
    below('corretorSusep', 'Registro SUSEP', ler.susep),
    below('comissao', 'Comissão (%)', ler.taxa),
  ],
  boleto: [
    below('seguradoNome', 'Pagador', ler.texto),
    below('seguradoDocumento', 'CPF/CNPJ do Pagador', ler.documento),
    below('numeroApolice', 'Nº da Apólice', ler.numero),
    below('parcelaNumero', 'Parcela', parcelaDe),
    below('emissao', 'Data do Documento', ler.diaComBarras),
    below('vencimento', 'Vencimento', ler.diaComBarras),
    below('valor', 'Valor do Documento', ler.valorComMilhar),
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
