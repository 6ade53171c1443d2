import { below, Link, token } from '@balcao/ui';
import styled, { css } from 'styled-components';

/** Below the field, as wide as it; 350 px high at most (spec §9). */
export const Sheet = styled.div`
  position: absolute;
  top: calc(100% + ${token('espaco1')});
  right: 0;
  left: 0;
  z-index: ${token('zFlutuante')};
  min-width: 360px;
  display: flex;
  flex-direction: column;
  max-height: 350px;
  padding: ${token('espaco1')};
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  ${below(768)} {
    top: 100%;
    min-width: 0;
    border-radius: 0 0 ${token('raio10')} ${token('raio10')};
  }
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding: ${token('espaco3')};
  overflow-wrap: anywhere;
`;

/** The scrolling list, also moved by the arrow keys of the field. */
export const List = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Group = styled.div`
  > :first-child {
    display: block;
    padding: ${token('espaco1')} ${token('espaco2')};
  }
`;

const option = css`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 36px;
  padding: ${token('espaco1')} ${token('espaco2')};
  font-weight: ${token('pesoNormal')};
  text-decoration: none;
  color: ${token('texto')};
  border-radius: ${token('raio6')};
  > svg {
    flex: none;
    color: ${token('textoSuave')};
  }
  &:hover {
    color: ${token('texto')};
    text-decoration: none;
    background: ${token('realce')};
  }
  &[aria-selected='true'] {
    background: ${token('selecao')};
    outline: 2px solid ${token('foco')};
    outline-offset: -2px;
  }
  mark {
    font-weight: ${token('pesoForte')};
    color: inherit;
    background: ${token('atencaoSuave')};
  }
`;

export const Option = styled(Link)`
  && {
    ${option}
  }
`;

export const Help = styled(Link)`
  && {
    ${option}
    color: ${token('primariaTexto')};
    overflow-wrap: anywhere;
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const PinSign = styled.span<{ $on: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  color: ${({ $on }) => token($on ? 'primariaTexto' : 'bordaForte')};
  border-radius: ${token('raio4')};
  ${({ $on }) => $on && 'svg { fill: currentcolor; }'}
  &:hover {
    color: ${token('primariaTexto')};
    background: ${token('primariaSuave')};
  }
`;

export const Hint = styled.p`
  flex: none;
  padding: ${token('espaco1')} ${token('espaco2')};
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
  ${below(768)} {
    display: none;
  }
`;
