import { parcelaCalls } from '@balcao/contracts';
import { filtersOf, FiltrosDeRegistro, optionsById } from '@balcao/ui/records';
import { sayTotal, TotaisDaLista } from '@balcao/ui/lists';
import { PARCELAS } from '../../enderecos.ts';
import { PaginaDeParcelas } from '../../parcela/pagina-de-parcelas.component.tsx';
import { copy } from './atrasadas.copy.ts';
import { type ListaDeAtrasadas, useAtrasadas, useOpcoes, useTotais } from './atrasadas.resource.ts';
import { colunas } from './colunas-atrasadas.component.tsx';

/** `/financeiro/parcelasAtrasadas`: what is overdue, what it costs and what is done about it. */
export function AtrasadasPage() {
  const lista = useAtrasadas();
  return (
    <PaginaDeParcelas
      routeId="parcelasAtrasadas"
      lista={lista}
      columns={colunas}
      textos={copy}
      filtros={<Filtros lista={lista} />}
      totais={<Totais filtro={lista.filtro} />}
      outra={{ call: parcelaCalls.listParcelas, href: PARCELAS, rotulo: copy.todas }}
    />
  );
}

const filtro = filtersOf(copy.filtros);

function Filtros({ lista }: { lista: ListaDeAtrasadas }) {
  const opcoes = useOpcoes();
  return (
    <FiltrosDeRegistro
      lista={lista}
      filtros={[
        filtro('faixa', copy.faixa),
        filtro('cobranca', copy.cobranca),
        filtro('seguradora', optionsById(opcoes.data?.seguradoras)),
        filtro('produtor', optionsById(opcoes.data?.produtores)),
      ]}
    />
  );
}

/** What all that the filters find sums to; read by itself, so that the list does not wait for it. */
function Totais({ filtro: dosFiltros }: { filtro: ListaDeAtrasadas['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  const { total, totais } = copy;
  return (
    <TotaisDaLista
      somas={
        data && [
          sayTotal(data, total),
          data.segurados === null ? null : totais.segurados(data.segurados),
          [totais.aberto, data.abertoCentavos],
        ]
      }
    />
  );
}
