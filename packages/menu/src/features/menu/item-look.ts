import { token } from '@balcao/ui';
import { css } from 'styled-components';

export interface ItemLookProps {
  $current: boolean;
  $strong?: boolean;
}

/** One line of the menu, link or button. */
export const itemLook = css<ItemLookProps>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  width: 100%;
  min-height: ${token('linhaMenu')};
  padding: ${token('espaco1')} ${token('espaco3')};
  font-size: ${token('texto14')};
  font-weight: ${({ $current, $strong }) => token($current || $strong ? 'pesoForte' : 'pesoMedio')};
  line-height: 20px;
  text-align: start;
  text-decoration: none;
  color: ${({ $current, $strong }) => token($current || $strong ? 'primariaTexto' : 'texto')};
  background: transparent;
  ${({ $strong }) => $strong && `box-shadow: inset 0 0 0 1px ${token('bordaForte')};`}
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  svg {
    flex: none;
    color: ${({ $current, $strong }) => token($current || $strong ? 'primariaTexto' : 'textoSuave')};
  }
  &:hover {
    color: ${token('primariaTexto')};
    text-decoration: none;
    background: ${token('realce')};
  }
  &[aria-current] {
    background: ${token('selecao')};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
