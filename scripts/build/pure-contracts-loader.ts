/** The beginning of a call, `z.string(` or `lista(`; a chain of calls is marked by its first. */
const MAKER = /(?<![\w.$]|function )(?!(?:if|for|while|switch|function|return|catch|import)\b)([a-z]\w*(?:\.\w+)*)\(/g;

/** Sentences for OpenAPI, which the gateway writes from the sources: what a call does, why any session may make it. */
const RESUMO = /\s*\b(?:resumo|qualquerSessao): (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g;

/**
 * Webpack loader for the contracts: says that making a schema does nothing but give it back, so that a module is left without those it
 * does not use, and leaves out what only the gateway reads. Holds because a contract is constants made of constants.
 *
 * @param code JavaScript, as swc leaves it
 */
export default function pureContracts(code: string): string {
  return code.replace(RESUMO, '').replace(MAKER, '/*#__PURE__*/ $1(');
}
