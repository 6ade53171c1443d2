import {
  addressOf,
  type Exigencia,
  type Formulario,
  managementRoutes,
  type OrcamentoResumo,
  quotingCalls,
  quotingRoutes,
  type RouteId,
  type Sessao,
  type StatusOrcamento,
} from '@balcao/contracts';
import { addDias, formatDataHora, formatHora, formatNumero, FUSO, hasPermissao, hojeEm } from '@balcao/domain';
import type { Tone } from '@balcao/ui';
import { copy } from './home.copy.ts';

/** Quotes that still wait for someone. */
const ABERTOS: readonly StatusOrcamento[] = ['RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO'];

/** `Bom dia, Rita`, by the clock of São Paulo. */
export function saudacaoDe(nome: string, agora: Date): string {
  const hora = Number(formatHora(agora.toISOString()).slice(0, 2));
  const saudacao = hora < 5 || hora >= 18 ? copy.saudacao.noite : hora < 12 ? copy.saudacao.manha : copy.saudacao.tarde;
  return `${saudacao}, ${nome.trim().split(/\s+/)[0] ?? nome}`;
}

/** `sexta-feira, 20 de novembro de 2026`, in São Paulo. */
export const diaPorExtenso = (agora: Date): string =>
  agora.toLocaleDateString('pt-BR', { timeZone: FUSO, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A page that opens to everybody and shows nothing to who may not read what it lists: nothing leads them there. */
const LEITURAS: Partial<Record<RouteId<typeof quotingRoutes>, Exigencia>> = { orcamentos: quotingCalls.listOrcamentos };

/** The address of a quoting page this session may open; undefined when it may not: a figure is then only a figure. */
function hrefOf(sessao: Sessao, id: RouteId<typeof quotingRoutes>, query: Record<string, string> = {}): string | undefined {
  const exigencias = [quotingRoutes.rules[id], LEITURAS[id] ?? {}];
  if (!exigencias.every((exigencia) => hasPermissao(sessao, exigencia))) return undefined;
  const search = new URLSearchParams(query).toString();
  return addressOf(quotingRoutes, id) + (search && `?${search}`);
}

/** Where the figures and names of the day lead. */
export const linksOf = (sessao: Sessao) => ({
  novo: hrefOf(sessao, 'novoOrcamento'),
  abertos: hrefOf(sessao, 'orcamentos', { status: ABERTOS.join(',') }),
  urgentes: hrefOf(sessao, 'orcamentos', { urgente: 'sim', ordenar: 'urgencia' }),
  aguardando: hrefOf(sessao, 'orcamentos', { status: 'ENVIADO' }),
  fechados: hrefOf(sessao, 'orcamentos', { status: 'FECHADO' }),
  divergentes: hasPermissao(sessao, managementRoutes.rules.propostas)
    ? `${addressOf(managementRoutes, 'propostas')}?${new URLSearchParams({ tipo: 'APOLICE', divergente: 'SIM' })}`
    : undefined,
  /** Where the form is not known, the page that finds it out. */
  orcamento: ({ id, cotacaoId, formulario }: Pick<OrcamentoResumo, 'id' | 'cotacaoId'> & { formulario: Formulario | null }) =>
    hrefOf(sessao, formulario === 'AUTO' ? 'orcamentoAuto' : 'orcamentoEditar', cotacaoId ? { id, cotacao: cotacaoId } : { id }),
});

export type Links = ReturnType<typeof linksOf>;

/** A share for a tile, in whole percents. @example percentualInteiro(3333) // '33%' */
export const percentualInteiro = (bps: number | null): string => (bps === null ? copy.semConversao : `${formatNumero(bps / 100)}%`);

/** How much a policy's end presses: within a week it burns, within two it calls. */
export function prazoDe(dias: number): { texto: string; tom: Tone } {
  const tom = dias <= 7 ? 'perigo' : dias <= 15 ? 'atencao' : 'neutro';
  if (dias < 0) return { texto: copy.prazo.vencida(-dias), tom };
  if (dias === 0) return { texto: copy.prazo.hoje, tom };
  return { texto: dias === 1 ? copy.prazo.amanha : copy.prazo.em(dias), tom };
}

/** When something happened, as one would say it. */
export function quandoFoi(em: string, agora: Date): string {
  const minutos = Math.floor((agora.getTime() - Date.parse(em)) / 60_000);
  if (minutos < 1) return copy.quando.agora;
  if (minutos < 60) return copy.quando.minutos(minutos);
  const dia = hojeEm(new Date(em));
  const hoje = hojeEm(agora);
  if (dia === hoje) return copy.quando.hoje(formatHora(em));
  return dia === addDias(hoje, -1) ? copy.quando.ontem(formatHora(em)) : formatDataHora(em);
}

/** `20/11` of `2026-11-20`. */
export const diaCurto = (iso: string): string => `${iso.slice(8)}/${iso.slice(5, 7)}`;
