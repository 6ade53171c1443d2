import type { OrcamentoResumo, ResultadoLote } from '@balcao/contracts';
import { rotuloSituacao } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import type { Escolhidas } from '@balcao/shared/lists';
import { showFailure } from '@balcao/ui/failures';
import { AcaoEmLote, BarraSelecao, type Desfecho, DesfechosDoLote, ExportLista, motivoDaEscolha, useExportacao } from '@balcao/ui/lists';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { AtribuicaoModal } from './atribuicao.modal.tsx';
import { copy } from './orcamentos.copy.ts';
import { canDiscard } from './orcamentos.model.ts';
import { useDescarteEmLote, type useOrcamentos } from './orcamentos.resource.ts';

export interface SelecaoProps {
  escolha: Escolhidas<OrcamentoResumo, ReturnType<typeof useOrcamentos>['filtro']>;
  lista: Pick<ReturnType<typeof useOrcamentos>, 'download' | 'filtro'>;
}

const { selecao } = copy;

/** What is done with the selected cases, chosen one by one or all that the filters find, and what became of each. */
export function Selecao({ escolha, lista }: SelecaoProps) {
  const session = useSession();
  const [asking, setAsking] = useState<'descartar' | 'atribuir' | null>(null);
  const [outcomes, setOutcomes] = useState<{ feitos: readonly Desfecho[]; deFora: readonly Desfecho[] } | null>(null);
  const descarte = useDescarteEmLote();
  const casos = [...escolha.escolhidas.values()];
  const rascunhos = casos.filter(canDiscard);
  const deFora = casos.filter((orcamento) => !canDiscard(orcamento)).map(foraDoDescarte);
  const motivo = motivoDaEscolha(escolha);
  const { status } = lista.filtro;
  const temRascunho = escolha.isTodas ? !status || status.split(',').includes('RASCUNHO') : rascunhos.length > 0;
  const finish = (feitos: readonly ResultadoLote[], fora: readonly Desfecho[] = []) => {
    setAsking(null);
    setOutcomes({ feitos: feitos.map(desfechoDe), deFora: fora });
  };
  const discard = () =>
    descarte.mutate(escolha.isTodas ? escolha.alvo : { ids: rascunhos.map(({ id }) => id) }, {
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
        <AtribuicaoModal alvo={escolha.alvo} total={escolha.total} onDone={finish} onClose={() => setAsking(null)} />
      )}
      {outcomes && (
        <DesfechosDoLote
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

const nomeDe = ({ numero, segurado }: Pick<OrcamentoResumo, 'numero' | 'segurado'>) =>
  copy.nomeDaLinha(numero, segurado ?? copy.semSegurado);

const desfechoDe = ({ orcamento, ...desfecho }: ResultadoLote): Desfecho => ({ ...desfecho, nome: orcamento && nomeDe(orcamento) });

const foraDoDescarte = (orcamento: OrcamentoResumo): Desfecho => ({
  id: orcamento.id,
  nome: nomeDe(orcamento),
  ok: false,
  mensagem: selecao.naoERascunho(rotuloSituacao(orcamento)),
});
