import { above } from '@balcao/ui';
import { IconeMenu } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { BarButton } from '../../bar-button.ts';
import { copy } from './barra.copy.ts';
import { useMenuAberto } from './barra.resource.ts';

/** Opens the side menu on screens too narrow to show it. */
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

const Button = styled(BarButton)`
  ${above(768)} {
    display: none;
  }
`;
