import type { AtoDocumentos, DesfechoDocumento, DocumentoResumo } from '@balcao/contracts';
import type { Escolhidas } from '@balcao/shared/lists';
import { showFailure } from '@balcao/ui/failures';
import { AcaoEmLote, BarraSelecao, DesfechosDoLote } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { changeLote } from '../../documentos/documentos.resource.ts';
import { copy } from './documentos.copy.ts';

/** What is done with the chosen documents, and what became of each. */
export function LoteDocumentos({ escolha }: { escolha: Escolhidas<DocumentoResumo> }) {
  const [desfechos, setDesfechos] = useState<readonly DesfechoDocumento[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const ids = [...escolha.escolhidas.keys()];
  async function act(ato: AtoDocumentos) {
    setIsBusy(true);
    try {
      setDesfechos(await changeLote(ids, ato));
    } catch (error) {
      showFailure(copy.lote.falha, error);
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  }
  return (
    <>
      <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionados(ids.length)} limpar={copy.limpar}>
        <AcaoEmLote
          variant="primary"
          isBusy={isBusy}
          rotulo={copy.lote.vincular(ids.length)}
          onAct={() => void act({ tipo: 'VINCULAR_SUGERIDO' })}
        />
        <AcaoEmLote rotulo={copy.lote.descartar(ids.length)} onAct={() => setIsAsking(true)} />
      </BarraSelecao>
      {isAsking && (
        <ConfirmDialog
          titulo={copy.lote.confirmar}
          isOpen
          isBusy={isBusy}
          confirmar={copy.lote.descartarBotao}
          isDanger
          onConfirm={() => void act({ tipo: 'DESCARTAR' })}
          onClose={() => setIsAsking(false)}
        >
          {copy.lote.confirmarTexto(ids.length)}
        </ConfirmDialog>
      )}
      {desfechos && (
        <DesfechosDoLote
          desfechos={desfechos}
          onClose={() => {
            setDesfechos(null);
            escolha.clear();
          }}
        />
      )}
    </>
  );
}
