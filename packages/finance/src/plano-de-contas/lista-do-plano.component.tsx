import {
  categoriaFinanceiraCalls,
  centroDeCustoCalls,
  type DadosCategoriaFinanceira,
  type DadosCentroDeCusto,
  type FichaCategoriaFinanceira,
  type FichaCentroDeCusto,
} from '@balcao/contracts';
import { camposCategoriaFinanceira, camposCentroDeCusto } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, Stack } from '@balcao/ui';
import { columnsOf, filtroDeSituacao, ListaRegistros } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { CategoriaAberta, CentroAberto } from './ficha-do-plano.component.tsx';
import { copy, palavras } from './plano-de-contas.copy.ts';
import { categorias, centros } from './plano-de-contas.resource.ts';

const PARTES = ['registro'] as const;

export interface ListaDoPlanoProps {
  /** Where one of them opens. */
  hrefOf: (id: string) => string;
}

/** The categories of entries, and one of them beside the list. */
export function ListaCategorias({ hrefOf }: ListaDoPlanoProps) {
  const lista = categorias.useLista();
  const mayCreate = useMay(categoriaFinanceiraCalls.createFicha);
  const { registro, open } = usePartes(PARTES);
  const onNovo = () => open({ registro: NOVO });
  return (
    <Stack gap={3}>
      {mayCreate && <Novo rotulo={palavras.categorias.novo} onNovo={onNovo} />}
      <ListaRegistros
        lista={lista}
        palavras={palavras.categorias}
        caption={copy.categorias.titulo}
        columns={columnsOf<DadosCategoriaFinanceira, FichaCategoriaFinanceira>({ campos: camposCategoriaFinanceira, hrefOf })}
        busca={copy.categorias.busca}
        vazioTexto={copy.categorias.vazioTexto}
        escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
        atos={categorias}
        onOpen={(id) => open({ registro: id })}
        onNovo={onNovo}
        filtros={[filtroDeSituacao(palavras.categorias)]}
      />
      {registro && <CategoriaAberta key={registro} id={registro} onClose={() => open({})} />}
    </Stack>
  );
}

/** The cost centres of entries, and one of them beside the list. */
export function ListaCentros({ hrefOf }: ListaDoPlanoProps) {
  const lista = centros.useLista();
  const mayCreate = useMay(centroDeCustoCalls.createFicha);
  const { registro, open } = usePartes(PARTES);
  const onNovo = () => open({ registro: NOVO });
  return (
    <Stack gap={3}>
      {mayCreate && <Novo rotulo={palavras.centros.novo} onNovo={onNovo} />}
      <ListaRegistros
        lista={lista}
        palavras={palavras.centros}
        caption={copy.centros.titulo}
        columns={columnsOf<DadosCentroDeCusto, FichaCentroDeCusto>({ campos: camposCentroDeCusto, hrefOf })}
        busca={copy.centros.busca}
        vazioTexto={copy.centros.vazioTexto}
        escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
        atos={centros}
        onOpen={(id) => open({ registro: id })}
        onNovo={onNovo}
        filtros={[filtroDeSituacao(palavras.centros)]}
      />
      {registro && <CentroAberto key={registro} id={registro} onClose={() => open({})} />}
    </Stack>
  );
}

const Novo = ({ rotulo, onNovo }: { rotulo: string; onNovo: () => void }) => (
  <div>
    <Button icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
      {rotulo}
    </Button>
  </div>
);
