import { QUADRO_APLICATIVOS, type Sessao } from '@balcao/contracts';
import { isEmTour } from '@balcao/domain';
import { above, Alert, Button, Link, Skeleton, Tag, Text, token, VisuallyHidden } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Entry } from './entry-look.ts';
import { copy } from './usuario.copy.ts';
import { type ItemConta, validItems } from './usuario.model.ts';
import { useMenuPerfil } from './usuario.resource.ts';

export interface UserPanelProps {
  sessao: Sessao;
  /** Step of the onboarding tour: 1 to 16 lock the account's items (spec §4). */
  passo: number;
  /** The help centre; null until it is known. */
  ajuda: string | null;
  /** Begins the guided tour; null when there is none. */
  onTour: (() => void) | null;
  /** Theme and density. */
  aparencia: ReactNode;
  onChoose: () => void;
  onCodigoSuporte: () => void;
}

/** The content of the user menu, except Sair. */
export function UserPanel({ sessao, passo, ajuda, onTour, aparencia, onChoose, onCodigoSuporte }: UserPanelProps) {
  const menu = useMenuPerfil();
  const isLocked = isEmTour(passo);
  const items = validItems(menu.data ?? []);
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
      {isLocked && <Alert tone="info" titulo={copy.emTour} />}
      {menu.isError && (
        <Failed role="alert">
          <Text size={13}>{copy.falha}</Text>
          <Button size="sm" isBusy={menu.isFetching} onClick={() => void menu.refetch()}>
            {copy.tentar}
          </Button>
        </Failed>
      )}
      <Items aria-busy={menu.isPending} aria-label={menu.isPending ? copy.carregando : undefined}>
        {menu.isPending && (
          <li>
            <Skeleton height={96} />
          </li>
        )}
        {items.map((item) => (
          <li key={item.href}>
            <Line {...{ item, isLocked, onChoose }} />
          </li>
        ))}
      </Items>
      <OnlySmall>
        {/* the server's own line comes first */}
        {ajuda && !items.some(({ title }) => title === copy.ajuda) && <Outside href={ajuda} texto={copy.ajuda} onChoose={onChoose} />}
        <Outside href={QUADRO_APLICATIVOS} texto={copy.aplicativos} onChoose={onChoose} />
        {onTour && (
          <Entry
            onClick={() => {
              onChoose();
              onTour();
            }}
          >
            {copy.tour}
          </Entry>
        )}
      </OnlySmall>
      {aparencia}
      <Entry onClick={onCodigoSuporte}>{copy.codigoSuporte}</Entry>
    </>
  );
}

function Line({ item: { title, href, isFora, isNew }, isLocked, onChoose }: { item: ItemConta; isLocked: boolean; onChoose: () => void }) {
  if (isLocked) return <Entry aria-disabled>{title}</Entry>;
  if (isFora) return <Outside {...{ href, onChoose }} texto={title} />;
  return (
    <Entry as={Link} href={href} onClick={onChoose}>
      {title}
      {isNew && <Tag tone="sucesso">{copy.novo}</Tag>}
    </Entry>
  );
}

const Outside = ({ href, texto, onChoose }: { href: string; texto: string; onChoose: () => void }) => (
  <Entry as={Link} href={href} target="_blank" rel="noopener noreferrer" onClick={onChoose}>
    {texto} <VisuallyHidden>{copy.novaAba}</VisuallyHidden>
  </Entry>
);

const Who = styled.div`
  padding: ${token('espaco2')};
  margin-bottom: ${token('espaco1')};
  border-bottom: 1px solid ${token('borda')};
`;

const Failed = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  padding: ${token('espaco1')} ${token('espaco2')};
`;

const Items = styled.ul`
  list-style: none;
  &:not(:empty) {
    padding-bottom: ${token('espaco1')};
    margin-bottom: ${token('espaco1')};
    border-bottom: 1px solid ${token('borda')};
  }
`;

/* for screens where the bar hides them */
const OnlySmall = styled.div`
  padding-bottom: ${token('espaco1')};
  margin-bottom: ${token('espaco1')};
  border-bottom: 1px solid ${token('borda')};
  ${above(768)} {
    display: none;
  }
`;
