import type { UsoRegistro } from '@balcao/contracts';
import { Button, showToast, Stack, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/lists';
import { ConfirmDialog, Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { UsosRegistro } from '../../usos-registro.component.tsx';
import { copy } from './produtores.copy.ts';
import { excluir, readVersao, usosOf } from './produtores.resource.ts';

export interface ExclusaoProps {
  produtor: { readonly id: string; readonly nome: string; readonly ativo: boolean };
  onClose: () => void;
  onExcluido: () => void;
  /** What is offered in the place of excluding what is in use. */
  onDesativar: () => void;
}

/** Asks before a producer leaves; of one in use, tells what uses it. */
export function Exclusao({ produtor: { id, nome, ativo }, onClose, onExcluido, onDesativar }: ExclusaoProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [usos, setUsos] = useState<readonly UsoRegistro[] | null>(null);
  const remove = async () => {
    setIsBusy(true);
    try {
      await excluir({ id, versao: await readVersao(id) });
      showToast({ tone: 'sucesso', titulo: copy.excluiu });
      onExcluido();
    } catch (error) {
      const found = usosOf(error);
      if (found) setUsos(found);
      else {
        showFailure(copy.naoExcluiu, error);
        onClose();
      }
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
        onConfirm={() => void remove()}
        onClose={onClose}
      >
        {copy.excluirTexto}
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
                onDesativar();
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
        <Text>{copy.emUsoTexto}</Text>
        <UsosRegistro usos={usos} />
      </Stack>
    </Dialog>
  );
}
