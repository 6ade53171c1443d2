import { useSession } from '@balcao/shared';
import { ButtonLink, EmptyState, Page, Text } from '@balcao/ui';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltroDeEscolha, SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { colunas } from './colunas-usuarios.component.tsx';
import { copy, palavras } from './usuarios.copy.ts';
import { NOVO_USUARIO } from './usuarios.model.ts';
import { type ListaDeUsuarios, useLugares, usuarios } from './usuarios.resource.ts';

/** `/configuracao/usuarios`: who enters, and how many seats of the plan they hold. */
export function UsuariosPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="usuarios" titulo={copy.titulo} palavras={palavras} />;
  return <Usuarios />;
}

function Usuarios() {
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
        <ButtonLink href={NOVO_USUARIO} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
          {palavras.novo}
        </ButtonLink>
      }
    >
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        busca={copy.busca}
        filtros={<Filtros lista={lista} />}
        acoes={<ExportLista {...exportacao} />}
        vazio={<EmptyState titulo={palavras.vazio}>{copy.vazioTexto}</EmptyState>}
        totais={lugares && <Text as="span">{copy.lugares(lugares.usados, lugares.limite)}</Text>}
      />
    </Page>
  );
}

const filtros = [
  ['situacao', copy.filtros.todasSituacoes, copy.situacao],
  ['perfil', copy.filtros.todosPerfis, copy.perfil],
  ['segundoFator', copy.filtros.todosFatores, { LIGADO: copy.filtros.comFator, DESLIGADO: copy.filtros.semFator }],
] as const;

const Filtros = ({ lista: { consulta, change } }: { lista: ListaDeUsuarios }) =>
  filtros.map(([nome, todos, opcoes]) => (
    <FiltroDeEscolha
      key={nome}
      nome={nome}
      rotulo={copy.filtros[nome]}
      todos={todos}
      opcoes={opcoes}
      valor={consulta[nome]}
      onChange={change}
    />
  ));
