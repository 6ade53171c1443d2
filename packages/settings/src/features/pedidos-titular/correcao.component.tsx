import type { FichaPedidoTitular } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, Stack, Text, TextField } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './pedidos.copy.ts';
import { useCorrecao } from './pedidos.resource.ts';

const CAMPOS = [
  ['nome', copy.novoNome],
  ['email', copy.novoEmail],
  ['celular', copy.novoCelular],
] as const;
type Campo = (typeof CAMPOS)[number][0];

/** Corrects the holder's record; what is left empty stays as it is. */
export function Correcao({ pedido: { id, versao } }: { pedido: FichaPedidoTitular }) {
  const [digitado, setDigitado] = useState<Readonly<Record<Campo, string>>>({ nome: '', email: '', celular: '' });
  const command = useCorrecao();
  const errors = new Map(command.error?.errors?.map(({ campo, mensagem }) => [campo, mensagem]));
  const typed = (campo: Campo): string | null => digitado[campo].trim() || null;
  const onSave = () => command.mutate({ pedidoId: id, versao, nome: typed('nome'), email: typed('email'), celular: typed('celular') });
  return (
    <Card titulo={copy.correcao}>
      <Stack gap={4}>
        <Text isSoft>{copy.correcaoTexto}</Text>
        {command.error && errors.size === 0 && (
          <Alert tone="perigo" titulo={copy.falhou} isLive>
            {sentenceOfFalha(command.error)}
          </Alert>
        )}
        {CAMPOS.map(([campo, rotulo]) => (
          <TextField
            key={campo}
            name={campo}
            label={rotulo}
            value={digitado[campo]}
            onChange={(texto) => setDigitado((antes) => ({ ...antes, [campo]: texto }))}
            error={errors.get(campo)}
            maxLength={campo === 'nome' ? 120 : 254}
          />
        ))}
        <div>
          <Button variant="primary" isBusy={command.isPending} onClick={onSave}>
            {copy.corrigir}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
