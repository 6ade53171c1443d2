import { areSingleKeysOn, type Comando, listComandos, setSingleKeys } from '@balcao/shared';
import { Checkbox, Heading, Stack, Text, token } from '@balcao/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { KeyCaps } from '../../key-caps.component.tsx';
import { Modal } from '../../modal.component.tsx';
import { copy } from './teclas.copy.ts';

export interface TeclasModalProps {
  onClose: () => void;
}

/** The keys of the page behind this window, and of every page; those of a single letter can be turned off here. */
export function TeclasModal({ onClose }: TeclasModalProps) {
  const [comandos] = useState(() => listComandos().filter(({ teclas }) => teclas?.length));
  const [isSimples, setSimples] = useState(areSingleKeysOn);
  const choose = (isOn: boolean) => {
    setSingleKeys(isOn);
    setSimples(isOn);
  };
  const aqui = comandos.filter(({ isDoQuadro }) => !isDoQuadro);
  return (
    <Modal titulo={copy.titulo} onClose={onClose}>
      <Stack gap={4}>
        {aqui.length > 0 ? <Keys titulo={copy.aqui} comandos={aqui} /> : <Text>{copy.nenhum}</Text>}
        <Keys titulo={copy.sempre} comandos={comandos.filter(({ isDoQuadro }) => isDoQuadro)} />
        <Checkbox name="teclasSimples" label={copy.simples} description={copy.simplesAjuda} value={isSimples} onChange={choose} />
      </Stack>
    </Modal>
  );
}

interface KeysProps {
  titulo: string;
  comandos: readonly Comando[];
}

function Keys({ titulo, comandos }: KeysProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={3} size={3}>
        {titulo}
      </Heading>
      <List>
        {comandos.map(({ id: key, titulo: what, teclas = [] }) => (
          <Line key={key}>
            <dt>{what}</dt>
            <dd>
              <KeyCaps teclas={teclas} />
            </dd>
          </Line>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  margin: ${token('espaco2')} 0 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco4')};
  padding: ${token('espaco2')} 0;
  border-top: 1px solid ${token('borda')};
  & > dd {
    margin: 0;
  }
`;
