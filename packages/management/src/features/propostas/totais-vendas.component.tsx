import { formatCentavos } from '@balcao/domain';
import { copy } from './propostas.copy.ts';
import { type ListaDeVendas, useTotais } from './propostas.resource.ts';

/** What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. */
export function TotaisVendas({ filtro }: { filtro: ListaDeVendas['filtro'] }) {
  const { data } = useTotais(filtro);
  if (!data) return null;
  const { totais } = copy;
  return (
    <>
      <span>{totais.total(data.total)}</span>
      <span>
        {totais.liquido} <strong>{formatCentavos(data.premioLiquidoCentavos)}</strong>
      </span>
      <span>
        {totais.premio} <strong>{formatCentavos(data.premioTotalCentavos)}</strong>
      </span>
      <span>
        {totais.comissao} <strong>{formatCentavos(data.comissaoCentavos)}</strong>
      </span>
    </>
  );
}
