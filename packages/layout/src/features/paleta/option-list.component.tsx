import { token } from '@balcao/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { KeyCaps } from '../../key-caps.component.tsx';
import { copy } from './paleta.copy.ts';
import type { Opcao } from './paleta.model.ts';
import { LISTA_ID, opcaoId } from './palette-field.component.tsx';

export interface OptionListProps {
  opcoes: readonly Opcao[];
  marcada: number;
  onPoint: (posicao: number) => void;
  onChoose: (opcao: Opcao) => void;
}

const ordem = ['aqui', 'recentes', 'telas', 'acoes', 'busca'] as const;

/** What can be opened or done, by group; the focus stays in the field. */
export function OptionList({ opcoes, marcada, onPoint, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [marcada]);
  const placed = opcoes.map((opcao, posicao) => ({ opcao, posicao }));
  return (
    <List ref={list} id={LISTA_ID} role="listbox" aria-label={copy.lista}>
      {ordem.map((grupo) => {
        const members = placed.filter(({ opcao }) => opcao.grupo === grupo);
        if (members.length === 0) return null;
        return (
          <div key={grupo} role="group" aria-label={copy.grupos[grupo]}>
            <GroupName aria-hidden>{copy.grupos[grupo]}</GroupName>
            {members.map(({ opcao, posicao }) => (
              <Option
                key={opcao.id}
                id={opcaoId(posicao)}
                role="option"
                aria-selected={posicao === marcada}
                // the field keeps the focus
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => posicao !== marcada && onPoint(posicao)}
                onClick={() => onChoose(opcao)}
              >
                <Title>{opcao.titulo}</Title>
                {opcao.detalhe && <Detail>{opcao.detalhe}</Detail>}
                {opcao.teclas && <KeyCaps teclas={opcao.teclas} />}
              </Option>
            ))}
          </div>
        );
      })}
    </List>
  );
}

const List = styled.div`
  padding: ${token('espaco2')};
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

const GroupName = styled.p`
  padding: ${token('espaco2')} ${token('espaco3')} ${token('espaco1')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoMedio')};
  color: ${token('textoSuave')};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco4')};
  min-height: ${token('linhaMenu')};
  padding: ${token('espaco1')} ${token('espaco3')};
  border-radius: ${token('raio6')};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${token('selecao')};
    box-shadow: inset 3px 0 ${token('primaria')};
  }
`;

const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Detail = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
