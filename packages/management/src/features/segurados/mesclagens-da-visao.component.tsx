import type { MesclagemSegurado } from '@balcao/contracts';
import { formatDataHora, formatDocumento, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao } from '@balcao/shared';
import { Alert, Button, showToast, Stack } from '@balcao/ui';
import { useState } from 'react';
import { undoMesclagem } from './mesclagem.resource.ts';
import { copy } from './segurados.copy.ts';

/** Records that became part of this one, while that may be undone. */
export function MesclagensDaVisao({ mesclagens }: { mesclagens: readonly MesclagemSegurado[] }) {
  const [emCurso, setEmCurso] = useState<string | null>(null);

  async function undo(id: string) {
    setEmCurso(id);
    try {
      const { mantidos } = await undoMesclagem(id);
      showToast({ tone: 'sucesso', titulo: copy.mesclar.desfeita });
      if (mantidos.length > 0) showToast({ tone: 'atencao', titulo: copy.mesclar.mantidos(mantidos.length) });
    } catch (error) {
      if (!(error instanceof FalhaRequisicao)) throw error;
      showToast({ tone: 'perigo', titulo: sentenceOfFalha(error) });
    } finally {
      setEmCurso(null);
    }
  }

  return (
    <Stack gap={2}>
      {mesclagens.map(({ id, nome, documento, em, por, desfazerAte }, index) => (
        <Alert
          key={id}
          titulo={copy.mesclar.juntado(nome, formatDocumento(documento))}
          actions={
            // the last one first: what came after it may stand on it
            index === 0 && (
              <Button size="sm" isBusy={emCurso === id} onClick={() => void undo(id)}>
                {copy.mesclar.desfazer}
              </Button>
            )
          }
        >
          {copy.mesclar.quando(formatDataHora(em), por, formatDataHora(desfazerAte))}
        </Alert>
      ))}
    </Stack>
  );
}
