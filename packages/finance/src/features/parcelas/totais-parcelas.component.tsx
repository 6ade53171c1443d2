import { formatCentavos } from '@balcao/domain';
import { copy } from './parcelas.copy.ts';
import { type ListaDeParcelas, useTotais } from './parcelas.resource.ts';

/** What all that the filters find sums to, of every page; read by itself, so that the list does not wait for it. */
export function TotaisParcelas({ filtro }: { filtro: ListaDeParcelas['filtro'] }) {
  const { data } = useTotais(filtro);
  if (!data) return null;
  const { totais } = copy;
  return (
    <>
      <span>{copy.total(data.total)}</span>
      <span>
        {totais.valor} <strong>{formatCentavos(data.valorCentavos)}</strong>
      </span>
      <span>
        {totais.pago} <strong>{formatCentavos(data.pagoCentavos)}</strong>
      </span>
      <span>
        {totais.aberto} <strong>{formatCentavos(data.abertoCentavos)}</strong>
      </span>
      <span>
        {totais.vencido} <strong>{formatCentavos(data.vencidoCentavos)}</strong>
      </span>
    </>
  );
}
