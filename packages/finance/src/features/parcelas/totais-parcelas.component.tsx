import { sayTotal, TotaisDaLista } from '@balcao/ui/lists';
import { copy } from './parcelas.copy.ts';
import { type ListaDeParcelas, useTotais } from './parcelas.resource.ts';

/** What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. */
export function TotaisParcelas({ filtro }: { filtro: ListaDeParcelas['filtro'] }) {
  const { data } = useTotais(filtro);
  const { total, totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          sayTotal(data, total),
          [totais.valor, data.valorCentavos],
          [totais.pago, data.pagoCentavos],
          [totais.aberto, data.abertoCentavos],
          [totais.vencido, data.vencidoCentavos],
        ]
      }
    />
  );
}
