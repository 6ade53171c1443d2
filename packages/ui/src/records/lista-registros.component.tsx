import { Button, EmptyState, IconButton } from '@balcao/ui';
import {
  AcaoEmLote,
  BarraSelecao,
  type Escolha,
  ExportLista,
  type FormatoDaLista,
  Lista,
  type ListaProps,
  motivoDaEscolha,
  useExportacao,
} from '@balcao/ui/lists';
import { Menu } from '@balcao/ui/overlays';
import { IconeMais } from '@balcao/ui/screen-icons';
import { type ReactNode, useState } from 'react';
import { ExclusaoRegistro } from './exclusao-registro.component.tsx';
import { copy } from './records.copy.ts';
import { type FiltroDeRegistro, FiltrosDeRegistro, type FiltrosDeRegistroProps } from './filtros-de-registro.component.tsx';
import { RecusaNaLista } from './recusa-na-lista.component.tsx';
import type { AlvoDosAtos, AtosDoRegistro, RegistroNomeado } from './registro.props.ts';
import { useSituacao } from './use-situacao.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

/** What is selected of a list: `useEscolhidas` of `@balcao/shared/lists` gives one. */
interface Escolhidas<Row> extends Escolha {
  readonly escolhidas: ReadonlyMap<string, Row>;
  readonly selected: ReadonlySet<string>;
  readonly alvo: AlvoDosAtos;
  onSelect(ids: ReadonlySet<string>): void;
}

type DaLista<Row> = Pick<ListaProps<Row>, 'caption' | 'columns' | 'busca' | 'onPeek' | 'isRowMarked'>;

export interface ListaRegistrosProps<Row, Nome extends string> extends DaLista<Row> {
  lista: ListaProps<Row>['lista'] &
    FiltrosDeRegistroProps<Nome>['lista'] & {
      download(this: void, formato: FormatoDaLista): Promise<void>;
    };
  palavras: PalavrasDoRegistro;
  filtros: readonly FiltroDeRegistro<Nome>[];
  /** Said when there is none yet. */
  vazioTexto: string;
  escolha: Escolhidas<Row>;
  atos: AtosDoRegistro;
  onOpen: (id: string) => void;
  onNovo: () => void;
  /** What else may be done with those chosen, beside activating and deactivating them. */
  noLote?: ReactNode;
}

/** Records one by one or many at once: open, activate, deactivate, exclude, export. */
export function ListaRegistros<Row extends RegistroNomeado, Nome extends string>(props: ListaRegistrosProps<Row, Nome>) {
  const { lista, palavras, filtros, vazioTexto, escolha, atos, onOpen, onNovo, noLote, ...table } = props;
  const exportacao = useExportacao(lista.download);
  const { escolhidas, selected, onSelect, clear } = escolha;
  const [saindo, setSaindo] = useState<Row | null>(null);
  const situacao = useSituacao(palavras, atos.setAtivos);
  const thatTurn = (ativo: boolean): string[] => [...escolhidas.values()].filter((um) => um.ativo !== ativo).map(({ id }) => id);
  const setMany = (alvo: AlvoDosAtos, ativo: boolean) => void situacao.set(alvo, ativo).then((isAnswered) => isAnswered && clear());
  const actionsOf = (um: Row) => [
    { id: 'editar', label: copy.editar, onAction: () => onOpen(um.id) },
    { id: 'situacao', label: um.ativo ? copy.desativar : copy.ativar, onAction: () => void situacao.set({ ids: [um.id] }, !um.ativo) },
    { id: 'excluir', label: copy.excluir, isDanger: true, onAction: () => setSaindo(um) },
  ];
  const [paraDesativar, paraAtivar] = [thatTurn(false), thatTurn(true)];
  return (
    <>
      <Lista
        {...table}
        lista={lista}
        {...(table.onPeek && { larguraDasAcoes: '92px' })}
        rowId={({ id }) => id}
        rowName={({ nome }) => nome}
        filtros={<FiltrosDeRegistro filtros={filtros} lista={lista} />}
        acoes={<ExportLista {...exportacao} />}
        vazio={
          <EmptyState
            titulo={palavras.vazio}
            action={
              <Button variant="primary" onClick={onNovo}>
                {palavras.novo}
              </Button>
            }
          >
            {vazioTexto}
          </EmptyState>
        }
        selected={selected}
        onSelect={onSelect}
        rowActions={(um) => (
          <Menu
            label={copy.acoesDe(um.nome)}
            trigger={<IconButton size="sm" label={copy.acoesDe(um.nome)} icon={<IconeMais size={16} aria-hidden />} />}
            actions={actionsOf(um)}
          />
        )}
        barra={
          escolha.total > 0 && (
            <BarraSelecao escolha={escolha} texto={palavras.selecionados(escolha.total)} limpar={copy.limpar}>
              {escolha.isTodas &&
                ([false, true] as const).map((ativo) => (
                  <AcaoEmLote
                    key={String(ativo)}
                    rotulo={ativo ? copy.ativarTodos : copy.desativarTodos}
                    motivo={motivoDaEscolha(escolha)}
                    isBusy={situacao.isBusy}
                    onAct={() => setMany(escolha.alvo, ativo)}
                  />
                ))}
              {paraDesativar.length > 0 && (
                <AcaoEmLote
                  rotulo={copy.desativarVarios(paraDesativar.length)}
                  isBusy={situacao.isBusy}
                  onAct={() => setMany({ ids: paraDesativar }, false)}
                />
              )}
              {paraAtivar.length > 0 && (
                <AcaoEmLote
                  rotulo={copy.ativarVarios(paraAtivar.length)}
                  isBusy={situacao.isBusy}
                  onAct={() => setMany({ ids: paraAtivar }, true)}
                />
              )}
              {noLote}
            </BarraSelecao>
          )
        }
      />
      {saindo && (
        <ExclusaoRegistro
          registro={saindo}
          palavras={palavras}
          remove={atos.remove}
          onClose={() => setSaindo(null)}
          onExcluido={() => setSaindo(null)}
          onDeactivate={() => void situacao.set({ ids: [saindo.id] }, false)}
        />
      )}
      {situacao.recusa && <RecusaNaLista recusa={situacao.recusa} onClose={situacao.dismiss} />}
    </>
  );
}
