import { IconeAjuda } from '@balcao/ui/screen-icons';
import styled from 'styled-components';
import { token } from '@balcao/ui';
import { onBar, Place } from '../../bar-button.ts';
import { copy } from './ajuda.copy.ts';

export interface HelpButtonProps {
  /** Address of the help centre; null until it is known. */
  href: string | null;
}

/** Opens the help centre in another tab. */
export function HelpButton({ href }: HelpButtonProps) {
  return (
    <Place $wide>
      {href && (
        <Out href={href} target="_blank" rel="noopener noreferrer" aria-label={copy.novaAba} title={copy.ajuda}>
          <IconeAjuda size={20} aria-hidden />
        </Out>
      )}
    </Place>
  );
}

const Out = styled.a`
  display: inline-grid;
  place-items: center;
  width: ${token('controle')};
  height: ${token('controle')};
  border-radius: ${token('raio6')};
  ${onBar}
`;
