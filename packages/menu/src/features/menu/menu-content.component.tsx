import { Button, DelayedOverlay, Skeleton, Stack, Text, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { MenuList, type MenuListProps } from './menu-list.component.tsx';
import { copy } from './menu.copy.ts';
import { itemsOf } from './menu.model.ts';
import { useIsRestrito, useMenu } from './menu.resource.ts';

/** The menu while it comes, when it does not, and when it is there. */
export function MenuContent(props: Omit<MenuListProps, 'items'>) {
  const menu = useMenu();
  const isRestrito = useIsRestrito();
  if (menu.isPending) {
    return (
      <Waiting>
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={36} />
        <DelayedOverlay isActive label={copy.carregando} />
      </Waiting>
    );
  }
  const items = itemsOf(menu.data ?? []);
  if (items.length > 0) {
    return (
      <>
        {isRestrito && <VisuallyHidden role="status">{copy.restrito}</VisuallyHidden>}
        <Reach $faded={isRestrito} inert={isRestrito}>
          <MenuList items={items} {...props} />
        </Reach>
      </>
    );
  }
  return (
    <Stack gap={2} align="start">
      <Text isSoft>{copy.vazio}</Text>
      {menu.isError && (
        <Button size="sm" isBusy={menu.isFetching} onClick={() => void menu.refetch()}>
          {copy.tentarNovamente}
        </Button>
      )}
    </Stack>
  );
}

// the veil of a long wait covers the menu and not the page beside it
const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-height: 160px;
  contain: layout paint;
`;

const Reach = styled.div<{ $faded: boolean }>`
  ${({ $faded }) => $faded && 'opacity: 0.4; filter: grayscale(1);'}
  transition: opacity ${token('tempoMedio')} ${token('curva')};
`;
