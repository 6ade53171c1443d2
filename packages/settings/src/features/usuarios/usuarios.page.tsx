import { useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, Cluster, EmptyState, Page, Skeleton, Text } from '@balcao/ui';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro, SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { Suspense } from 'react';
import { colunas } from './colunas-usuarios.component.tsx';
import { copy, palavras } from './usuarios.copy.ts';
import { NOVO_USUARIO } from './usuarios.model.ts';
import { useLugares, usuarios } from './usuarios.resource.ts';

/** The import weighs on nobody who looks at the list. */
export const importacaoAberta = page(() =>
  import(/* webpackChunkName: "usuariosImportacao" */ './importacao-usuarios.component.tsx').then((m) => m.ImportacaoUsuarios),
);

/** `/configuracao/usuarios?importacao=`: who enters, and how many seats of the plan they hold. */
export function UsuariosPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="usuarios" titulo={copy.titulo} palavras={palavras} />;
  return <Usuarios />;
}

function Usuarios() {
  const { importacao } = usePartes(['importacao']);
  if (!importacao) return <ListaDaTela />;
  return (
    <Suspense fallback={<Chegando />}>
      <importacaoAberta.Component />
    </Suspense>
  );
}

const Chegando = () => (
  <Page routeId="usuarios" titulo={palavras.importacao} busy>
    <Skeleton height={320} />
  </Page>
);

function ListaDaTela() {
  const { open } = usePartes(['importacao']);
  const lista = usuarios.useLista();
  const lugares = useLugares().data;
  const exportacao = useExportacao(lista.download);
  return (
    <Page
      routeId="usuarios"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <Cluster gap={2}>
          <Button onClick={() => open({ importacao: NOVO })}>{palavras.importar}</Button>
          <ButtonLink href={NOVO_USUARIO} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
            {palavras.novo}
          </ButtonLink>
        </Cluster>
      }
    >
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        busca={copy.busca}
        filtros={<FiltrosDeRegistro filtros={filtros} lista={lista} />}
        acoes={<ExportLista {...exportacao} />}
        vazio={<EmptyState titulo={palavras.vazio}>{copy.vazioTexto}</EmptyState>}
        totais={lugares && <Text as="span">{copy.lugares(lugares.usados, lugares.limite)}</Text>}
      />
    </Page>
  );
}

const { filtros: rotulos } = copy;
const filtros = [
  { nome: 'situacao', rotulo: rotulos.situacao, todos: rotulos.todasSituacoes, opcoes: copy.situacao },
  { nome: 'perfil', rotulo: rotulos.perfil, todos: rotulos.todosPerfis, opcoes: copy.perfil },
  {
    nome: 'segundoFator',
    rotulo: rotulos.segundoFator,
    todos: rotulos.todosFatores,
    opcoes: { LIGADO: rotulos.comFator, DESLIGADO: rotulos.semFator },
  },
] as const;
