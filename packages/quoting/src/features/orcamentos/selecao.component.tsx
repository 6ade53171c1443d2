import type { OrcamentoResumo, ResultadoLote } from '@balcao/contracts';
import { rotuloSituacao } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { AcaoEmLote, BarraSelecao, ExportarLista, showFailure, useExportacao } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { AtribuicaoModal } from './atribuicao.modal.tsx';
import { DesfechosModal } from './desfechos.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { podeDescartar } from './orcamentos.model.ts';
import { useDescarteEmLote, type useOrcamentos } from './orcamentos.resource.ts';

export interface SelecaoProps {
  /** The selected cases, by id. */
  escolhidos: ReadonlyMap<string, OrcamentoResumo>;
  download: ReturnType<typeof useOrcamentos>['download'];
  onClear: () => void;
}

const { selecao } = copy;

/** What is done with the selected cases, and what became of each. */
export function Selecao({ escolhidos, download, onClear }: SelecaoProps) {
  const session = useSession();
  const [asking, setAsking] = useState<'descartar' | 'atribuir' | null>(null);
  const [outcomes, setOutcomes] = useState<{ feitos: readonly ResultadoLote[]; deFora: readonly ResultadoLote[] } | null>(null);
  const descarte = useDescarteEmLote();
  const ids = [...escolhidos.keys()];
  const rascunhos = [...escolhidos.values()].filter(podeDescartar).map(({ id }) => id);
  const foraDoDescarte = [...escolhidos.values()]
    .filter((orcamento) => !podeDescartar(orcamento))
    .map((orcamento) => ({ id: orcamento.id, ok: false, mensagem: selecao.naoERascunho(rotuloSituacao(orcamento)) }));
  const finish = (feitos: readonly ResultadoLote[], deFora: readonly ResultadoLote[] = []) => {
    setAsking(null);
    setOutcomes({ feitos, deFora });
  };
  const discard = () =>
    descarte.mutate(
      { ids: rascunhos },
      { onSuccess: (feitos) => finish(feitos, foraDoDescarte), onError: (error) => showFailure(selecao.falha, error) },
    );
  const exportacao = useExportacao((formato) => download(formato, { ids: ids.join(',') }));
  return (
    <>
      <BarraSelecao texto={selecao.texto(ids.length)} limpar={selecao.limpar} onClear={onClear}>
        <ExportarLista {...exportacao} rotulo={selecao.exportar(ids.length)} />
        {session?.administrador && <AcaoEmLote rotulo={selecao.atribuir(ids.length)} onAct={() => setAsking('atribuir')} />}
        {session?.acessoMC !== false && (
          <AcaoEmLote
            rotulo={selecao.descartar(rascunhos.length)}
            motivo={rascunhos.length === 0 ? selecao.semRascunho : undefined}
            onAct={() => setAsking('descartar')}
          />
        )}
      </BarraSelecao>
      {asking === 'descartar' && (
        <ConfirmDialog
          titulo={selecao.descartarTitulo(rascunhos.length)}
          confirmar={copy.descartar}
          isOpen
          isDanger
          isBusy={descarte.isPending}
          onConfirm={discard}
          onClose={() => setAsking(null)}
        >
          {selecao.descartarTexto(foraDoDescarte.length)}
        </ConfirmDialog>
      )}
      {asking === 'atribuir' && <AtribuicaoModal ids={ids} onDone={finish} onClose={() => setAsking(null)} />}
      {outcomes && (
        <DesfechosModal
          desfechos={outcomes.feitos}
          deFora={outcomes.deFora}
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
