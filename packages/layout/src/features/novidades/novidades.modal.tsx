import { Button, Checkbox, EmptyState, ErrorState, Spinner, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Modal } from '../../modal.component.tsx';
import { Carousel } from './carousel.component.tsx';
import { copy } from './novidades.copy.ts';
import { dismissNovidades, useNovidades } from './novidades.resource.ts';

export interface NovidadesModalProps {
  onClose: () => void;
}

/** The news carousel (spec §2, §4). */
export function NovidadesModal({ onClose }: NovidadesModalProps) {
  const [isDismissed, setDismissed] = useState(false);
  const close = () => {
    if (isDismissed) dismissNovidades();
    onClose();
  };
  return (
    <Modal
      titulo={copy.titulo}
      onClose={close}
      actions={
        <>
          <Choice>
            <Checkbox name="naoExibir" label={copy.naoExibir} value={isDismissed} onChange={setDismissed} />
          </Choice>
          <Button variant="primary" onClick={close}>
            {copy.fechar}
          </Button>
        </>
      }
    >
      <Place>
        <News />
      </Place>
    </Modal>
  );
}

function News() {
  const { data, falha, isReading, reload } = useNovidades();
  if (falha) {
    return (
      <ErrorState onRetry={reload} isRetrying={isReading}>
        {copy.falha}
      </ErrorState>
    );
  }
  if (!data) return <Spinner label={copy.carregando} />;
  return data.length === 0 ? <EmptyState titulo={copy.vazio} /> : <Carousel novidades={data} />;
}

// the window keeps its size from slide to slide
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 220px;
`;

const Choice = styled.div`
  margin-right: auto;
  padding: ${token('espaco1')} 0;
`;
