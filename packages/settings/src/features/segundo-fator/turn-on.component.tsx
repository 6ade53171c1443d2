import { Cluster, CopyButton, Heading, Link, Stack, Text, token } from '@balcao/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FormCodigo } from './form-codigo.component.tsx';
import { copy } from './segundo-fator.copy.ts';
import { imageOf, inGroups } from './segundo-fator.model.ts';
import { type Chave, useConfirmacao } from './segundo-fator.resource.ts';

export interface TurnOnProps {
  chave: Chave;
  onConfirmed: (recuperacao: readonly string[]) => void;
  onCancel: () => void;
}

/** The key for the authenticator, drawn and written, and the code that proves it was taken. */
export function TurnOn({ chave, onConfirmed, onCancel }: TurnOnProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => void titulo.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading ref={titulo} level={3} tabIndex={-1}>
        {copy.leia}
      </Heading>
      <Lado>
        <Desenho src={imageOf(chave.qr)} alt={copy.qr} width={208} height={208} />
        <Stack gap={3}>
          <Text isSoft>{copy.aplicativos}</Text>
          <Text>{copy.semCamera}</Text>
          <Segredo>{inGroups(chave.segredo)}</Segredo>
          <Cluster gap={3}>
            <CopyButton texto={chave.segredo} label={copy.copiarChave} />
          </Cluster>
          <Link href={chave.endereco}>{copy.abrir}</Link>
        </Stack>
      </Lado>
      <Confirmacao {...{ onConfirmed, onCancel }} />
    </Stack>
  );
}

const campo = { label: copy.codigo, description: copy.codigoAjuda, maxLength: 7, inputMode: 'numeric' } as const;
const botao = { texto: copy.confirmar, variant: 'primary' } as const;

function Confirmacao({ onConfirmed, onCancel }: Pick<TurnOnProps, 'onConfirmed' | 'onCancel'>) {
  const form = useConfirmacao(onConfirmed);
  return <FormCodigo largura={280} {...{ form, campo, botao, onCancel }} />;
}

const Lado = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco5')};
  > :last-child {
    flex: 1 1 240px;
  }
`;

const Desenho = styled.img`
  flex: none;
  padding: ${token('espaco3')};
  /* cameras want light around the drawing, in the dark theme too */
  color-scheme: light;
  background: Canvas;
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
`;

const Segredo = styled.code`
  font-size: ${token('texto16')};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`;
