import type { AlvoDoLote, OrcamentoResumo, ResultadoLote } from '@balcao/contracts';
import { rotuloSituacao } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import type { Escolhidas } from '@balcao/shared/lists';
import { showFailure } from '@balcao/ui/failures';
import { AcaoEmLote, BarraSelecao, ExportLista, motivoDaEscolha, useExportacao } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { AtribuicaoModal } from './atribuicao.modal.tsx';
import { DesfechosModal } from './desfechos.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { canDiscard } from './orcamentos.model.ts';
import { useDescarteEmLote, type useOrcamentos } from './orcamentos.resource.ts';

export interface SelecaoProps {
  escolha: Escolhidas<OrcamentoResumo>;
  lista: Pick<ReturnType<typeof useOrcamentos>, 'download' | 'filtro' | 'total'>;
}

const { selecao } = copy;

/** What is done with the selected cases, chosen one by one or all that the filters find, and what became of each. */
export function Selecao({ escolha, lista }: SelecaoProps) {
  const session = useSession();
  const [asking, setAsking] = useState<'descartar' | 'atribuir' | null>(null);
  const [outcomes, setOutcomes] = useState<{ feitos: readonly ResultadoLote[]; deFora: readonly ResultadoLote[] } | null>(null);
  const descarte = useDescarteEmLote();
  const casos = [...escolha.escolhidas.values()];
  const rascunhos = casos.filter(canDiscard);
  const deFora = casos.filter((orcamento) => !canDiscard(orcamento)).map(foraDoDescarte);
  const motivo = motivoDaEscolha(escolha);
  const { status } = lista.filtro;
  const temRascunho = escolha.isTodas ? !status || status.split(',').includes('RASCUNHO') : rascunhos.length > 0;
  const finish = (feitos: readonly ResultadoLote[], fora: readonly ResultadoLote[] = []) => {
    setAsking(null);
    setOutcomes({ feitos, deFora: fora });
  };
  const discard = () =>
    descarte.mutate(alvoDe(escolha, lista, rascunhos), {
      onSuccess: (feitos) => finish(feitos, deFora),
      onError: (error) => showFailure(selecao.falha, error),
    });
  const exportacao = useExportacao((formato) =>
    escolha.isTodas ? lista.download(formato) : lista.download(formato, { ids: [...escolha.escolhidas.keys()].join(',') }),
  );
  return (
    <>
      <BarraSelecao escolha={escolha} texto={selecao.texto(escolha.total)} limpar={selecao.limpar}>
        <ExportLista {...exportacao} rotulo={escolha.isTodas ? selecao.exportarTodos : selecao.exportar(escolha.total)} />
        {session?.administrador && (
          <AcaoEmLote
            rotulo={escolha.isTodas ? selecao.atribuirTodos : selecao.atribuir(escolha.total)}
            motivo={motivo}
            onAct={() => setAsking('atribuir')}
          />
        )}
        {session?.acessoMC !== false && (
          <AcaoEmLote
            rotulo={selecao.descartar(rascunhos.length)}
            motivo={motivo ?? (temRascunho ? undefined : selecao.semRascunho)}
            onAct={() => setAsking('descartar')}
          />
        )}
      </BarraSelecao>
      {asking === 'descartar' && (
        <ConfirmDialog
          titulo={escolha.isTodas ? selecao.descartarTodosTitulo(escolha.total) : selecao.descartarTitulo(rascunhos.length)}
          confirmar={copy.descartar}
          isOpen
          isDanger
          isBusy={descarte.isPending}
          onConfirm={discard}
          onClose={() => setAsking(null)}
        >
          {escolha.isTodas ? selecao.descartarTodosTexto : selecao.descartarTexto(deFora.length)}
        </ConfirmDialog>
      )}
      {asking === 'atribuir' && (
        <AtribuicaoModal alvo={alvoDe(escolha, lista)} total={escolha.total} onDone={finish} onClose={() => setAsking(null)} />
      )}
      {outcomes && (
        <DesfechosModal
          desfechos={outcomes.feitos}
          deFora={outcomes.deFora}
          onClose={() => {
            setOutcomes(null);
            escolha.clear();
          }}
        />
      )}
    </>
  );
}

/** What an act on the selection is asked about: the cases by name, or the filter, which the gateway reads again. */
function alvoDe(
  { escolhidas, isTodas }: SelecaoProps['escolha'],
  { filtro, total }: SelecaoProps['lista'],
  casos = [...escolhidas.values()],
): AlvoDoLote {
  return isTodas ? { filtro: { consulta: filtro, total } } : { ids: casos.map(({ id }) => id) };
}

const foraDoDescarte = (orcamento: OrcamentoResumo): ResultadoLote => ({
  id: orcamento.id,
  ok: false,
  mensagem: selecao.naoERascunho(rotuloSituacao(orcamento)),
  orcamento: { numero: orcamento.numero, segurado: orcamento.segurado },
});
