import type { SolicitacaoCotacao } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, showToast, Stack, TextArea } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './cotacoes.copy.ts';
import { useDescartar } from './cotacoes.resource.ts';

export interface DescarteModalProps {
  solicitacao: SolicitacaoCotacao;
  onClose: () => void;
}

const { leads } = copy;
const MINIMO = 3;

/** Why a lead leads nowhere. */
export function DescarteModal({ solicitacao: { id, nome }, onClose }: DescarteModalProps) {
  const [motivo, setMotivo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const descartar = useDescartar();
  const isShort = motivo.trim().length < MINIMO;
  const discard = () => {
    setIsTried(true);
    if (isShort) return;
    descartar.mutate(
      { solicitacaoId: id, motivo: motivo.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'sucesso', titulo: leads.descartada });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      titulo={leads.descartarTitulo(nome)}
      size="sm"
      isOpen
      isSticky={descartar.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={descartar.isPending}>
            {leads.cancelar}
          </Button>
          <Button variant="danger" isBusy={descartar.isPending} onClick={discard}>
            {leads.descartar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{leads.descartarTexto}</p>
        {descartar.error && (
          <Alert tone="perigo" titulo={leads.falhaDescartar} isLive>
            {sentenceOfFalha(descartar.error)}
          </Alert>
        )}
        <TextArea
          name="motivo"
          label={leads.motivo}
          value={motivo}
          onChange={setMotivo}
          isRequired
          error={isTried && isShort ? leads.motivoCurto : undefined}
        />
      </Stack>
    </Dialog>
  );
}
