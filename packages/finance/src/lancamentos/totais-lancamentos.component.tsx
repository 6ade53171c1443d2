import { formatCentavos } from '@balcao/domain';
import { copy } from './lancamentos.copy.ts';
import { type ListaDeLancamentos, useTotais } from './lancamentos.resource.ts';

/** What all that the filters find sums to, of every page. */
export function TotaisLancamentos({ filtro }: { filtro: ListaDeLancamentos['filtro'] }) {
  const { data } = useTotais(filtro);
  if (!data) return null;
  const { totais } = copy;
  const somas = [
    [totais.receitas, data.receitasRealizadasCentavos],
    [totais.despesas, data.despesasRealizadasCentavos],
    [totais.aReceber, data.receitasPrevistasCentavos],
    [totais.aPagar, data.despesasPrevistasCentavos],
  ] as const;
  return (
    <>
      <span>{totais.total(data)}</span>
      {somas.map(([rotulo, centavos]) => (
        <span key={rotulo}>
          {rotulo} <strong>{formatCentavos(centavos)}</strong>
        </span>
      ))}
    </>
  );
}
