import { SupportMode } from './features/modo-suporte/support-mode.component.tsx';
import { type Avisos, useOferta } from './features/recarga/recarga.resource.ts';
import { ReloadNotice } from './features/recarga/reload-notice.component.tsx';
import { ScreenNotice } from './features/recarga/screen-notice.component.tsx';

export interface NoticesProps {
  /** New value on every change. */
  avisos: Avisos;
}

/** Notices of a support grant and of a newer version that waits for a reload or for unsaved input. */
export function Notices({ avisos }: NoticesProps) {
  const recarga = useOferta(avisos.servicos.length > 0, avisos);
  const tela = useOferta(avisos.tela !== undefined, avisos);
  return (
    <>
      <SupportMode />
      {recarga.isOffered && <ReloadNotice onPostpone={recarga.postpone} />}
      {tela.isOffered && !recarga.isOffered && <ScreenNotice canTake={avisos.tela === 'podeTrocar'} onPostpone={tela.postpone} />}
    </>
  );
}
