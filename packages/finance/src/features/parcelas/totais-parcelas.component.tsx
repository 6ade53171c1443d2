import { TotaisDaLista } from '@balcao/ui/lists';
import { copy } from './parcelas.copy.ts';
import { type ListaDeParcelas, useTotais } from './parcelas.resource.ts';

/**
 * What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. Of a search that finds
 * more than are counted, how many, and how to see the sums.
 */
export function TotaisParcelas({ filtro }: { filtro: ListaDeParcelas['filtro'] }) {
  const { data } = useTotais(filtro);
  const { total, totalMinimo, totais } = copy;
  const sumOf = (rotulo: string, centavos: number | null) => (centavos === null ? null : ([rotulo, centavos] as const));
  return (
    <TotaisDaLista
      somas={
        data && [
          data.isTotalMinimo ? totalMinimo(data.total) : total(data.total),
          sumOf(totais.valor, data.valorCentavos),
          sumOf(totais.pago, data.pagoCentavos),
          sumOf(totais.aberto, data.abertoCentavos),
          sumOf(totais.vencido, data.vencidoCentavos),
        ]
      }
    />
  );
}
