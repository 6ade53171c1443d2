import type { SessaoAtiva } from '@balcao/contracts';
import { Button, DateText, Tag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './sessoes.copy.ts';

export interface SessaoItemProps {
  sessao: SessaoAtiva;
  onEnd: (sessao: SessaoAtiva) => void;
}

/** One place where the account is open. */
export function SessaoItem({ sessao, onEnd }: SessaoItemProps) {
  const { aparelho, ip, inicio, expira, atual } = sessao;
  return (
    <Linha>
      <div>
        <Text isStrong as="span">
          {aparelho}
        </Text>{' '}
        {atual && <Tag tone="sucesso">{copy.atual}</Tag>}
        <Text size={13} isSoft>
          {ip ?? copy.semIp} · {copy.desde} <DateText iso={inicio} hasTime /> · {copy.ate} <DateText iso={expira} hasTime />
        </Text>
      </div>
      {!atual && (
        <Button size="sm" aria-label={copy.encerrarEsta(aparelho)} onClick={() => onEnd(sessao)}>
          {copy.encerrar}
        </Button>
      )}
    </Linha>
  );
}

const Linha = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
  min-height: 60px;
  padding: ${token('espaco2')} 0;
  & + & {
    border-top: 1px solid ${token('borda')};
  }
`;
