import { settingsRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { above, Link, Page, token } from '@balcao/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Dados } from './features/dados/dados.component.tsx';
import { useConta } from './features/dados/dados.resource.ts';
import { Preferencias } from './features/preferencias/preferencias.component.tsx';
import { SegundoFator } from './features/segundo-fator/segundo-fator.component.tsx';
import { Senha } from './features/senha/senha.component.tsx';
import { Sessoes } from './features/sessoes/sessoes.component.tsx';
import { copy } from './perfil.copy.ts';

/** `/minhaConta/perfil`, also written `/minhaConta/Perfil`: the person's own account, one part below the other. */
export function PerfilPage() {
  // the router does not tell the two spellings apart
  const routeId = matchRoute([settingsRoutes], useLocation().pathname)?.id ?? 'perfil';
  const conta = useConta();
  return (
    <Page routeId={routeId} titulo={copy.titulo} descricao={copy.descricao} busy={conta.isPending} isNarrow>
      <Quadro>
        <Navegacao aria-label={copy.secoes}>
          <ul>
            {Object.entries(copy.nomes).map(([id, nome]) => (
              <li key={id}>
                <Link href={`#${id}`} isQuiet>
                  {nome}
                </Link>
              </li>
            ))}
          </ul>
        </Navegacao>
        <Coluna>
          <Dados />
          <Senha />
          <SegundoFator />
          <Preferencias />
          <Sessoes />
        </Coluna>
      </Quadro>
    </Page>
  );
}

const Quadro = styled.div`
  display: grid;
  gap: ${token('espaco4')} ${token('espaco6')};
  ${above(992)} {
    grid-template-columns: 176px minmax(0, 1fr);
    align-items: start;
  }
`;

const Navegacao = styled.nav`
  min-width: 0;
  overflow-x: auto;
  ul {
    display: flex;
    gap: ${token('espaco1')} ${token('espaco4')};
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 32px;
    white-space: nowrap;
  }
  ${above(992)} {
    position: sticky;
    top: ${token('espaco16')};
    ul {
      flex-direction: column;
    }
  }
`;

const Coluna = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  min-width: 0;
  scroll-margin-top: ${token('espaco16')};
`;
