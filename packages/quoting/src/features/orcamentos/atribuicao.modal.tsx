import type { AlvoDoLote, ConsultaOrcamentos, ResultadoLote } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, ErrorState, Skeleton, Stack } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './orcamentos.copy.ts';
import { useAtribuicao, useAtribuiveis } from './orcamentos.resource.ts';

export interface AtribuicaoModalProps {
  alvo: AlvoDoLote<Omit<ConsultaOrcamentos, 'pagina' | 'tamanho' | 'ordenar'>>;
  /** How many it is about. */
  total: number;
  onDone: (desfechos: readonly ResultadoLote[]) => void;
  onClose: () => void;
}

const { selecao } = copy;

/** To whom the selected cases go. */
export function AtribuicaoModal({ alvo, total, onDone, onClose }: AtribuicaoModalProps) {
  const usuarios = useAtribuiveis();
  const atribuicao = useAtribuicao();
  const [usuarioId, setUsuarioId] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const assign = () => {
    setIsTried(true);
    if (usuarioId) atribuicao.mutate({ ...alvo, usuarioId }, { onSuccess: (feitos) => onDone(feitos) });
  };
  return (
    <Dialog
      titulo={selecao.atribuirTitulo(total)}
      size="sm"
      isOpen
      isSticky={atribuicao.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={atribuicao.isPending}>
            {selecao.cancelar}
          </Button>
          <Button variant="primary" isBusy={atribuicao.isPending} onClick={assign}>
            {selecao.atribuirBotao}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {atribuicao.error && (
          <Alert tone="perigo" titulo={selecao.falha} isLive>
            {sentenceOfFalha(atribuicao.error)}
          </Alert>
        )}
        {usuarios.isError && <ErrorState onRetry={() => void usuarios.refetch()}>{selecao.falhaUsuarios}</ErrorState>}
        {usuarios.isPending && <Skeleton lines={2} />}
        {usuarios.data && (
          <Select
            name="usuarioId"
            label={selecao.usuario}
            options={usuarios.data.map(({ id, nome }) => ({ value: id, label: nome }))}
            value={usuarioId}
            onChange={setUsuarioId}
            isRequired
            error={isTried && !usuarioId ? selecao.escolha : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}
