import type { Notificacao } from '@balcao/contracts';
import { formatDataHora, formatRelativo, type TipoNotificacao, tipoNotificacao } from '@balcao/domain';
import { below, Button, ButtonLink, IconeAtencao, IconeDocumento, IconeInfo, Text, token, VisuallyHidden } from '@balcao/ui';
import { IconeDinheiro, IconePessoa, IconeTela } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './notificacoes.copy.ts';
import { isInside } from './notificacoes.model.ts';

export interface NoticeProps {
  notificacao: Notificacao;
  agora: Date;
  onRead: () => void;
}

const icones: Record<TipoNotificacao, typeof IconeInfo> = {
  tela: IconeTela,
  usuario: IconePessoa,
  dinheiro: IconeDinheiro,
  info: IconeInfo,
  arquivo: IconeDocumento,
  aviso: IconeAtencao,
};

/** One notice with its actions. */
export function Notice({ notificacao: { tipo, titulo, descricao, data, lido, link }, agora, onRead }: NoticeProps) {
  // the space stays after the notice is read, so that the other lines do not move
  const [wasUnread] = useState(!lido);
  const isLeading = link !== null && isInside(link);
  const nome = tipoNotificacao(tipo);
  const Icone = icones[nome];
  return (
    <Item $unread={!lido}>
      <Sign>
        <Icone size={18} aria-hidden />
      </Sign>
      <Words>
        <Text isStrong={!lido}>
          {!lido && <VisuallyHidden>{copy.naoLida}: </VisuallyHidden>}
          {titulo}
        </Text>
        {descricao && <Text isSoft>{descricao}</Text>}
        <Text isSoft size={12}>
          {copy.tipos[nome]} ·{' '}
          <time dateTime={data} title={formatDataHora(data)}>
            {formatRelativo(data, agora)}
          </time>
        </Text>
      </Words>
      {(isLeading || wasUnread) && (
        <Acts>
          {isLeading && (
            <ButtonLink href={link} size="sm" aria-label={copy.abrirAviso(titulo)} onClick={() => !lido && onRead()}>
              {copy.abrir}
            </ButtonLink>
          )}
          {!lido && (
            <Button variant="quiet" size="sm" aria-label={copy.marcarAviso(titulo)} onClick={onRead}>
              {copy.marcar}
            </Button>
          )}
        </Acts>
      )}
    </Item>
  );
}

const Item = styled.li<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('espaco3')};
  padding: ${token('espaco3')} ${token('espaco4')};
  list-style: none;
  box-shadow: inset 3px 0 ${({ $unread }) => ($unread ? token('primaria') : 'transparent')};
  & + & {
    border-top: 1px solid ${token('borda')};
  }
  ${below(768)} {
    grid-template-columns: 36px minmax(0, 1fr);
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  color: ${token('primariaTexto')};
  background: ${token('primariaSuave')};
  border-radius: 50%;
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('espaco2')};
  min-height: ${token('controleBaixo')};
  ${below(768)} {
    grid-column: 2;
    justify-content: flex-start;
  }
`;
