import { cobrancaParcelaCalls } from '@balcao/contracts';
import { ATRASADAS } from '../../enderecos.ts';
import { PaginaDeParcelas } from '../../parcela/pagina-de-parcelas.component.tsx';
import { colunas } from './colunas-parcelas.component.tsx';
import { FiltrosParcelas } from './filtros-parcelas.component.tsx';
import { copy } from './parcelas.copy.ts';
import { useOpcoes, useParcelas } from './parcelas.resource.ts';
import { TotaisParcelas } from './totais-parcelas.component.tsx';

/** `/financeiro/parcelas`: every instalment of the portfolio. */
export function ParcelasPage() {
  const lista = useParcelas();
  const opcoes = useOpcoes();
  return (
    <PaginaDeParcelas
      routeId="parcelas"
      lista={lista}
      columns={colunas}
      textos={copy}
      filtros={<FiltrosParcelas lista={lista} opcoes={opcoes.data} />}
      totais={<TotaisParcelas filtro={lista.filtro} />}
      outra={{ call: cobrancaParcelaCalls.listAtrasadas, href: ATRASADAS, rotulo: copy.atrasadas }}
    />
  );
}
