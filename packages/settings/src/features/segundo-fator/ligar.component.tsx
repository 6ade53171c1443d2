import { Alert, Button, Cluster, Heading, Link, Stack, Text, TextField, token } from '@balcao/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Copiar } from '../../copiar.component.tsx';
import { copy } from './segundo-fator.copy.ts';
import { imageOf, inGroups } from './segundo-fator.model.ts';
import { type Chave, useConfirmacao } from './segundo-fator.resource.ts';

export interface LigarProps {
  chave: Chave;
  onConfirmed: (recuperacao: readonly string[]) => void;
  onCancel: () => void;
}

/** The key for the authenticator, drawn and written, and the code that proves it was taken. */
export function Ligar({ chave, onConfirmed, onCancel }: LigarProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Titulo ref={titulo} level={3} tabIndex={-1}>
        {copy.leia}
      </Titulo>
      <Lado>
        <Desenho src={imageOf(chave.qr)} alt={copy.qr} width={208} height={208} />
        <Stack gap={3}>
          <Text isSoft>{copy.aplicativos}</Text>
          <Text>{copy.semCamera}</Text>
          <Segredo>{inGroups(chave.segredo)}</Segredo>
          <Cluster gap={3}>
            <Copiar texto={chave.segredo} label={copy.copiarChave} />
          </Cluster>
          <Link href={chave.endereco}>{copy.abrir}</Link>
        </Stack>
      </Lado>
      <Confirmacao {...{ onConfirmed, onCancel }} />
    </Stack>
  );
}

function Confirmacao({ onConfirmed, onCancel }: Pick<LigarProps, 'onConfirmed' | 'onCancel'>) {
  const { codigo, erros, aviso, isBusy, change, submit } = useConfirmacao();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const recuperacao = await submit();
    if (recuperacao) onConfirmed(recuperacao);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
        <Curto>
          <TextField
            name="codigo"
            label={copy.codigo}
            description={copy.codigoAjuda}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
            isRequired
            value={codigo}
            onChange={change}
            error={erros.codigo}
          />
        </Curto>
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {copy.confirmar}
          </Button>
          <Button variant="quiet" isDisabled={isBusy} onClick={onCancel}>
            {copy.cancelar}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const Titulo = styled(Heading)`
  &:focus {
    outline: none;
  }
`;

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

const Curto = styled.div`
  max-width: 280px;
`;
