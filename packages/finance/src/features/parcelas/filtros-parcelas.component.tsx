import type { OpcoesParcelas } from '@balcao/contracts';
import { FiltroPeriodo } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
import { copy } from './parcelas.copy.ts';
import { STATUS_PADRAO } from './parcelas.model.ts';
import type { ListaDeParcelas } from './parcelas.resource.ts';

const filtro = filtersOf(copy.filtros);

/** What the list of instalments is narrowed by. */
export function FiltrosParcelas({ lista, opcoes }: { lista: ListaDeParcelas; opcoes: OpcoesParcelas | undefined }) {
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          { ...filtro('status', copy.statusPedido), padrao: STATUS_PADRAO },
          filtro('seguradora', optionsById(opcoes?.seguradoras)),
          filtro('produtor', optionsById(opcoes?.produtores)),
          filtro('forma', copy.forma),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}
