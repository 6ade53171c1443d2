import { calm, token } from '@balcao/ui';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import styled from 'styled-components';

/** The floating surface of a list of choices, as wide as its field. */
export const ListPopover = styled(Popover)`
  min-width: max(var(--trigger-width), 160px);
  max-width: min(480px, calc(100vw - 16px));
  overflow: auto;
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  outline: none;
  transition: opacity ${token('tempoCurto')} ${token('curva')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${calm} {
    transition: none;
  }
`;

/** The list itself. */
export const Choices = styled(ListBox)`
  max-height: 320px;
  padding: ${token('espaco1')};
  overflow: auto;
  outline: none;
` as typeof ListBox;

/** One choice of the list. */
export const Choice = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 32px;
  padding: ${token('espaco1')} ${token('espaco2')};
  border-radius: ${token('raio6')};
  outline: none;
  cursor: pointer;
  &[data-focused] {
    background: ${token('realce')};
  }
  &[data-selected] {
    font-weight: ${token('pesoMedio')};
    color: ${token('primariaTexto')};
    background: ${token('primariaSuave')};
  }
  &[data-selected][data-focused] {
    background: ${token('selecao')};
  }
  &[data-disabled] {
    color: ${token('textoSuave')};
    opacity: 0.6;
    cursor: not-allowed;
  }
  svg {
    flex: none;
    margin-inline-start: auto;
  }
`;

/** A choice's two lines. */
export const ChoiceText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  small {
    font-size: ${token('texto12')};
    font-weight: ${token('pesoNormal')};
    color: ${token('textoSuave')};
  }
`;

/** What a list says instead of choices. */
export const ListNote = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  padding: ${token('espaco2')};
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;
