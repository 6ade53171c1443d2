import { bool, type JsonSchema, integer, list, obj, oneOfWords, text } from '../opin/json-schema.ts';
import { data, dataHora } from '../opin/published-customer.ts';
import { valor } from '../opin/published-vehicle.ts';
import { campo, createdResponse, envelope, motivo, patchResponse, quoteCustomData, situacao } from '../opin/quote-auto.published.ts';
import type { LinhaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { coberturas } from './coberturas.table.ts';
import { quoteCustomer, resultCustomer } from './published-customer.ts';
import { objetos } from './published-object.ts';

/**
 * The messages of Open Insurance Brasil's quote-patrimonial 2.0 (`/home`, `/condominium`, `/business`) as this house transcribes them: of
 * the covers, those sold here. Requests are validated against it on arrival, answers in the tests.
 */
const codigos = (linha: LinhaPatrimonial): JsonSchema =>
  oneOfWords([...new Set(Object.values(coberturas[linha]).map(({ code }) => code)), 'OUTRAS'].join(' '));
const descricao = { description: text(500), internalCode: text(500) };

const vigencia = { termStartDate: data, termEndDate: data, insuranceType: oneOfWords('NOVO RENOVACAO') };
const contrato = { maxLMG: valor, includesAssistanceServices: bool };
const coletivo = { isCollectiveStipulated: bool, hasOneRiskLocation: bool };
const renovacao = { policyId: text(100), insurerName: text(100), currency: oneOfWords('BRL') };
const sinistro = { claimAmount: valor, claimDescription: text(500) };

const proprios: Readonly<Record<LinhaPatrimonial, readonly [Record<string, JsonSchema>, Record<string, JsonSchema>]>> = {
  RESIDENCIAL: [{ hasCommercialActivity: bool, ...coletivo }, {}],
  CONDOMINIO: [
    {
      mainActivity: oneOfWords('COMERCIO INDUSTRIA SERVICO'),
      isLegallyConstituted: bool,
      condominiumType: bool,
      insuranceTermStartDate: data,
    },
    { registryStarted: bool, timeRegistry: bool, basicCoverageIndex: oneOfWords('SIMPLES AMPLA'), ...sinistro },
  ],
  EMPRESARIAL: [coletivo, sinistro],
};

function quoteDataOf(linha: LinhaPatrimonial): JsonSchema {
  const [exigidos, opcionais] = proprios[linha];
  const cobertura = obj({ branch: text(4), code: codigos(linha), isSeparateContractingAllowed: bool, maxLMI: valor }, descricao);
  return obj(
    { ...vigencia, ...contrato, ...exigidos, insuredObject: objetos[linha], coverages: list(cobertura) },
    { ...renovacao, ...opcionais },
  );
}

export const quoteRequest = (linha: LinhaPatrimonial): JsonSchema =>
  obj({
    data: obj(
      {
        consentId: text(256, "^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\\-.:=@;$_!*'%\\/?#]+$"),
        expirationDateTime: dataHora,
        quoteCustomer,
        quoteData: quoteDataOf(linha),
      },
      { quoteCustomData, historicalData: obj({}) },
    ),
  });

const autor = obj({ identificationType: oneOfWords('CPF CNPJ'), identificationNumber: text(20, '^([A-Z0-9]{12}\\d{2}|\\d{11})$') });
export const patchRequest = obj({ data: obj({ status: oneOfWords('ACKN CANC'), author: autor }, { insurerQuoteId: text() }) });

const tipoFranquia = oneOfWords('REDUZIDA NORMAL MAJORADA DEDUTIVEL OUTROS');
const prazo = {
  period: integer,
  periodicity: oneOfWords('DIA MES ANO'),
  periodStartDate: data,
  periodEndDate: data,
  description: text(500),
};
const franquias: Readonly<Record<LinhaPatrimonial, JsonSchema>> = {
  RESIDENCIAL: obj({ type: tipoFranquia, amount: valor }, { typeAdditionalInfo: text(500) }),
  CONDOMINIO: obj({ type: tipoFranquia, amount: valor, ...prazo }, { typeAdditionalInfo: text(500) }),
  EMPRESARIAL: obj({ type: tipoFranquia, amount: valor, ...prazo }, { typeAdditionalInfo: text(500) }),
};
const assistencia = obj({
  type: oneOfWords('ASSISTENCIA_RE BENEFICIOS REPAROS_EMERGENCIAIS OUTROS'),
  // of the standard's services, those a property quote here can name
  service: oneOfWords('ASSISTENCIA_RESIDENCIAL HIDRAULICA LIMPEZA MANUTENCAO REPAROS_ELETRICOS OUTROS'),
  description: text(5000),
  assistancePremiumAmount: valor,
});

export function statusResponse(linha: LinhaPatrimonial): JsonSchema {
  const code = codigos(linha);
  const premio = obj(
    {
      paymentsQuantity: integer,
      totalPremiumAmount: valor,
      totalNetAmount: valor,
      IOF: valor,
      coverages: list(obj({ branch: text(4), code, premiumAmount: valor }, descricao)),
      payments: list(
        obj({
          amount: valor,
          paymentType: oneOfWords('BOLETO TED TEF CARTAO DOC CHEQUE DESCONTO_EM_FOLHA PIX DINHEIRO_EM_ESPECIE OUTROS'),
        }),
      ),
    },
    { interestRateOverPayments: text(undefined, '^\\d{1,3}\\.\\d{1,9}$') },
  );
  const cotacao = obj(
    {
      insurerQuoteId: text(),
      quoteDateTime: dataHora,
      premiumInfo: premio,
      coverages: list(
        obj({ branch: text(4), code, isSeparateContractingAllowed: bool, maxLMI: valor }, { ...descricao, deductible: franquias[linha] }),
      ),
    },
    { susepProcessNumbers: list(text(50)), assistances: list(assistencia) },
  );
  const quoteInfo = obj(
    { quoteCustomer: resultCustomer, quoteData: quoteDataOf(linha), quotes: list(cotacao, 1) },
    { quoteCustomData: obj({}, { generalQuoteInfo: campo }) },
  );
  return obj({ data: obj(situacao, { ...motivo, quoteInfo }), ...envelope });
}

export { createdResponse, patchResponse };
