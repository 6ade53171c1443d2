import type { Notificacao } from '@balcao/contracts';
import { formatRelativo, type TipoNotificacao, tipoNotificacao } from '@balcao/domain';
import { IconeAtencao, IconeDocumento, IconeInfo, Link, Text, token, VisuallyHidden } from '@balcao/ui';
import { IconeDinheiro, IconePessoa, IconeTela } from '@balcao/ui/screen-icons';
import styled, { css } from 'styled-components';
import { isInside } from '../../inside.model.ts';
import { copy } from './notificacoes.copy.ts';

export interface NoticeLineProps {
  notificacao: Notificacao;
  agora: Date;
  /** Pressed; `isLeaving` when it leads somewhere. */
  onOpen: (isLeaving: boolean) => void;
}

const icones: Record<TipoNotificacao, typeof IconeInfo> = {
  tela: IconeTela,
  usuario: IconePessoa,
  dinheiro: IconeDinheiro,
  info: IconeInfo,
  arquivo: IconeDocumento,
  aviso: IconeAtencao,
};

/** One notice: a link when it has an address, else a button that marks it as read. */
export function NoticeLine({ notificacao: { tipo, titulo, descricao, data, lido, link }, agora, onOpen }: NoticeLineProps) {
  const nome = tipoNotificacao(tipo);
  const Icone = icones[nome];
  const words = (
    <>
      <Sign title={copy.tipos[nome]}>
        <Icone size={16} aria-hidden />
      </Sign>
      <Words>
        <Text as="span" isStrong={!lido}>
          {!lido && <VisuallyHidden>{copy.naoLida}: </VisuallyHidden>}
          {titulo}
        </Text>
        <Text as="span" isSoft size={13}>
          {descricao}
        </Text>
        <Text as="time" isSoft size={12} {...{ dateTime: data }}>
          {formatRelativo(data, agora)}
        </Text>
      </Words>
      <Dot $unread={!lido} aria-hidden />
    </>
  );
  return (
    <Item>
      {link && isInside(link) ? (
        <Leads href={link} onClick={() => onOpen(true)}>
          {words}
        </Leads>
      ) : (
        <Reads type="button" onClick={() => onOpen(false)}>
          {words}
        </Reads>
      )}
    </Item>
  );
}

const Item = styled.li`
  list-style: none;
  & + & {
    border-top: 1px solid ${token('borda')};
  }
`;

const line = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 8px;
  align-items: start;
  gap: ${token('espaco2')};
  width: 100%;
  padding: ${token('espaco2')};
  font-weight: ${token('pesoNormal')};
  text-align: start;
  text-decoration: none;
  color: ${token('texto')};
  background: transparent;
  border: 0;
  cursor: pointer;
  &:hover {
    color: ${token('texto')};
    text-decoration: none;
    background: ${token('realce')};
  }
  &:focus-visible {
    outline-color: ${token('foco')};
    outline-offset: -2px;
  }
`;

const Leads = styled(Link)`
  && {
    ${line}
  }
`;

const Reads = styled.button`
  ${line}
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  color: ${token('primariaTexto')};
  background: ${token('primariaSuave')};
  border-radius: 50%;
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Dot = styled.span<{ $unread: boolean }>`
  width: 8px;
  height: 8px;
  margin-top: 6px;
  background: ${({ $unread }) => ($unread ? token('primaria') : 'transparent')};
  border-radius: 50%;
`;
