import type { AtoPermissao, Finalidade } from '@balcao/contracts';
import { finalidades, sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Cluster, focusCampo, showToast, Stack, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './permissoes.copy.ts';
import { useAto } from './permissoes.resource.ts';

/** What is about to be written down. */
export interface AtoPedido {
  readonly finalidade: Finalidade;
  readonly ato: AtoPermissao;
}

/** Writes down what a client told the brokerage; a consent asks for its proof in words. */
export function Anotacao({ seguradoId, pedido, onClose }: { seguradoId: string; pedido: AtoPedido; onClose: () => void }) {
  const { finalidade, ato } = pedido;
  const [nota, setNota] = useState('');
  const [error, setError] = useState<string | undefined>();
  const command = useAto();
  const isConcessao = ato === 'CONCEDIDA';
  const { nome } = finalidades[finalidade];
  const onSave = () => {
    if (isConcessao && nota.trim() === '') {
      setError(copy.faltaNota);
      focusCampo('nota');
      return;
    }
    command.mutate(
      { seguradoId, finalidade, ato, nota: nota.trim() || null },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: isConcessao ? copy.anotou : copy.revogou });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog titulo={isConcessao ? copy.concederDe(nome) : copy.revogarDe(nome)} isOpen onClose={onClose}>
      <Stack gap={4}>
        {command.error && (
          <Alert tone="perigo" titulo={copy.falhaAto} isLive>
            {sentenceOfFalha(command.error)}
          </Alert>
        )}
        <TextArea
          name="nota"
          label={isConcessao ? copy.nota : copy.notaRevogar}
          description={isConcessao ? copy.notaAjuda : undefined}
          value={nota}
          onChange={(texto) => {
            setNota(texto);
            setError(undefined);
          }}
          error={error}
          maxLength={500}
          isRequired={isConcessao}
        />
        <Cluster gap={2} justify="end">
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant={isConcessao ? 'primary' : 'danger'} isBusy={command.isPending} onClick={onSave}>
            {isConcessao ? copy.conceder : copy.revogar}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
