import { copy } from './recarga.copy.ts';
import { askReload, useRecusa } from './recarga.resource.ts';
import { VersionNotice } from './version-notice.component.tsx';

export interface ReloadNoticeProps {
  onPostpone: () => void;
}

/** What everybody uses has a newer version: it comes by a reload. */
export function ReloadNotice({ onPostpone }: ReloadNoticeProps) {
  const isRefused = useRecusa('recargaRecusada');
  return (
    <VersionNotice acao={{ rotulo: copy.atualizar, act: askReload }} onPostpone={onPostpone}>
      {isRefused ? copy.naoSalvo : copy.haNova}
    </VersionNotice>
  );
}
