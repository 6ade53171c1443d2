import type { OpcoesVendas } from '@balcao/contracts';
import { FiltroPeriodo } from '@balcao/ui/lists';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
import { copy } from './propostas.copy.ts';
import type { ListaDeVendas } from './propostas.resource.ts';

const filtro = filtersOf(copy.filtros);

/** What the list of sales is narrowed by; what is of policies alone is asked of them alone. */
export function FiltrosVendas({ lista, opcoes }: { lista: ListaDeVendas; opcoes: OpcoesVendas | undefined }) {
  const { tipo, de, ate } = lista.consulta;
  const several = (nome: 'corretora', itens: readonly { id: string; nome: string }[] = []) =>
    itens.length > 1 ? [filtro(nome, optionsById(itens))] : [];
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('status', copy.status[tipo]),
          filtro('seguradora', optionsById(opcoes?.seguradoras)),
          filtro('ramo', optionsById(opcoes?.ramos)),
          filtro('produtor', optionsById(opcoes?.produtores)),
          ...several('corretora', opcoes?.corretoras),
          ...(tipo === 'APOLICE' ? [filtro('renovacao', copy.renovacao), filtro('divergente', copy.divergente)] : []),
          ...(tipo === 'ENDOSSO' ? [] : [filtro('origem', copy.origem)]),
          filtro('quando', copy.quando),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}
