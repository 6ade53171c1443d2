import { Id } from '@balcao/contracts';
import { useSearchParams } from 'react-router-dom';
import { FormularioRecusa } from './formulario-recusa.component.tsx';
import { ListaPerdas } from './lista-perdas.component.tsx';

/** `/multicalculo/orcamento-recusado`: with `id`, the refusal of one orçamento; without, every loss and what they add up to. */
export function RecusaPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id === null) return <ListaPerdas />;
  return <FormularioRecusa key={id} orcamentoId={Id.safeParse(id).data ?? null} />;
}
