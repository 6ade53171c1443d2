import { SupportMode } from './features/modo-suporte/support-mode.component.tsx';
import { useOferta } from './features/recarga/recarga.resource.ts';
import { ReloadNotice } from './features/recarga/reload-notice.component.tsx';

export interface NoticesProps {
  /** Told anew each time one of them changes. */
  avisos: { readonly servicos: readonly string[] };
}

/** What support lent to this page, and that a newer version waits for a reload. */
export function Notices({ avisos }: NoticesProps) {
  const { isOffered, postpone } = useOferta(avisos);
  return (
    <>
      <SupportMode />
      {isOffered && <ReloadNotice onPostpone={postpone} />}
    </>
  );
}
