import { Page, Spinner } from '@balcao/ui';
import { copy } from './logoff.copy.ts';
import { useLogoff } from './logoff.resource.ts';

export function LogoffPage() {
  const { legado, onLegado } = useLogoff();
  return (
    <Page routeId="logoff" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <Spinner />
      {/* its own cookies are all it needs: no script of it runs */}
      {legado && <iframe hidden title={copy.legado} src={legado} sandbox="allow-same-origin" onLoad={onLegado} onError={onLegado} />}
    </Page>
  );
}
