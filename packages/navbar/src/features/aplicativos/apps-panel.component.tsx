import { QUADRO_APLICATIVOS } from '@balcao/contracts';
import { ErrorState, Spinner, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './aplicativos.copy.ts';
import { useQuadro } from './aplicativos.resource.ts';

/** The apps: a page of the site in a frame that runs no script and may only open tabs (spec §2). */
export function AppsPanel() {
  const { estado, tryAgain } = useQuadro();
  return (
    <Room aria-busy={estado === 'carregando'}>
      {estado === 'carregando' && <Spinner label={copy.carregando} />}
      {estado === 'falhou' && <ErrorState titulo={copy.falha} onRetry={tryAgain} />}
      {estado === 'pronto' && <Frame title={copy.titulo} src={QUADRO_APLICATIVOS} sandbox="allow-popups allow-popups-to-escape-sandbox" />}
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  place-items: center;
  width: 340px;
  max-width: 100%;
  height: 320px;
`;

const Frame = styled.iframe`
  width: 100%;
  height: 100%;
  background: ${token('superficieAlta')};
  border: 0;
  border-radius: ${token('raio6')};
`;
