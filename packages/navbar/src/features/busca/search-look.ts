import { above, below, IconButton, token } from '@balcao/ui';
import styled from 'styled-components';
import { BarButton } from '../../bar-button.ts';

export const Root = styled.div`
  flex: 0 1 420px;
  min-width: 36px;
  margin-left: auto;
  ${below(768)} {
    flex: none;
  }
`;

export const OpenButton = styled(BarButton)`
  ${above(768)} {
    display: none;
  }
`;

/** The field and its panel; on small screens, a sheet over the bar. */
export const Box = styled.div<{ $open: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  height: 36px;
  padding: 0 ${token('espaco2')} 0 ${token('espaco3')};
  color: ${({ $open }) => ($open ? token('texto') : 'inherit')};
  background: ${({ $open }) => ($open ? token('superficie') : `color-mix(in srgb, ${token('veu')} 40%, transparent)`)};
  border: 1px solid ${({ $open }) => ($open ? token('foco') : 'color-mix(in srgb, currentcolor 40%, transparent)')};
  border-radius: ${token('raio6')};
  > svg {
    flex: none;
  }
  &:focus-within {
    outline: 2px solid ${token('foco')};
    outline-offset: 1px;
  }
  ${below(768)} {
    position: fixed;
    top: 0;
    right: 0;
    left: 0;
    z-index: ${token('zFlutuante')};
    height: 56px;
    border-width: 0 0 1px;
    border-radius: 0;
    ${({ $open }) => !$open && 'display: none;'}
  }
`;

export const Field = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  font-size: ${token('texto14')};
  color: inherit;
  text-overflow: ellipsis;
  background: transparent;
  border: 0;
  /* the box shows the focus */
  outline: none;
  &::placeholder {
    color: inherit;
    opacity: 0.85;
  }
  /* below 16px iOS zooms the page in on focus */
  @media (pointer: coarse) {
    font-size: ${token('texto16')};
  }
`;

export const Key = styled.kbd`
  flex: none;
  padding: 0 6px;
  font-size: ${token('texto12')};
  line-height: 18px;
  border: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
  border-radius: ${token('raio4')};
  ${below(992)} {
    display: none;
  }
`;

export const CloseButton = styled(IconButton)`
  ${above(768)} {
    display: none;
  }
`;
