import { resumo } from '../assinatura/canonico.ts';
import type { EstadoAmbiente } from '../registro/estado.model.ts';
import { estaNoCanario } from '../regras/cohort.ts';

/** Who a map is for. */
export interface Destinatario {
  readonly assinaturaId?: string | undefined;
  readonly usuarioId?: string | undefined;
  /** Of a visitor nobody knows: the group they were drawn into. */
  readonly grupo?: number | undefined;
  /** Builds in the place of those everyone has (a support grant), by service. */
  readonly construcoes?: Readonly<Record<string, string>> | undefined;
}

/** What a map is composed of. */
export interface Variante {
  readonly ambiente: string;
  /** Service → build. */
  readonly servicos: Readonly<Record<string, string>>;
  readonly avulsos: EstadoAmbiente['avulsos'];
  readonly scopes: EstadoAmbiente['scopes'];
  readonly integridades: EstadoAmbiente['integridades'];
}

/** What everyone has, with other builds in the place of some. */
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
 * Builds this person gets in the place of everyone's: canaries they are in, what was taken back from their subscription alone, then named
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

/** Same digest, same composition: what a deploy's `esperado` and *abrir igual* compare. */
export const digestDe = (variante: Variante): string => resumo(variante);
