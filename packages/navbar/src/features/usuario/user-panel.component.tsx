import type { Sessao } from '@balcao/contracts';
import { DropdownItem, Link, Skeleton, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './usuario.copy.ts';
import { saida, validItems } from './usuario.model.ts';
import { useMenuPerfil } from './usuario.resource.ts';

export interface UserPanelProps {
  sessao: Sessao;
  onChoose: () => void;
  onCodigoSuporte: () => void;
}

/** What the user menu opens. The way out is there even when the server's items do not come. */
export function UserPanel({ sessao, onChoose, onCodigoSuporte }: UserPanelProps) {
  const menu = useMenuPerfil();
  return (
    <>
      <Who>
        <Text isStrong isTruncated>
          {sessao.username}
        </Text>
        <Text isSoft isTruncated size={13}>
          {sessao.email}
        </Text>
      </Who>
      <Items aria-busy={menu.isPending} aria-label={menu.isPending ? copy.carregando : undefined}>
        {menu.isPending && (
          <li>
            <Skeleton height={32} />
          </li>
        )}
        {validItems(menu.data ?? []).map(({ title, rota }) => (
          <li key={rota}>
            <DropdownItem as={Link} href={rota} onClick={onChoose}>
              {title}
            </DropdownItem>
          </li>
        ))}
      </Items>
      <DropdownItem onClick={onCodigoSuporte}>{copy.codigoSuporte}</DropdownItem>
      <DropdownItem as={Link} href={saida} onClick={onChoose}>
        {copy.sair}
      </DropdownItem>
    </>
  );
}

const Who = styled.div`
  padding: ${token('espaco2')};
  margin-bottom: ${token('espaco1')};
  border-bottom: 1px solid ${token('borda')};
`;

const Items = styled.ul`
  &:not(:empty) {
    padding-bottom: ${token('espaco1')};
    margin-bottom: ${token('espaco1')};
    border-bottom: 1px solid ${token('borda')};
  }
`;
