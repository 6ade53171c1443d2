import type { SessaoAtiva } from '@balcao/contracts';
import { Button, DateText, Tag, Text, token } from '@balcao/ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { copy } from './lista-de-sessoes.copy.ts';

export interface ListaDeSessoesProps {
  sessoes: readonly SessaoAtiva[];
  /** Its name: whose they are. */
  rotulo: string;
  onEnd: (sessao: SessaoAtiva) => void;
  /** What is being ended, by the id of a session; while there is something, nothing else is. */
  emCurso?: string | null;
  /** Takes the focus when the button that was pressed goes with its session. */
  ref?: Ref<HTMLUListElement>;
}

/** Where an account is open; each place but this one may be ended. */
export function ListaDeSessoes({ sessoes, rotulo, onEnd, emCurso = null, ref }: ListaDeSessoesProps) {
  return (
    <Lista ref={ref} tabIndex={-1} aria-label={rotulo}>
      {sessoes.map((sessao) => {
        const { id, aparelho, ip, inicio, expira, atual } = sessao;
        return (
          <Item key={id}>
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
              <Button
                size="sm"
                aria-label={copy.encerrarEsta(aparelho)}
                isBusy={emCurso === id}
                isDisabled={emCurso !== null}
                onClick={() => onEnd(sessao)}
              >
                {copy.encerrar}
              </Button>
            )}
          </Item>
        );
      })}
    </Lista>
  );
}

const Lista = styled.ul`
  outline: none;
`;

const Item = styled.li`
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
