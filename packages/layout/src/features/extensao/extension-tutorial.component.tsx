import { Button, token } from '@balcao/ui';
import styled from 'styled-components';
import { Modal } from '../../modal.component.tsx';
import { copy } from './extensao.copy.ts';

export interface ExtensionTutorialProps {
  onClose: () => void;
}

/** Third state: how it is used. */
export function ExtensionTutorial({ onClose }: ExtensionTutorialProps) {
  return (
    <Modal
      titulo={copy.titulo.tutorial}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {copy.concluir}
        </Button>
      }
    >
      <Steps>
        {copy.passos.map((passo) => (
          <li key={passo}>{passo}</li>
        ))}
      </Steps>
    </Modal>
  );
}

const Steps = styled.ol`
  && {
    display: grid;
    gap: ${token('espaco2')};
    padding-left: ${token('espaco5')};
    list-style: decimal;
  }
`;
