import { Alert, Button, Text } from '@balcao/ui';
import { useState } from 'react';
import { Modal } from '../../modal.component.tsx';
import { copy } from './extensao.copy.ts';
import { isExtensaoHere } from './extensao.resource.ts';

export interface ConfirmExtensionProps {
  onFound: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Second state: is it there already? */
export function ConfirmExtension({ onFound, onBack, onClose }: ConfirmExtensionProps) {
  const [isMissing, setMissing] = useState(false);
  const look = () => {
    if (isExtensaoHere()) onFound();
    else setMissing(true);
  };
  const actions = (
    <>
      <Button variant="quiet" onClick={onBack}>
        {copy.voltar}
      </Button>
      <Button onClick={() => window.location.reload()}>{copy.recarregar}</Button>
      <Button variant="primary" onClick={look}>
        {isMissing ? copy.procurar : copy.jaInstalei}
      </Button>
    </>
  );
  return (
    <Modal titulo={copy.titulo.instalada} onClose={onClose} actions={actions}>
      <Text>{copy.confirme}</Text>
      {isMissing && (
        <Alert tone="atencao" isLive>
          {copy.naoAchei}
        </Alert>
      )}
    </Modal>
  );
}
