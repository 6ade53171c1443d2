import { above, IconButton, IconeMenu, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './barra.copy.ts';
import { useMenuAberto } from './barra.resource.ts';

/** Opens the side menu on screens where it has no place of its own. */
export function MenuButton() {
  const { isAberto, toggle } = useMenuAberto();
  return (
    <Button
      label={isAberto ? copy.fecharMenu : copy.abrirMenu}
      icon={<IconeMenu size={20} aria-hidden />}
      aria-expanded={isAberto}
      onClick={toggle}
    />
  );
}

const Button = styled(IconButton)`
  && {
    color: inherit;
  }
  &&:hover {
    color: inherit;
    background: color-mix(in srgb, ${token('veu')} 40%, transparent);
  }
  ${above(768)} {
    display: none;
  }
`;
