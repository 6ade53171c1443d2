import { minifySync } from '@swc/core';
import pureContracts from './pure-contracts-loader.ts';

const shrunk = (code: string) =>
  minifySync(pureContracts(code), { module: true, compress: { passes: 3 }, mangle: false, toplevel: true }).code;

describe('pureContracts', () => {
  it('removes unused schemas from a module, also chained ones', () => {
    const used = 'export const Nome = z.string().check(z.minLength(1));';
    const unused =
      'const Lista = z.array(lista(z.object({ a: z.int().check(z.gte(0)) })));\nconst calls = { um: defineCall({ output: Lista }) };';
    expect(shrunk(`import * as z from 'zod/mini';\n${unused}\n${used}`)).toBe(shrunk(`import * as z from 'zod/mini';\n${used}`));
  });

  it('removes the summary of a call, with any content', () => {
    expect(pureContracts("x({\n    method: 'GET',\n    resumo: 'Um \\'a\\', e b.',\n    input: A\n})")).toBe(
      "/*#__PURE__*/ x({\n    method: 'GET',\n    input: A\n})",
    );
  });

  it('leaves out why any session may make a call, and keeps what the browser judges', () => {
    expect(pureContracts("x({ path: '/a', qualquerSessao: 'são os próprios dados', input: A, needs: ['a', 'b'] })")).toBe(
      "/*#__PURE__*/ x({ path: '/a', input: A, needs: ['a', 'b'] })",
    );
  });

  it('leaves declarations and what is not a call as they were', () => {
    const code = 'function lista(of) {\n  if (of) return (of);\n}';
    expect(pureContracts(code)).toBe(code);
  });
});
