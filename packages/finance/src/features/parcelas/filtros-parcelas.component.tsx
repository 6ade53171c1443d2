import type { OpcoesParcelas } from '@balcao/contracts';
import { FiltroPeriodo } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import { optionsById } from '../../parcela/options-by-id.ts';
import { copy } from './parcelas.copy.ts';
import type { ListaDeParcelas } from './parcelas.resource.ts';

const filtro = <Nome extends 'status' | 'seguradora' | 'produtor' | 'forma'>(nome: Nome, opcoes: Readonly<Record<string, string>>) => ({
  nome,
  rotulo: copy.filtros[nome][0],
  todos: copy.filtros[nome][1],
  opcoes,
});

/** What the list of instalments is narrowed by. */
export function FiltrosParcelas({ lista, opcoes }: { lista: ListaDeParcelas; opcoes: OpcoesParcelas | undefined }) {
  const { de, ate } = lista.consulta;
  return (
    <>
      <FiltrosDeRegistro
        lista={lista}
        filtros={[
          filtro('status', copy.statusPedido),
          filtro('seguradora', optionsById(opcoes?.seguradoras)),
          filtro('produtor', optionsById(opcoes?.produtores)),
          filtro('forma', copy.forma),
        ]}
      />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={lista.change} />
    </>
  );
}
