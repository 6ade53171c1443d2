import { sayTotal, TotaisDaLista } from '@balcao/ui/lists';
import { copy } from './propostas.copy.ts';
import { type ListaDeVendas, useTotais } from './propostas.resource.ts';

/** What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. */
export function TotaisVendas({ filtro }: { filtro: ListaDeVendas['filtro'] }) {
  const { data } = useTotais(filtro);
  const { totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          sayTotal(data, totais.total),
          [totais.liquido, data.premioLiquidoCentavos],
          [totais.premio, data.premioTotalCentavos],
          [totais.comissao, data.comissaoCentavos],
        ]
      }
    />
  );
}
