import { MAX_RENOVACOES } from '@balcao/contracts';
import { showToast } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { AcaoEmLote } from '@balcao/ui/lists';
import { useState } from 'react';
import { copy } from './propostas.copy.ts';
import { renew } from './propostas.resource.ts';

/** Opens the renewal of the chosen policies. */
export function RenovacaoEmLote({ ids, onFeito }: { ids: readonly string[]; onFeito: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  async function open() {
    setIsBusy(true);
    try {
      const desfechos = await renew(ids);
      const recusadas = desfechos.filter(({ resultado }) => resultado === 'RECUSADA').length;
      showToast({ tone: 'sucesso', titulo: copy.renovadas(desfechos.length - recusadas) });
      if (recusadas > 0) showToast({ tone: 'atencao', titulo: copy.naoRenovadas(recusadas) });
      onFeito();
    } catch (error) {
      showFailure(copy.falhaRenovar, error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <AcaoEmLote
      rotulo={copy.renovar(ids.length)}
      motivo={ids.length > MAX_RENOVACOES ? copy.renovarMuitas : undefined}
      isBusy={isBusy}
      onAct={() => void open()}
    />
  );
}
