import { type Endosso, endossoCalls } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Cluster, showToast } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './endosso.copy.ts';
import { EmitirEndossoModal } from './emissao-endosso.modal.tsx';
import { RecusarEndossoModal } from './recusa-endosso.modal.tsx';
import { useAnaliseEndosso } from './endosso.resource.ts';

const { ato } = copy;

/** What may be done with an endorsement that waits for its insurer. */
export function AtosDoEndosso({ endosso }: { endosso: Endosso }) {
  const [aberto, setAberto] = useState<'emissao' | 'recusa' | null>(null);
  const analisar = useAnaliseEndosso({ onDone: () => showToast({ tone: 'sucesso', titulo: ato.analise.feito }) });
  const mayDecide = useMay(endossoCalls.issueEndosso);
  if (!mayDecide) return null;
  if (endosso.status !== 'SOLICITADO' && endosso.status !== 'EM_ANALISE') return null;
  const { id: endossoId, versao } = endosso;
  const analyse = () =>
    analisar.mutate({ endossoId, versao }, { onError: (falha) => showToast({ tone: 'perigo', titulo: sentenceOfFalha(falha) }) });
  const close = () => setAberto(null);
  return (
    <Cluster gap={1}>
      <Button size="sm" variant="primary" onClick={() => setAberto('emissao')}>
        {ato.emitir}
      </Button>
      {endosso.status === 'SOLICITADO' && (
        <Button size="sm" isBusy={analisar.isPending} onClick={analyse}>
          {ato.analisar}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setAberto('recusa')}>
        {ato.recusar}
      </Button>
      {aberto === 'emissao' && <EmitirEndossoModal endosso={endosso} onClose={close} />}
      {aberto === 'recusa' && <RecusarEndossoModal endosso={endosso} onClose={close} />}
    </Cluster>
  );
}
