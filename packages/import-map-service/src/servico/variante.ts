import { resumo } from '../assinatura/canonico.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import { estaNoCanario } from '../regras/cohort.ts';

/** The user a map is composed for. */
export interface Destinatario {
  readonly assinaturaId?: string | undefined;
  readonly usuarioId?: string | undefined;
  /** Group of an anonymous visitor. */
  readonly grupo?: number | undefined;
  /** Builds that replace the live ones (a support grant), by service. */
  readonly construcoes?: Readonly<Record<string, string>> | undefined;
}

/** Input of a composition. */
export interface Variante {
  readonly ambiente: string;
  /** Service → build. */
  readonly servicos: Readonly<Record<string, string>>;
  readonly avulsos: EstadoAmbiente['avulsos'];
  readonly scopes: EstadoAmbiente['scopes'];
  readonly integridades: EstadoAmbiente['integridades'];
}

/** The live composition with some builds replaced. */
export function varianteDe(estado: EstadoAmbiente, trocas: Readonly<Record<string, string>> = {}): Variante {
  const { ambiente, avulsos, scopes, integridades } = estado;
  const vivos = Object.entries(estado.servicos).map(([servico, { construcao }]) => [servico, construcao] as const);
  return { ambiente, servicos: { ...Object.fromEntries(vivos), ...trocas }, avulsos, scopes, integridades };
}

const canariesOf = (estado: EstadoAmbiente, quem: Destinatario): Record<string, string> =>
  Object.fromEntries(
    Object.entries(estado.canarios)
      .filter(([, { alcance, sal }]) => estaNoCanario({ sal, ...alcance }, quem))
      .map(([servico, { item }]) => [servico, item.construcao]),
  );

/**
 * Builds that replace the live ones for this user: canaries, builds pinned for the subscription, then named
 * builds. The kill switch turns canaries and named builds off.
 */
export function trocasPara(estado: EstadoAmbiente, quem: Destinatario): Record<string, string> {
  const { chaveGeral, servicos, fixacoes } = estado;
  const canarios = chaveGeral ? {} : canariesOf(estado, quem);
  const fixadas = Object.entries(fixacoes[quem.assinaturaId ?? ''] ?? {})
    .filter(([servico, { de }]) => de === (canarios[servico] ?? servicos[servico]?.construcao))
    .map(([servico, { para }]) => [servico, para.construcao] as const);
  return { ...canarios, ...Object.fromEntries(fixadas), ...(chaveGeral ? {} : quem.construcoes) };
}

/** Equal digests mean equal compositions; compared by `esperado` of a deploy and by *abrir igual*. */
export const digestDe = (variante: Variante): string => resumo(variante);
