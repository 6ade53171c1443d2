import { useState } from 'react';
import { ConfirmExtension } from './confirm-extension.component.tsx';
import type { EstadoExtensao } from './extensao.model.ts';
import { postponeExtensao, isExtensaoHere } from './extensao.resource.ts';
import { ExtensionTutorial } from './extension-tutorial.component.tsx';
import { InstallExtension } from './install-extension.component.tsx';

export interface ExtensaoModalProps {
  onClose: () => void;
}

/** Offers the extension, asks whether it is there, shows how it is used (spec §2, §4). */
export function ExtensaoModal({ onClose }: ExtensaoModalProps) {
  const [estado, setEstado] = useState<EstadoExtensao>(() => (isExtensaoHere() ? 'tutorial' : 'instalar'));
  const postpone = (dias: number) => {
    postponeExtensao(dias);
    onClose();
  };
  if (estado === 'tutorial') return <ExtensionTutorial onClose={onClose} />;
  if (estado === 'instalada') {
    return <ConfirmExtension onFound={() => setEstado('tutorial')} onBack={() => setEstado('instalar')} onClose={onClose} />;
  }
  return (
    <InstallExtension onInstalled={() => setEstado(isExtensaoHere() ? 'tutorial' : 'instalada')} onPostpone={postpone} onClose={onClose} />
  );
}
