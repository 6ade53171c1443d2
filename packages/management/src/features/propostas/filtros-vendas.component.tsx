import type { OpcoesVendas } from '@balcao/contracts';
import { FiltroPeriodo } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import { copy } from './propostas.copy.ts';
import type { ListaDeVendas } from './propostas.resource.ts';

type Filtro = 'status' | 'seguradora' | 'ramo' | 'produtor' | 'corretora' | 'renovacao' | 'origem' | 'divergente' | 'quando';

const byId = (itens: readonly { id: string; nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]));
const filtro = (nome: Filtro, opcoes: Readonly<Record<string, string>>) => ({
  nome,
  rotulo: copy.filtros[nome][0],
  todos: copy.filtros[nome][1],
  opcoes,
});

/** What the list of sales is narrowed by; what is of policies alone is asked of them alone. */
export function FiltrosVendas({ lista, opcoes }: { lista: ListaDeVendas; opcoes: OpcoesVendas | undefined }) {
  const { tipo, de, ate } = lista.consulta;
  const several = (nome: 'corretora', itens: readonly { id: string; nome: string }[] = []) =>
    itens.length > 1 ? [filtro(nome, byId(itens))] : [];
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('status', copy.status[tipo]),
          filtro('seguradora', byId(opcoes?.seguradoras)),
          filtro('ramo', byId(opcoes?.ramos)),
          filtro('produtor', byId(opcoes?.produtores)),
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
