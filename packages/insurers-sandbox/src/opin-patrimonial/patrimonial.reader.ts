import type { CampoInvalido } from '../quotes/protocolo.ts';
import { centavosOf } from '../opin/amount.ts';
import type { RiscoPatrimonial } from '../rating/acceptance-patrimonial.rule.ts';
import type { CoberturaTarifa, Fator } from '../rating/rate-patrimonial.rule.ts';
import { regiaoDoCep } from '../rating/regiao-cep.table.ts';
import type { LinhaPatrimonial, TarifaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { coberturas } from './coberturas.table.ts';
import { type CobertaPedida, ExtensaoPatrimonial, type ObjetoPatrimonial, PedidoPatrimonial } from './patrimonial.schema.ts';

export type LeituraPatrimonial =
  | { readonly ok: true; readonly risco: RiscoPatrimonial; readonly observacoes: string; readonly pedido: PedidoPatrimonial }
  | { readonly ok: false; readonly campos: readonly CampoInvalido[] };

interface Tarifada {
  readonly linha: LinhaPatrimonial;
  readonly tarifa: TarifaPatrimonial;
}

const OBJETO = 'quoteData.insuredObject';

/** Converts the use of a home from the standard to the tariff. */
const usos: Readonly<Record<string, string>> = {
  IMOVEL_COM_ATIVIDADE_COMERCIAL_REMUNERADA: 'ATIVIDADE_COMERCIAL',
  ALUGUEL_POR_TEMPORADA: 'ALUGUEL_TEMPORADA',
  CONDOMINIO_EXCLUSIVAMENTE_RESIDENCIAL: 'SO_RESIDENCIAL',
  CONDOMINIO_EXCLUSIVAMENTE_COMERCIAL: 'SO_COMERCIAL',
  CONDOMINIO_RESIDENCIAL_COM_COMERCIO_NO_TERREO: 'RESIDENCIAL_COM_COMERCIO',
  CONDOMINIO_RESIDENCIAL_COM_ESCRITORIO_E_COMERCIO: 'RESIDENCIAL_ESCRITORIO_COMERCIO',
  CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS: 'ESCRITORIOS',
  CONDOMINIO_DE_ESCRITORIOS_CONSULTORIOS_COM_COMERCIO_NO_TERREO: 'ESCRITORIOS_COM_COMERCIO',
  CONDOMINIO_FLAT_APART_HOTEL: 'FLAT',
  CONDOMINIO_FLAT_APART_HOTEL_COM_COMERCIO: 'FLAT_COM_COMERCIO',
};

/** Reads what the tariff needs out of a request whose published form was already checked. */
export function readPatrimonial(body: unknown, { linha, tarifa }: Tarifada): LeituraPatrimonial {
  const pedido = PedidoPatrimonial.safeParse(body);
  if (!pedido.success) return { ok: false, campos: pedido.error.issues.map(({ path }) => invalid(path.slice(1).join('.'))) };
  const extensao = ExtensaoPatrimonial.safeParse(flattenExtension(pedido.data));
  if (!extensao.success)
    return { ok: false, campos: extensao.error.issues.map(({ path }) => invalid(`quoteCustomData.${String(path[0])}`)) };
  const { coverages, insuredObject } = pedido.data.data.quoteData;
  const cep = insuredObject.riskLocationInfo?.postCode ?? '';
  const pedidas = coverages.map((c) => ({ pedida: c, id: idOf(linha, c) }));
  const campos: CampoInvalido[] = [
    ...(/^\d{8}$/.test(cep) ? [] : [{ campo: `${OBJETO}.riskLocationInfo.postCode`, texto: 'Informe o CEP do local de risco.' }]),
    ...pedidas
      .filter(({ id }) => id === undefined || tarifa.taxas[id] === undefined)
      .map(({ pedida }) => ({ campo: `quoteData.coverages.${pedida.code}`, texto: 'Cobertura não comercializada por esta seguradora.' })),
  ];
  if (campos.length > 0) return { ok: false, campos };
  const risco = toRisco(pedido.data, { linha, tarifa, extensao: extensao.data, cep });
  return { ok: true, risco, observacoes: extensao.data.observacoes ?? '', pedido: pedido.data };
}

const invalid = (campo: string): CampoInvalido => ({ campo, texto: 'Valor não aceito.' });

const flattenExtension = ({ data: { quoteCustomData: c } }: PedidoPatrimonial): Record<string, unknown> =>
  Object.fromEntries(
    [...(c?.generalQuoteInfo ?? []), ...(c?.insuredObjects ?? []), ...(c?.coverages ?? [])].map(({ fieldId, value }) => [fieldId, value]),
  );

/** Our id of a requested cover: by its internal code, or else our first one with the code of the standard. */
function idOf(linha: LinhaPatrimonial, { code, internalCode }: CobertaPedida): string | undefined {
  const vendidas = coberturas[linha];
  if (internalCode && vendidas[internalCode]?.code === code) return internalCode;
  return Object.keys(vendidas).find((id) => vendidas[id]?.code === code);
}

interface Lido extends Tarifada {
  readonly extensao: ExtensaoPatrimonial;
  readonly cep: string;
}

const owned = (protecoes: readonly string[] | undefined): number => (protecoes ?? []).filter((p) => p !== 'NAO_POSSUI').length;

function constructionOf(linha: LinhaPatrimonial, o: ObjetoPatrimonial): string {
  const palavra = (linha === 'CONDOMINIO' ? o.structuringType : o.riskLocationInfo?.propertyBuildType) ?? '';
  return palavra.replace('CONDOMINIO_', '');
}

function usageOf(linha: LinhaPatrimonial, o: ObjetoPatrimonial): string {
  const palavra =
    { RESIDENCIAL: o.riskLocationInfo?.propertyUsageType, CONDOMINIO: o.propertyType, EMPRESARIAL: o.mainActivity }[linha] ?? '';
  return usos[palavra] ?? palavra;
}

function coverOf(linha: LinhaPatrimonial, c: CobertaPedida, extensao: ExtensaoPatrimonial): CoberturaTarifa {
  const id = idOf(linha, c) ?? '';
  return {
    id,
    nome: coberturas[linha][id]?.nome ?? id,
    lmiCentavos: centavosOf(c.maxLMI.amount),
    vezes: id === 'VIDA_FUNCIONARIOS' ? Math.max(1, extensao.funcionarios ?? 1) : 1,
  };
}

function toRisco({ data: { quoteData } }: PedidoPatrimonial, lido: Lido): RiscoPatrimonial {
  const { linha, tarifa, extensao, cep } = lido;
  const o = quoteData.insuredObject;
  const pedidas = quoteData.coverages.map((c) => coverOf(linha, c, extensao));
  const partes = {
    construcao: constructionOf(linha, o),
    regiao: regiaoDoCep(cep),
    idadeAnos: Number(o.condominiumAge ?? 0) || 0,
    sinistros: extensao.sinistros12m ?? (o.wasThereAClaim ? 1 : 0),
    segurancas: owned(o.securityProtection ?? o.riskLocationInfo?.securityProtection),
    incendios: owned(o.riskLocationInfo?.fireProtection),
  };
  return {
    ...partes,
    coberturas: pedidas,
    fatores: factorsOf(tarifa, { ...partes, uso: usageOf(linha, o), extensao }),
    comissaoBps: extensao.comissaoBps ?? tarifa.comissao.padraoBps,
    descontoBps: extensao.descontoBps ?? 0,
    isRenovacao: quoteData.insuranceType === 'RENOVACAO',
    isTombado: o.isFullyOrPartiallyListed === true || o.riskLocationInfo?.isListedDisappropriatedCondemned === true,
    temIsopainel: o.riskLocationInfo?.hasInsulatingPanels === true,
    basicaCentavos: pedidas[0]?.lmiCentavos ?? 0,
  };
}

type Medidas = Pick<RiscoPatrimonial, 'construcao' | 'regiao' | 'idadeAnos' | 'sinistros' | 'segurancas' | 'incendios'> & {
  readonly uso: string;
  readonly extensao: ExtensaoPatrimonial;
};

/** Construction × protection × region (domain design §6.3); a condominium adds units and age; use and claims come last. */
function factorsOf(t: TarifaPatrimonial, m: Medidas): Fator[] {
  const { porSeguranca, porIncendio, minimo } = t.protecao;
  return [
    { rotulo: 'Construção', milesimos: t.fatorConstrucao[m.construcao] ?? 1_000 },
    { rotulo: 'Proteções', milesimos: Math.max(minimo, 1_000 - porSeguranca * m.segurancas - porIncendio * m.incendios) },
    { rotulo: 'Região', milesimos: t.fatorRegiao[m.regiao] },
    { rotulo: 'Uso e atividade', milesimos: t.fatorUso[m.uso] ?? 1_000 },
    { rotulo: 'Unidades', milesimos: 1_000 + Math.floor((t.porCemUnidades * (m.extensao.unidades ?? 0)) / 100) },
    { rotulo: 'Idade da edificação', milesimos: 1_000 + Math.floor((t.porDezAnos * m.idadeAnos) / 10) },
    { rotulo: 'Sinistros', milesimos: 1_000 + t.porSinistro * m.sinistros },
  ];
}
