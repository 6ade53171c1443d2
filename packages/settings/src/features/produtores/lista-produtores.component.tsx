import type { ProdutorResumo } from '@balcao/contracts';
import { useEscolhidas } from '@balcao/shared/lists';
import { Button, EmptyState, IconButton } from '@balcao/ui';
import { AcaoEmLote, BarraSelecao, ExportarLista, Lista, useExportacao } from '@balcao/ui/lists';
import { Menu } from '@balcao/ui/overlays';
import { IconeMais } from '@balcao/ui/screen-icons';
import { useState } from 'react';
import { colunas } from './colunas-produtores.component.tsx';
import { Exclusao } from './exclusao.component.tsx';
import { FiltrosProdutores } from './filtros-produtores.component.tsx';
import { copy } from './produtores.copy.ts';
import type { ListaDeProdutores } from './produtores.resource.ts';
import { useSituacaoNaTela } from './use-situacao-na-tela.ts';

/** Producers one request takes. */
const MAXIMO = 100;

export interface ListaProdutoresProps {
  lista: ListaDeProdutores;
  onAbrir: (id: string) => void;
  onNovo: () => void;
}

/** The producers of the brokerage, one by one or many at once. */
export function ListaProdutores({ lista, onAbrir, onNovo }: ListaProdutoresProps) {
  const exportacao = useExportacao(lista.download);
  const { escolhidas, selected, onSelect, clear } = useEscolhidas({ rows: lista.rows, rowId: ({ id }) => id, maximo: MAXIMO });
  const [saindo, setSaindo] = useState<ProdutorResumo | null>(null);
  const situacao = useSituacaoNaTela();
  const setMany = (ativo: boolean) => {
    const ids = [...escolhidas.values()].filter((produtor) => produtor.ativo !== ativo).map(({ id }) => id);
    void situacao.set(ids, ativo).then(clear);
  };
  const count = (ativo: boolean): number => [...escolhidas.values()].filter((produtor) => produtor.ativo !== ativo).length;
  const actionsOf = (produtor: ProdutorResumo) => [
    { id: 'editar', label: copy.editar, onAction: () => onAbrir(produtor.id) },
    {
      id: 'situacao',
      label: produtor.ativo ? copy.desativar : copy.ativar,
      onAction: () => void situacao.set([produtor.id], !produtor.ativo),
    },
    { id: 'excluir', label: copy.excluir, isDanger: true, onAction: () => setSaindo(produtor) },
  ];
  return (
    <>
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        busca={copy.busca}
        filtros={<FiltrosProdutores consulta={lista.consulta} onChange={lista.change} />}
        acoes={<ExportarLista {...exportacao} />}
        vazio={
          <EmptyState
            titulo={copy.vazio}
            action={
              <Button variant="primary" onClick={onNovo}>
                {copy.novo}
              </Button>
            }
          >
            {copy.vazioTexto}
          </EmptyState>
        }
        selected={selected}
        onSelect={onSelect}
        rowActions={(produtor) => (
          <Menu
            label={copy.acoesDe(produtor.nome)}
            trigger={<IconButton size="sm" label={copy.acoesDe(produtor.nome)} icon={<IconeMais size={16} aria-hidden />} />}
            actions={actionsOf(produtor)}
          />
        )}
        barra={
          selected.size > 0 && (
            <BarraSelecao texto={copy.selecionados(selected.size)} limpar={copy.limpar} onClear={clear}>
              {count(false) > 0 && (
                <AcaoEmLote rotulo={copy.desativarVarios(count(false))} isBusy={situacao.isBusy} onAct={() => setMany(false)} />
              )}
              {count(true) > 0 && (
                <AcaoEmLote rotulo={copy.ativarVarios(count(true))} isBusy={situacao.isBusy} onAct={() => setMany(true)} />
              )}
            </BarraSelecao>
          )
        }
      />
      {saindo && (
        <Exclusao
          produtor={saindo}
          onClose={() => setSaindo(null)}
          onExcluido={() => setSaindo(null)}
          onDesativar={() => void situacao.set([saindo.id], false)}
        />
      )}
    </>
  );
}
