import { Comercial, type ErroCampo, type RascunhoAuto, RiscoAuto } from '@balcao/contracts';
import { mergeErros } from '../erros/merge-erros.ts';
import { translateIssues } from '../erros/translate-issues.ts';
import { normalizeRascunho } from './normalize-rascunho.ts';
import { type ParametrosAuto, parametrosAuto } from './parametros-auto.ts';
import type { SeguradoraNegociada } from '../blocos/pedido-blocos.ts';
import { regrasComercial } from '../blocos/regras-comercial.ts';
import { regrasSegurado } from '../blocos/regras-segurado.ts';
import { regrasSeguro } from '../blocos/regras-seguro.ts';
import type { PedidoValidacao } from './pedido-validacao.ts';
import { regrasBonus } from './regras-bonus.ts';
import { regrasCoberturas } from './regras-coberturas.ts';
import { regrasPerfil } from './regras-perfil.ts';
import { regrasVeiculo } from './regras-veiculo.ts';
import { rotulosCampos } from './rotulos-campos.ts';

/** What a draft is judged against. */
export interface ContextoAuto {
  /** Day of the judgement, `YYYY-MM-DD`; the caller owns the clock. */
  readonly hoje: string;
  /** Active insurers of the subscription for cars, with the commission agreed. */
  readonly seguradoras: readonly SeguradoraNegociada[];
  /** Ranges; {@link parametrosAuto} unless said otherwise. */
  readonly parametros?: ParametrosAuto;
}

/** A risk that may be sent to insurers, or everything that still stands in its way. */
export type ValidacaoAuto =
  | { readonly ok: true; readonly risco: RiscoAuto; readonly comercial: Comercial }
  | { readonly ok: false; readonly errors: ErroCampo[] };

const ORDEM = /* @__PURE__ */ Object.keys(rotulosCampos);

/**
 * Judges a draft of the auto form, the same in the browser and in the gateway (domain design §3.1, §3.2 AUTO). Good: the risk
 * and the commercial block, normalised, without what was hidden by a choice. Not good: one error per field, in the order of the
 * form, with `campo` such as `risco.veiculo.placa`, `comercial.seguradoras` or `comercial.comissaoBps.jequitiba_seguros`.
 * Never throws on a draft the contract accepts.
 *
 * @param contexto day, active insurers and ranges
 * @example
 * const judged = validateRiscoAuto(rascunho, { hoje: hojeEm(agora), seguradoras });
 * if (!judged.ok) showErrors(judged.errors);
 */
export function validateRiscoAuto(rascunho: RascunhoAuto, contexto: ContextoAuto): ValidacaoAuto {
  const cleaned = normalizeRascunho(rascunho);
  const pedido: PedidoValidacao = { parametros: parametrosAuto, ...contexto, ...cleaned };
  const rules = [regrasSegurado, regrasSeguro, regrasBonus, regrasVeiculo, regrasPerfil, regrasCoberturas, regrasComercial];
  const fromRules = rules.flatMap((regras) => [...regras(pedido)]);
  const risco = RiscoAuto.safeParse(cleaned.risco);
  const comercial = Comercial.safeParse(cleaned.comercial);
  if (risco.success && comercial.success && fromRules.length === 0) return { ok: true, risco: risco.data, comercial: comercial.data };
  const fromShape = [
    ...(risco.error ? translateIssues(risco.error.issues, { entrada: cleaned.risco, prefixo: 'risco.' }) : []),
    ...(comercial.error ? translateIssues(comercial.error.issues, { entrada: cleaned.comercial, prefixo: 'comercial.' }) : []),
  ];
  return { ok: false, errors: mergeErros(fromRules, fromShape, ORDEM) };
}
