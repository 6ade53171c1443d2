import { anything, bool, closed, integer, list, number, obj, oneOfWords, text } from './json-schema.ts';
import { data, dataHora, quoteCustomer, resultCustomer } from './published-customer.ts';
import { coberturas, insuredObject, resultInsuredObject, valor } from './published-vehicle.ts';

/**
 * The messages of Open Insurance Brasil's quote-auto 1.10 as this house transcribes them: every `required` list, every enumeration and
 * every pattern of the parts this product sends and reads. Requests are validated against it on arrival, answers in the tests.
 */
const statuses = oneOfWords('RCVD EVAL ACPT RJCT ACKN CANC');
export const campo = list(closed({ fieldId: text(100, '^[a-zA-Z0-9][a-zA-Z0-9\\-]{0,99}$'), value: anything }));
export const quoteCustomData = obj(
  {},
  {
    customerIdentification: campo,
    customerQualification: campo,
    customerComplimentaryInfo: campo,
    generalQuoteInfo: campo,
    riskLocationInfo: campo,
    insuredObjects: campo,
    beneficiaries: campo,
    coverages: campo,
    generalClaimInfo: campo,
  },
);

const contrato = {
  isCollectiveStipulated: bool,
  hasAnIndividualItem: bool,
  termStartDate: data,
  termEndDate: data,
  termType: oneOfWords(
    'ANUAL ANUAL_INTERMITENTE PLURIANUAL PLURIANUAL_INTERMITENTE SEMESTRAL SEMESTRAL_INTERMITENTE MENSAL MENSAL_INTERMITENTE DIARIO DIARIO_INTERMITENTE OUTROS',
  ),
  insuranceType: oneOfWords('NOVO RENOVACAO'),
  currency: oneOfWords('BRL'),
  includesAssistanceServices: bool,
};
const renovacao = { policyId: text(100), insurerId: text(100), identifierCode: text(3), bonusClass: text(3) };
const cobertura = { branch: text(4), code: coberturas, isSeparateContractingAllowed: bool };
const descricao = { description: text(500), internalCode: text(500) };

export const quoteRequest = obj({
  data: obj(
    {
      consentId: text(256, "^urn:[a-zA-Z0-9][a-zA-Z0-9-]{0,31}:[a-zA-Z0-9()+,\\-.:=@;$_!*'%\\/?#]+$"),
      expirationDateTime: dataHora,
      quoteCustomer,
      quoteData: obj({ ...contrato, coverages: list(obj({ ...cobertura, maxLMI: valor }, descricao)) }, { ...renovacao, insuredObject }),
    },
    { quoteCustomData, historicalData: obj({}) },
  ),
});

const autor = obj({ identificationType: oneOfWords('CPF CNPJ'), identificationNumber: text(20) });
export const patchRequest = obj({ data: obj({ status: oneOfWords('ACKN CANC'), author: autor }, { insurerQuoteId: text() }) });

export const envelope = {
  links: obj({}, { self: text(), first: text(), prev: text(), next: text(), last: text() }),
  meta: obj({ totalRecords: integer, totalPages: integer }),
};
export const situacao = { status: statuses, statusUpdateDateTime: dataHora };
export const motivo = { rejectionReason: text(1024) };

export const createdResponse = obj({ data: obj(situacao, motivo), ...envelope });

const franquia = obj(
  { type: oneOfWords('REDUZIDA NORMAL MAJORADA DEDUTIVEL OUTROS') },
  { typeAdditionalInfo: text(500), deductibleAmount: valor, description: text(60) },
);
const pos = obj(
  { applicationType: oneOfWords('VALOR PERCENTUAL OUTROS'), description: text(60) },
  { minValue: valor, maxValue: valor, percentage: valor, valueOthers: valor },
);
const assistencia = obj(
  {
    type: oneOfWords(
      'ASSISTENCIA_AUTO ASSISTENCIA_RE ASSISTENCIA_VIDA BENEFICIOS DESPACHANTE LOCACAO_DE_VEICULOS REPAROS_AUTOMOTIVOS REPAROS_EMERGENCIAIS SERVICO_DE_MANUTENCAO SERVICO_EM_CASO_DE_SINISTRO TRANSPORTE_DO_EMERGENCIAL OUTROS',
    ),
    // of the standard's 140 services, those a car quote here can name
    service: oneOfWords(
      'GUINCHO REBOQUE CARRO_RESERVA CHAVEIRO VIDROS_E_ACESSORIOS MARTELINHO_E_REPARO_RAPIDO ASSISTENCIA_AUTO_E_OU_MOTO OUTROS',
    ),
    description: text(5000),
  },
  { assistancePremiumAmount: valor },
);
const premio = obj(
  {
    paymentsQuantity: text(3),
    totalPremiumAmount: valor,
    totalNetAmount: valor,
    IOF: valor,
    coverages: list(obj({ branch: text(4), code: coberturas, premiumAmount: valor }, descricao)),
    payments: list(
      obj({ amount: valor, paymentType: oneOfWords('BOLETO TED TEF CARTAO DOC CHEQUE DESCONTO_EM_FOLHA PIX DINHEIRO_EM_ESPECIE OUTROS') }),
    ),
  },
  { interestRateOverPayments: number },
);
const cotacao = obj(
  { insurerQuoteId: text(), susepProcessNumbers: list(text(50)), assistances: list(assistencia), premiumInfo: premio },
  {
    coverages: list(
      obj({ ...cobertura, POS: pos, fullIndemnity: oneOfWords('VALOR PERCENTUAL OUTROS') }, { ...descricao, deductible: franquia }),
    ),
  },
);

export const statusResponse = obj({
  data: obj(situacao, {
    ...motivo,
    quoteInfo: obj(
      {
        quoteCustomer: resultCustomer,
        quoteData: obj(contrato, { ...renovacao, insuredObjects: list(resultInsuredObject) }),
        quotes: list(cotacao, 1),
      },
      { quoteCustomData },
    ),
  }),
  ...envelope,
});

export const patchResponse = obj({
  data: obj(
    { status: oneOfWords('ACKN CANC') },
    { insurerQuoteId: text(), protocolNumber: text(60), protocolDateTime: dataHora, links: obj({ redirect: text() }) },
  ),
});

/** Every refusal but the 422 of POST /request, which publishes `errors` as one object. */
export const errorResponse = closed(
  {
    errors: {
      ...list(closed({ code: text(255), title: text(255), detail: text(2048) }, { requestDateTime: dataHora }), 1),
      maxItems: 13,
    },
  },
  { meta: envelope.meta },
);
export const createError = obj({
  errors: obj({ code: oneOfWords('ERRO_IDEMPOTENCIA NAO_INFORMADO'), title: text(255), detail: text(2048) }),
});
