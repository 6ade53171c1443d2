import { ErrorBoundary } from '@balcao/ui';
import { useModal } from './modals.resource.ts';

const load = {
  paleta: () => import(/* webpackChunkName: "paleta" */ './features/paleta/paleta.modal.tsx').then((m) => m.PaletaModal),
  teclas: () => import(/* webpackChunkName: "paleta" */ './features/teclas/teclas.modal.tsx').then((m) => m.TeclasModal),
  saude: () => import(/* webpackChunkName: "janelas" */ './features/saude/saude.modal.tsx').then((m) => m.SaudeModal),
  extensao: () => import(/* webpackChunkName: "janelas" */ './features/extensao/extensao.modal.tsx').then((m) => m.ExtensaoModal),
  novidades: () => import(/* webpackChunkName: "janelas" */ './features/novidades/novidades.modal.tsx').then((m) => m.NovidadesModal),
};

/** The windows of the layout; none of them weighs on a page that does not open it. */
export function Modals() {
  const { Window, close } = useModal(load);
  return (
    Window && (
      <ErrorBoundary>
        <Window onClose={close} />
      </ErrorBoundary>
    )
  );
}
