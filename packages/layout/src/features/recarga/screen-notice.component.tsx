import { copy } from './recarga.copy.ts';
import { askScreen, useRecusa } from './recarga.resource.ts';
import { VersionNotice } from './version-notice.component.tsx';

export interface ScreenNoticeProps {
  /** What is typed in it can be put away, and the newer build taken at once. */
  canTake: boolean;
  onPostpone: () => void;
}

/** Notice of a newer version of a screen with unsaved input. */
export function ScreenNotice({ canTake, onPostpone }: ScreenNoticeProps) {
  const isRefused = useRecusa('trocaRecusada');
  const text = canTake ? copy.telaPodeTrocar : copy.telaEspera;
  return (
    <VersionNotice acao={canTake ? { rotulo: copy.usarAgora, act: askScreen } : undefined} onPostpone={onPostpone}>
      {isRefused ? copy.semGuardar : text}
    </VersionNotice>
  );
}
