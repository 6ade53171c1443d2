import { Link, Tag, VisuallyHidden, visuallyHidden } from '@balcao/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { checkHorario, goAfterHorario, isHorarioDue } from './horario.resource.ts';
import { type ItemLookProps, itemLook } from './item-look.ts';
import { MenuIcon } from './menu-icon.component.tsx';
import { copy } from './menu.copy.ts';
import { type Entrada, isTarefas } from './menu.model.ts';
import { offerSaude } from './menu.resource.ts';
import { TaskCount } from './task-count.component.tsx';

export interface MenuEntryProps {
  entrada: Entrada;
  isAtiva: boolean;
  onChoose: () => void;
  /** Within a group: no icon of its own. */
  isSub?: boolean;
  /** Icons only. */
  isRecolhido?: boolean;
}

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One address of the menu. */
export function MenuEntry({ entrada, isAtiva, onChoose, isSub = false, isRecolhido = false }: MenuEntryProps) {
  const { titulo, href, icone, isExterna, isNova, isDestacada } = entrada;
  const choose = (event: MouseEvent) => {
    offerSaude(event, href);
    if (isHorarioDue()) {
      // what opens in a window of its own cannot wait: a browser opens it with the press or not at all
      const isHere = !isExterna && !event.defaultPrevented && isPlain(event);
      if (isHere) event.preventDefault();
      void (isHere ? goAfterHorario(href) : checkHorario());
    }
    onChoose();
  };
  return (
    <Item
      href={href}
      $current={isAtiva}
      $strong={isDestacada}
      $sub={isSub}
      aria-current={isAtiva ? 'page' : undefined}
      title={isRecolhido ? titulo : undefined}
      onClick={choose}
      {...(isExterna && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {!isSub && <MenuIcon nome={icone} titulo={titulo} />}
      <Label $hidden={isRecolhido}>
        {titulo}
        {isExterna && <VisuallyHidden> {copy.novaAba}</VisuallyHidden>}
      </Label>
      {isTarefas(href) && <TaskCount isRecolhido={isRecolhido} />}
      {isNova && !isRecolhido && <Tag tone="info">{copy.novo}</Tag>}
    </Item>
  );
}

const Item = styled(Link)<ItemLookProps & { $sub: boolean }>`
  && {
    ${itemLook}
    ${({ $sub }) => $sub && 'padding-left: 42px;'}
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;
