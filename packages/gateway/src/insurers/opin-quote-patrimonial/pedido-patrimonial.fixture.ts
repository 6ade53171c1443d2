import type { PedidoSeguradora } from '../insurer.port.ts';
import { pedidoVetor } from '../pedido.fixture.ts';
import { riscos } from '../riscos.fixture.ts';

export type LinhaFixture = keyof typeof riscos;

/** A question of a line, with each section's changes laid over it. */
export function pedidoPatrimonial<L extends LinhaFixture>(
  linha: L,
  mudancas: Readonly<Record<string, object | string>> = {},
  comercial: { comissaoBps?: number; descontoBps?: number } = {},
): Extract<PedidoSeguradora, { linha: L }> {
  const base: Readonly<Record<string, unknown>> = { ...riscos[linha] };
  const risco = Object.fromEntries(
    Object.keys({ ...base, ...mudancas }).map((nome) => {
      const mudanca = mudancas[nome];
      return [nome, typeof mudanca === 'object' ? { ...(base[nome] as object), ...mudanca } : (mudanca ?? base[nome])];
    }),
  );
  const { corretor, comissaoBps, descontoBps } = pedidoVetor();
  // same keys as the line's whole risk, each section whole
  return { linha, risco, comissaoBps, descontoBps, corretor, ...comercial } as unknown as Extract<PedidoSeguradora, { linha: L }>;
}
