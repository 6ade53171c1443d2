import type { TipoCobertura } from '@balcao/contracts';
import { idadeEm } from '@balcao/domain';
import type * as z from 'zod/mini';
import type { CampoInvalido } from '../quotes/protocolo.ts';
import type { RiscoAceitacao } from '../rating/acceptance.rule.ts';
import { faixaDaIdade } from '../rating/faixa-idade.rule.ts';
import { regiaoDoCep } from '../rating/regiao-cep.table.ts';
import type { TarifaAuto, UsoTarifa } from '../seguradoras/perfil.ts';
import { centavosOf } from './amount.ts';
import { Extensao, PedidoOpin, type ObjetoOpin } from './quote-auto.schema.ts';

export type Leitura =
  | { readonly ok: true; readonly risco: RiscoAceitacao; readonly observacoes: string; readonly pedido: PedidoOpin }
  | { readonly ok: false; readonly campos: readonly CampoInvalido[] };

const OBJETO = 'quoteData.insuredObject';

const tipos: Readonly<Record<string, TipoCobertura>> = {
  CASCO_COMPREENSIVA: 'COMPREENSIVA',
  CASCO_INCENDIO_ROUBO_E_FURTO: 'INCENDIO_ROUBO_FURTO',
  CASCO_ROUBO_E_FURTO: 'ROUBO_FURTO',
};

/** Reads what the tariff needs out of a request whose published form was already checked. */
export function readQuoteRequest(body: unknown, tarifa: TarifaAuto): Leitura {
  const pedido = PedidoOpin.safeParse(body);
  if (!pedido.success) return { ok: false, campos: pedido.error.issues.map(toCampo) };
  const extensao = Extensao.safeParse(flattenExtension(pedido.data));
  if (!extensao.success) return { ok: false, campos: extensao.error.issues.map(({ path }) => extensionField(String(path[0]))) };
  const { quoteData } = pedido.data.data;
  const objeto = quoteData.insuredObject;
  if (!objeto) return { ok: false, campos: [{ campo: OBJETO, texto: 'Informe o veículo.' }] };
  const nascimento = driverBirth(pedido.data, objeto);
  const referenciaCentavos = extensao.data.valorReferenciaCentavos ?? determined(objeto);
  const campos = missing({ objeto, nascimento, referenciaCentavos });
  if (campos.length > 0 || nascimento === undefined || referenciaCentavos === undefined) return { ok: false, campos };
  const risco = toRisco(pedido.data, { objeto, nascimento, referenciaCentavos, extensao: extensao.data, tarifa });
  return { ok: true, risco, observacoes: extensao.data.observacoes ?? '', pedido: pedido.data };
}

const toCampo = ({ path }: z.core.$ZodIssue): CampoInvalido => ({ campo: path.slice(1).join('.'), texto: 'Valor não aceito.' });
const extensionField = (fieldId: string): CampoInvalido => ({ campo: `quoteCustomData.${fieldId}`, texto: 'Valor não aceito.' });

const flattenExtension = ({ data: { quoteCustomData: c } }: PedidoOpin): Record<string, unknown> =>
  Object.fromEntries(
    [...(c?.generalQuoteInfo ?? []), ...(c?.insuredObjects ?? []), ...(c?.coverages ?? [])].map(({ fieldId, value }) => [fieldId, value]),
  );

function driverBirth({ data }: PedidoOpin, objeto: ObjetoOpin): string | undefined {
  const condutor = objeto.beneficiaries?.[0];
  return condutor?.mainDriver?.birthDate ?? data.quoteCustomer.identificationData?.birthDate;
}

const determined = (objeto: ObjetoOpin): number | undefined =>
  objeto.valueDetermined && /^\d{1,12}(\.\d{2})?$/.test(objeto.valueDetermined) ? centavosOf(objeto.valueDetermined) : undefined;

function missing(lido: { objeto: ObjetoOpin; nascimento: string | undefined; referenciaCentavos: number | undefined }): CampoInvalido[] {
  const { objeto, nascimento, referenciaCentavos } = lido;
  return [
    ...(nascimento
      ? []
      : [{ campo: `${OBJETO}.beneficiaries.0.mainDriver.birthDate`, texto: 'Informe a data de nascimento do condutor.' }]),
    ...(referenciaCentavos
      ? []
      : [{ campo: 'quoteCustomData.valorReferenciaCentavos', texto: 'Informe o valor de referência do veículo.' }]),
    ...(objeto.model?.modelYear ? [] : [{ campo: `${OBJETO}.model.modelYear`, texto: 'Informe o ano do modelo.' }]),
    ...(/^\d{5}-?\d{3}$/.test(objeto.overnightPostCode)
      ? []
      : [{ campo: `${OBJETO}.overnightPostCode`, texto: 'CEP de pernoite inválido.' }]),
  ];
}

interface Lido {
  readonly objeto: ObjetoOpin;
  readonly nascimento: string;
  readonly referenciaCentavos: number;
  readonly extensao: Extensao;
  readonly tarifa: TarifaAuto;
}

function toRisco({ data: { quoteData } }: PedidoOpin, { objeto, nascimento, referenciaCentavos, extensao, tarifa }: Lido): RiscoAceitacao {
  const limite = (...ids: string[]): number =>
    quoteData.coverages.filter((c) => ids.includes(c.internalCode ?? c.code)).reduce((total, c) => total + centavosOf(c.maxLMI.amount), 0);
  const temCobertura = (code: string): boolean => quoteData.coverages.some((c) => c.code === code);
  const cobreJovens = objeto.isExtendCoverageAgedBetween18And25 === true;
  const garagem = objeto.riskLocationInfo?.housing;
  return {
    referenciaCentavos,
    ajustePct: objeto.valueDetermined ? 100 : percent(objeto.adjustmentFactor),
    agregadosCentavos: attached(objeto),
    // a possible driver of 18 to 25 determines the age band, regardless of the main driver
    faixaIdade: cobreJovens ? '18-25' : faixaDaIdade(idadeEm(nascimento, quoteData.termStartDate)),
    regiao: regiaoDoCep(objeto.overnightPostCode),
    bonus: Math.min(10, Math.max(0, Number(quoteData.bonusClass ?? 0) || 0)),
    garagem: garagem?.isKeptInGarage ? (garagem.gateType ?? 'PORTAO_MANUAL') : 'SEM',
    uso: usoDe(objeto),
    franquia: extensao.franquia ?? 'NORMAL',
    tipo: quoteData.coverages.map((c) => tipos[c.code]).find((tipo) => tipo !== undefined) ?? 'SO_RCF',
    idadeVeiculo: Math.max(0, Number(quoteData.termStartDate.slice(0, 4)) - Number(objeto.model?.modelYear)),
    dmCentavos: limite('RCFV-DM', 'RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV'),
    dcCentavos: limite('RCFV-DC'),
    dmoCentavos: limite('RCFV-DMO'),
    appMorteCentavos: limite('APP-MORTE', 'ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO'),
    appInvalidezCentavos: limite('APP-INVALIDEZ'),
    lugares: extensao.lugares ?? 5,
    vidros: extensao.vidros ?? (temCobertura('VIDROS') ? 'BASICO' : 'SEM'),
    assistencia: extensao.assistencia ?? 'SEM',
    reserva: extensao.carroReserva ?? (temCobertura('CARRO_RESERVA') ? '7' : 'SEM'),
    pequenosReparos: temCobertura('PEQUENOS_REPAROS'),
    comissaoBps: extensao.comissaoBps ?? tarifa.comissao.padraoBps,
    descontoBps: extensao.descontoBps ?? 0,
    isRenovacao: quoteData.insuranceType === 'RENOVACAO',
    houveSinistro: objeto.wasThereAClaim,
    rastreador: objeto.isActiveTrackingDevice,
  };
}

const percent = (factor: string | undefined): number => Number(factor?.replace('%', '')) || 100;

const attached = (o: ObjetoOpin): number =>
  [
    o.equipmentsAttached?.isDesireCoverage ? o.equipmentsAttached.equipmentsAttachedAmount : undefined,
    o.gasKit?.isDesireCoverage ? o.gasKit.gasKitAmount : undefined,
    o.armouredVehicle?.isDesireCoverage ? o.armouredVehicle.armouredVehicleAmount : undefined,
  ].reduce((total, valor) => total + (valor ? centavosOf(valor.amount) : 0), 0);

function usoDe(objeto: ObjetoOpin): UsoTarifa {
  if (objeto.commercialActivityType?.includes('MOTORISTA_DE_APLICATIVO_APLICATIVO_DE_TRANSPORTE')) return 'APLICATIVO';
  return objeto.vehicleUse[0] ?? 'LOCOMOCAO_DIARIA';
}
