import type { RiscoVida } from '@balcao/contracts';
import { hojeEm, normalizeDocumento } from '@balcao/domain';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { reais } from '../opin/opin-amount.ts';
import { toCustomer } from '../opin/opin-customer.request.ts';
import { consentExpiry, customerIdentification, customFields, generalQuoteInfo, termTypeOf } from '../opin/opin-envelope.request.ts';
import type { ContextoPedido, Montagem } from '../opin/opin-protocolo.ts';
import { type OpinLifeData, OpinLifeRequest } from './opin-life.schema.ts';
import { coberturasVida, ocupacoes } from './opin-life-words.table.ts';

/** Duration in the format of the standard, which has no value for whole life. */
function termOf({ seguro, coberturas: { prazo } }: RiscoVida): Pick<OpinLifeData, 'termType' | 'termTypeOthers'> {
  if (prazo === 'MENSAL') return { termType: 'MENSAL' };
  return prazo === 'VITALICIO' ? { termType: 'OUTROS', termTypeOthers: 'VITALICIO' } : { termType: termTypeOf(seguro) };
}

const toCoverages = ({ coberturas }: RiscoVida): OpinLifeData['requestedCoverages'] =>
  Object.entries(coberturasVida).flatMap(([campo, { branch, code, internalCode, nome }]) => {
    const capital = coberturas[campo as keyof typeof coberturasVida];
    if (!capital) return [];
    const words = { branch, code, ...(internalCode ? { internalCode } : {}), description: nome };
    return [{ ...words, isSeparateContractingAllowed: false, insuredCapital: reais(capital) }];
  });

function toInsuredPerson({ segurado, pessoa, coberturas }: RiscoVida): OpinLifeData['insuredPerson'] {
  const { conjugeCentavos: conjuge, filhosCentavos: filhos } = coberturas;
  return {
    ...(pessoa.pesoKg ? { weight: String(pessoa.pesoKg) } : {}),
    ...(pessoa.alturaCm ? { height: (pessoa.alturaCm / 100).toFixed(2) } : {}),
    smoker: pessoa.fumante,
    occupationModel: ocupacoes[pessoa.ocupacao],
    ...(segurado.profissao ? { occupation: segurado.profissao } : {}),
    isSportsperson: pessoa.esportes.length > 0,
    sports: pessoa.esportes.map(({ nome, frequencia }) => ({ sport: nome, frequency: frequencia })),
    includeSport: pessoa.esportes.length > 0,
    injuryTimeOff: pessoa.afastadoInss,
    ...(pessoa.cid ? { CID: pessoa.cid } : {}),
    cancerPatient: pessoa.historicoOncologico,
    partnerCoverage: Boolean(conjuge),
    ...(conjuge ? { partnerInfo: { partnerCoverageAmount: reais(conjuge) } } : {}),
    childCoverage: Boolean(filhos),
  };
}

function toQuoteData(risco: RiscoVida): OpinLifeData {
  const { tipo, vigIni, vigFim, apoliceAnterior, seguradoraAnterior } = risco.seguro;
  const isRenovacao = tipo !== 'NOVO';
  const anterior = {
    ...(apoliceAnterior ? { policyId: apoliceAnterior.slice(0, 100) } : {}),
    ...(seguradoraAnterior ? { insurerId: seguradoraAnterior.slice(0, 100) } : {}),
  };
  return {
    termStartDate: vigIni,
    termEndDate: vigFim,
    ...termOf(risco),
    havePersonInsurance: isRenovacao,
    ...(isRenovacao ? { policies: [anterior] } : {}),
    includeAssistanceServices: risco.coberturas.funeral !== 'SEM',
    requestedCoverages: toCoverages(risco),
    insuredPerson: toInsuredPerson(risco),
  };
}

/** The contracting person, when it is not the insured. */
const proponenteOf = ({ proponente: p }: RiscoVida): object | undefined =>
  p.igualSegurado ? undefined : { cpf: normalizeDocumento(p.cpf ?? ''), nome: p.nome, nascimento: p.nascimento };

/**
 * Builds the published message for a life. Beneficiaries are not sent before there is a proposal, because no price depends on them. It
 * depends only on the request and the day.
 */
export function toLifeRequest(pedido: PedidoDaLinha<'VIDA'>, { consentId, agora }: ContextoPedido): Montagem {
  const { risco } = pedido;
  const { prazo, funeral } = risco.coberturas;
  const parsed = OpinLifeRequest.safeParse({
    data: {
      consentId,
      expirationDateTime: consentExpiry(risco.seguro),
      quoteCustomer: { identificationData: toCustomer(pedido, hojeEm(agora)) },
      quoteData: toQuoteData(risco),
      quoteCustomData: {
        customerIdentification: [...customerIdentification(pedido), ...customFields({ proponente: proponenteOf(risco) })],
        customerQualification: customFields({ rendaMensalCentavos: risco.pessoa.rendaMensalCentavos }),
        generalQuoteInfo: generalQuoteInfo(pedido, { periodicidade: prazo === 'ANUAL' ? 'ANUAL' : 'MENSAL' }),
        coverages: customFields({ funeral }),
      },
    },
  });
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, campos: parsed.error.issues.map(({ path }) => path.slice(1).join('.')) };
}
