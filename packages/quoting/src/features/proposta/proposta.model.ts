import {
  DadosComplementares,
  Data,
  Id,
  type ExigenciaDaProposta,
  Parcelamento,
  type PedidoTransmissao,
  type Proposta,
  type RevisaoProposta,
} from '@balcao/contracts';
import * as z from 'zod/mini';
import { addDias, buildParcelas, forecastComissoes, apportion } from '@balcao/domain';

export interface Escolha {
  readonly orcamentoId: string;
  readonly ofertaId: string;
}

/** What the address asks about; null when it does not say it whole. */
export function escolhaOf(search: URLSearchParams): Escolha | null {
  const orcamentoId = Id.safeParse(search.get('id')).data;
  const ofertaId = Id.safeParse(search.get('oferta')).data;
  return orcamentoId && ofertaId ? { orcamentoId, ofertaId } : null;
}

/** What names a plan among those of one offer. */
export const chaveDoPlano = ({ forma, n }: Pick<Parcelamento, 'forma' | 'n'>): string => `${forma}:${n}`;

/** How the premium will be paid, as it stands on screen. */
export interface Pagamento {
  readonly plano: Parcelamento;
  readonly vencimentoPrimeira: string;
}

const Inclusao = z.object({ pagamento: z.object({ plano: Parcelamento, vencimentoPrimeira: Data }), numeroSeguradora: z.string() });

/** A payment chosen before, with the plan as the offer has it now; null when it has it no more. */
function offeredOf({ plano: chosen, vencimentoPrimeira }: Pagamento, planos: readonly Parcelamento[]): Pagamento | null {
  const plano = planos.find((um) => chaveDoPlano(um) === chaveDoPlano(chosen));
  return plano ? { plano, vencimentoPrimeira } : null;
}

/** What was written of an inclusion before; null when it is none, or of a plan the offer has no more. */
export function inclusaoDe(valor: unknown, planos: readonly Parcelamento[]) {
  const escrita = Inclusao.safeParse(valor).data;
  const pagamento = escrita && offeredOf(escrita.pagamento, planos);
  return pagamento ? { ...escrita, pagamento: pagamento as Pagamento | null } : null;
}

const Escrita = z.object({ pagamento: Inclusao.shape.pagamento, finalCartao: z.string(), completados: DadosComplementares });

/** What was written of a transmission before; null when it is none, or of a plan the offer has no more. */
export function transmissaoEscrita(valor: unknown, planos: readonly Parcelamento[]) {
  const escrita = Escrita.safeParse(valor).data;
  const pagamento = escrita && offeredOf(escrita.pagamento, planos);
  return pagamento ? { ...escrita, pagamento: pagamento as Pagamento | null } : null;
}

const DIAS_ATE_A_PRIMEIRA = 5;

/** Where the choice begins: the longest plan without interest, the first instalment some days ahead. */
export function pagamentoInicial(planos: readonly Parcelamento[], hoje: string): Pagamento | null {
  const semJuros = planos.filter(({ jurosBps }) => jurosBps === 0);
  const [plano] = [...(semJuros.length > 0 ? semJuros : planos)].sort((a, b) => b.n - a.n);
  return plano ? { plano, vencimentoPrimeira: addDias(hoje, DIAS_ATE_A_PRIMEIRA) } : null;
}

/** Instalments and expected commissions of a choice: the very ones the gateway will write. */
export function planParcelas({ oferta, politicaComissao: politica, vigIni }: RevisaoProposta, { plano, vencimentoPrimeira }: Pagamento) {
  const parcelas = buildParcelas({ plano, iofCentavos: oferta.iofCentavos, vencimentoPrimeira });
  const { comissaoCentavos, premioLiquidoCentavos: baseCentavos } = oferta;
  return { parcelas, comissoes: forecastComissoes({ politica, comissaoCentavos, baseCentavos, parcelas, vigIni }) };
}

/** What each producer gets of the commission; the parts sum to it when the shares sum to 100 %. */
export function partesDe(produtores: RevisaoProposta['produtores'], comissaoCentavos: number) {
  if (produtores.length === 0) return [];
  const partes = apportion(
    comissaoCentavos,
    produtores.map(({ pctBps }) => pctBps),
  );
  return produtores.map((produtor, index) => ({ ...produtor, valorCentavos: partes[index] ?? 0 }));
}

export type CampoComplementar = keyof PedidoTransmissao['dadosComplementares'];

/** Where the fields the broker completes stand in the call. */
export const PREFIXO = 'dadosComplementares.';
/** Every field an insurer may need, in the order they are asked. */
export const CAMPOS: readonly CampoComplementar[] = [
  'email',
  'celular',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'placa',
  'chassi',
];

/** The refused fields of a list of errors, by their own name. */
export const errosPorCampo = (errors: readonly { campo: string; mensagem: string }[]): Partial<Record<CampoComplementar, string>> =>
  Object.fromEntries(errors.flatMap(({ campo, mensagem }) => (campo.startsWith(PREFIXO) ? [[campo.slice(PREFIXO.length), mensagem]] : [])));

/** Whether the insurer is being asked this very moment. */
export const isEmTransmissao = ({ transmissao }: Pick<Proposta, 'transmissao'>): boolean =>
  transmissao === 'PENDENTE' || transmissao === 'EM_CURSO';

/** Whether a demand was answered and its insurer has not spoken since. */
export const isRespondida = ({ respostas }: ExigenciaDaProposta): boolean => respostas.at(-1)?.isDesfazivel === true;

/** Whether the insurer waits, and for nothing that was not answered. */
export const isTudoRespondido = ({ status, exigencias }: Proposta): boolean =>
  status === 'EXIGENCIA' && exigencias.every((exigencia) => exigencia.atendidaEm !== null || isRespondida(exigencia));

const ENCERRADA: ReadonlySet<string> = new Set(['CANCELADA', 'RECUSADA']);

/** The sale that stands of the case, if one does. */
export const emPe = ({ proposta }: RevisaoProposta): Proposta | null => (proposta && !ENCERRADA.has(proposta.status) ? proposta : null);

/** The plan of a sale included before: what is transmitted is what was sold. */
export function pagamentoDa({ plano, parcelas }: Proposta): Pagamento | null {
  const vencimentoPrimeira = parcelas[0]?.vencimento;
  return plano && vencimentoPrimeira ? { plano, vencimentoPrimeira } : null;
}
