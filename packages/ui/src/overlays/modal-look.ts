import { token } from '@balcao/ui';
import { Dialog, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';

/** What covers the page behind a dialog or a drawer. */
export const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('zDialogo')};
  background: ${token('veu')};
  transition: opacity ${token('tempoMedio')} ${token('curva')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

/** Title above, content scrolling between, actions below. */
export const Panel = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
  color: ${token('texto')};
  outline: none;
`;

/** The title's line. */
export const PanelHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  min-height: 52px;
  padding: ${token('espaco2')} ${token('espaco3')} ${token('espaco2')} ${token('espaco5')};
  border-bottom: 1px solid ${token('borda')};
`;

/** What scrolls. */
export const PanelBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${token('espaco5')};
  overflow: auto;
`;

/** The actions' line. */
export const PanelFoot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('espaco2')};
  padding: ${token('espaco3')} ${token('espaco5')};
  border-top: 1px solid ${token('borda')};
`;
