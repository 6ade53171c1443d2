import { useSession } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Page } from '@balcao/ui';
import { SoAdministrador } from '@balcao/ui/records';
import { Matriz } from './matriz.component.tsx';
import { copy, palavras } from './permissoes.copy.ts';
import { PARTES } from './permissoes.model.ts';
import { usePermissoes } from './permissoes.resource.ts';
import { SeguradoAberto } from './segurado-aberto.component.tsx';

/** `/LGPD/permissoesSegurados?segurado=`: what clients permit, with the proof. */
export function PermissoesPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="lgpdPermissoes" titulo={copy.titulo} palavras={palavras} />;
  return <Permissoes />;
}

function Permissoes() {
  const lista = usePermissoes();
  const { segurado, open } = usePartes(PARTES);
  return (
    <Page routeId="lgpdPermissoes" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Matriz lista={lista} onOpen={(id) => open({ segurado: id })} />
      {segurado && (
        <SeguradoAberto
          key={segurado}
          seguradoId={segurado}
          nome={lista.rows.find(({ id }) => id === segurado)?.nome}
          onClose={() => open({})}
        />
      )}
    </Page>
  );
}
