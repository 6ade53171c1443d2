import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, showToast, Stack, Text } from '@balcao/ui';
import { isFalha } from '@balcao/ui/failures';
import { ConfirmDialog, Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './records.copy.ts';
import type { AtosDoRegistro, RegistroNomeado, Uso } from './registro.props.ts';
import { UsosRegistro } from './usos-registro.component.tsx';
import type { PalavrasDoRegistro } from './words-of.ts';

export interface ExclusaoRegistroProps {
  registro: RegistroNomeado;
  palavras: PalavrasDoRegistro;
  remove: AtosDoRegistro['remove'];
  onClose: () => void;
  onExcluido: () => void;
  /** What is offered in the place of excluding what is in use. */
  onDeactivate: () => void;
}

/** Asks before a record leaves; of one in use, tells what uses it. */
export function ExclusaoRegistro({ registro, palavras, remove, onClose, onExcluido, onDeactivate }: ExclusaoRegistroProps) {
  const { id, nome, ativo } = registro;
  const [isBusy, setIsBusy] = useState(false);
  const [recusa, setRecusa] = useState<string | null>(null);
  const [usos, setUsos] = useState<readonly Uso[] | null>(null);
  const exclude = async () => {
    setIsBusy(true);
    setRecusa(null);
    try {
      const found = await remove(id);
      if (found) {
        setUsos(found);
        return;
      }
      showToast({ tone: 'sucesso', titulo: palavras.excluiu });
      onExcluido();
    } catch (error) {
      setRecusa(sentenceOfFalha(isFalha(error) ? error : null));
    } finally {
      setIsBusy(false);
    }
  };
  if (usos === null) {
    return (
      <ConfirmDialog
        titulo={copy.excluirPergunta(nome)}
        isOpen
        isDanger
        isBusy={isBusy}
        confirmar={copy.excluir}
        onConfirm={() => void exclude()}
        onClose={onClose}
      >
        <Stack gap={3}>
          {recusa && (
            <Alert tone="perigo" titulo={copy.naoExcluiu} isLive>
              {recusa}
            </Alert>
          )}
          <Text>{palavras.excluirTexto}</Text>
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      titulo={copy.emUso(nome)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.fechar}</Button>
          {ativo && (
            <Button
              variant="primary"
              onClick={() => {
                onDeactivate();
                onClose();
              }}
            >
              {copy.desativar}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Text>{palavras.emUsoTexto}</Text>
        <UsosRegistro usos={usos} />
      </Stack>
    </Dialog>
  );
}
