import { TotaisDaLista } from '@balcao/ui/lists';
import { copy } from './lancamentos.copy.ts';
import { type ListaDeLancamentos, useTotais } from './lancamentos.resource.ts';

/** What all that the filters find sums to, of every page. */
export function TotaisLancamentos({ filtro }: { filtro: ListaDeLancamentos['filtro'] }) {
  const { data } = useTotais(filtro);
  const { totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          totais.total(data),
          [totais.receitas, data.receitasRealizadasCentavos],
          [totais.despesas, data.despesasRealizadasCentavos],
          [totais.aReceber, data.receitasPrevistasCentavos],
          [totais.aPagar, data.despesasPrevistasCentavos],
        ]
      }
    />
  );
}
