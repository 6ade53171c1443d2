import type { ErroCampo, RascunhoOrcamento } from '@balcao/contracts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { ContextoLinha, LinhaQuotavel } from './linha-quotavel.ts';

/** Covers by field, as a draft of the line holds them. */
export type Coberturas = Readonly<Record<string, unknown>>;

/** What applying a set of covers gives. */
export interface AplicacaoDeCoberturas {
  readonly aplicadas: Coberturas;
  /** Fields left as they were, and why. */
  readonly recusadas: readonly ErroCampo[];
}

const RAIZ = 'risco.coberturas.';
/** Of one thing insured, not of the way a broker covers all of them. */
const PROPRIAS: ReadonlySet<string> = new Set(['acessorios']);
/** What is wrong of a value by itself; that others are missing, or disagree with it, is said when the case is calculated. */
const DO_VALOR: ReadonlySet<string> = new Set(['foraDaFaixa', 'foraDaLista', 'invalido', 'desconhecido']);

const fieldOf = (campo: string): string => campo.slice(RAIZ.length).split('.')[0] ?? '';
const isFilled = ([, valor]: readonly [string, unknown]): boolean => valor !== null && valor !== undefined && valor !== '';

/** The covers of a draft that a set keeps: those that were filled, less what belongs to the one thing insured. */
export const coberturasDoConjunto = (coberturas: Coberturas): Coberturas =>
  Object.fromEntries(Object.entries(coberturas).filter((par) => isFilled(par) && !PROPRIAS.has(par[0])));

/** @param rascunho the draft the covers are to stand in */
function judge(linha: LinhaQuotavel, coberturas: Coberturas, { rascunho, ...contexto }: ContextoLinha & { rascunho: RascunhoOrcamento }) {
  const { risco } = rascunho;
  const readable = Object.keys(coberturas).flatMap((campo): ErroCampo[] => {
    const caminho = `${RAIZ}${campo}`;
    const alone = { risco: { coberturas: { [campo]: coberturas[campo] } }, comercial: {} };
    if (PROPRIAS.has(campo) || linha.rotuloDe(caminho) === null)
      return [erroCampo(caminho, 'desconhecido', 'Esta cobertura não é mais desta linha.')];
    return linha.read(alone) ? [] : [erroCampo(caminho, 'invalido', 'Valor inválido.')];
  });
  if (readable.length > 0) return readable;
  const whole = { ...rascunho, risco: { ...risco, coberturas: { ...(risco['coberturas'] as object | undefined), ...coberturas } } };
  const judged = linha.validate(whole, contexto);
  if (judged.ok) return [];
  return judged.errors.filter(({ campo, codigo }) => campo.startsWith(RAIZ) && DO_VALOR.has(codigo) && fieldOf(campo) in coberturas);
}

/**
 * What is wrong of a set of covers by itself, judged by the line it is of; nothing when it may be kept.
 *
 * @param contexto the day and, for a set, no insurers
 * @example judgeConjunto(linhaAuto, { dmCentavos: -1 }, { hoje, seguradoras: [] })[0]?.campo // 'risco.coberturas.dmCentavos'
 */
export function judgeConjunto(linha: LinhaQuotavel, coberturas: Coberturas, contexto: ContextoLinha): ErroCampo[] {
  const { risco, comercial } = linha.inicial({ hoje: contexto.hoje, corretoraId: '' });
  return judge(linha, coberturas, { ...contexto, rascunho: { comercial, risco: { ...risco, coberturas: {} } } });
}

/**
 * The covers of a set that a draft takes, and those it does not: unknown to the line, or out of the range that the rest of the draft
 * leaves them.
 *
 * @example applyCoberturas(linhaPet, { antiga: 1, plano: 'TOTAL' }, { rascunho, hoje, seguradoras: [] }).aplicadas // { plano: 'TOTAL' }
 */
export function applyCoberturas(
  linha: LinhaQuotavel,
  coberturas: Coberturas,
  pedido: ContextoLinha & { rascunho: RascunhoOrcamento },
): AplicacaoDeCoberturas {
  const refused: ErroCampo[] = [];
  let left = coberturas;
  // a cover taken away may leave another out of its range: asked again until nothing is refused
  for (let errors = judge(linha, left, pedido); errors.length > 0; errors = judge(linha, left, pedido)) {
    const out = new Set(errors.map(({ campo }) => fieldOf(campo)));
    refused.push(...errors);
    left = Object.fromEntries(Object.entries(left).filter(([campo]) => !out.has(campo)));
  }
  return { aplicadas: left, recusadas: refused };
}
