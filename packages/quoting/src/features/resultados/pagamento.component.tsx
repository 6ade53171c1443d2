import { FormaPagamento, type OfertaCotacao } from '@balcao/contracts';
import { type FormaPedida, formasOferecidas, numerosDeParcelas, rotulosOpcoes } from '@balcao/domain';
import { Select } from '@balcao/ui/forms';
import { copy } from './resultados.copy.ts';

export interface PagamentoProps {
  /** The form of payment the instalments are said in; null for the best without interest. */
  pedido: FormaPedida | null;
  onPedido: (pedido: FormaPedida | null) => void;
  ofertas: readonly OfertaCotacao[];
}

const MELHOR = 'melhor';
const MAXIMO = 'maximo';

/** In which form of payment the instalments are said and, of that form, in how many. What was chosen stays listed where nobody offers it. */
export function Pagamento({ pedido, onPedido, ofertas }: PagamentoProps) {
  const offered = formasOferecidas(ofertas);
  const formas = FormaPagamento.options.filter((forma) => forma === pedido?.forma || offered.includes(forma));
  return (
    <>
      <Select
        name="forma-pagamento"
        label={copy.formaPagamento}
        isLabelHidden
        options={[
          { value: MELHOR, label: copy.melhorSemJuros },
          ...formas.map((forma) => ({ value: forma, label: rotulosOpcoes.formaPagamento[forma] })),
        ]}
        value={pedido?.forma ?? MELHOR}
        onChange={(next) => {
          const forma = FormaPagamento.safeParse(next).data;
          onPedido(forma ? { forma, n: null } : null);
        }}
      />
      {pedido && (
        <Select
          name="numero-parcelas"
          label={copy.numeroDeParcelas}
          isLabelHidden
          options={[
            { value: MAXIMO, label: copy.maximoSemJuros },
            ...numerosCom(pedido, ofertas).map((n) => ({ value: String(n), label: copy.emParcelas(n) })),
          ]}
          value={pedido.n === null ? MAXIMO : String(pedido.n)}
          onChange={(next) => onPedido({ forma: pedido.forma, n: Number(next) || null })}
        />
      )}
    </>
  );
}

/** The numbers offered, and the one chosen. */
function numerosCom({ forma, n }: FormaPedida, ofertas: readonly OfertaCotacao[]): number[] {
  const offered = numerosDeParcelas(ofertas, forma);
  return n === null || offered.includes(n) ? offered : [...offered, n].sort((a, b) => a - b);
}
