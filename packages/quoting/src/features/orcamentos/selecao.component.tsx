import type { OrcamentoResumo, ResultadoLote } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Button, showToast } from '@balcao/ui';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { BarraSelecao } from '../../barra-selecao.component.tsx';
import { saveFile } from '../../save-file.resource.ts';
import { AtribuicaoModal } from './atribuicao.modal.tsx';
import { DesfechosModal } from './desfechos.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { ORDEM_PADRAO } from './orcamentos.model.ts';
import { exportCsv, useDescarteEmLote } from './orcamentos.resource.ts';
import { showFailure } from '../../show-failure.ts';

export interface SelecaoProps {
  /** The selected cases, by id. */
  escolhidos: ReadonlyMap<string, OrcamentoResumo>;
  onClear: () => void;
}

const { selecao } = copy;

/** What is done with the selected cases, and what became of each. */
export function Selecao({ escolhidos, onClear }: SelecaoProps) {
  const session = useSession();
  const [asking, setAsking] = useState<'descartar' | 'atribuir' | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ResultadoLote[] | null>(null);
  const descarte = useDescarteEmLote();
  const ids = [...escolhidos.keys()];
  const finish = (results: readonly ResultadoLote[]) => {
    setAsking(null);
    setOutcomes(results);
  };
  const exportSelected = async () => {
    try {
      saveFile(await exportCsv({ pagina: 1, tamanho: 20, ordenar: ORDEM_PADRAO, ids: ids.join(',') }), copy.arquivo(hojeEm(new Date())));
      showToast({ tone: 'sucesso', titulo: copy.exportou });
    } catch (error) {
      showFailure(copy.falhaExportar, error);
    }
  };
  return (
    <>
      <BarraSelecao texto={selecao.texto(ids.length)} limpar={selecao.limpar} onClear={onClear}>
        <Button onClick={() => void exportSelected()}>{selecao.exportar}</Button>
        {session?.administrador && <Button onClick={() => setAsking('atribuir')}>{selecao.atribuir}</Button>}
        {session?.acessoMC !== false && <Button onClick={() => setAsking('descartar')}>{selecao.descartar}</Button>}
      </BarraSelecao>
      {asking === 'descartar' && (
        <ConfirmDialog
          titulo={selecao.descartarTitulo(ids.length)}
          confirmar={copy.descartar}
          isOpen
          isDanger
          isBusy={descarte.isPending}
          onConfirm={() => descarte.mutate({ ids }, { onSuccess: finish, onError: (error) => showFailure(selecao.falha, error) })}
          onClose={() => setAsking(null)}
        >
          {selecao.descartarTexto}
        </ConfirmDialog>
      )}
      {asking === 'atribuir' && <AtribuicaoModal ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {outcomes && (
        <DesfechosModal
          desfechos={outcomes}
          escolhidos={escolhidos}
          onClose={() => {
            setOutcomes(null);
            onClear();
          }}
        />
      )}
    </>
  );
}
