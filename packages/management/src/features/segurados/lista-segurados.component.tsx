import type { OpcoesSegurado } from '@balcao/contracts';
import { Finalidade, JanelaAniversario, Linha } from '@balcao/contracts';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { filtersOf, filtroDeSituacao, ListaRegistros, optionsById } from '@balcao/ui/records';
import { lazy, Suspense } from 'react';
import { AtosSegurado } from '../../atos-segurado/atos-segurado.component.tsx';
import { colunas } from './colunas-segurados.component.tsx';
import { LoteSegurados } from './lote-segurados.component.tsx';
import { copy, palavras } from './segurados.copy.ts';
import { type ListaDeSegurados, segurados } from './segurados.resource.ts';

const Resumo = lazy(() =>
  import(/* webpackChunkName: "segurado" */ './resumo-do-segurado.component.tsx').then((m) => ({ default: m.ResumoDoSegurado })),
);

/** `?ver=`: one in short, beside the list. */
const BESIDE = ['ver'] as const;

const named = <V extends string>(valores: readonly V[], nameOf: (valor: V) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(valores.map((valor) => [valor, nameOf(valor)]));

const filtro = filtersOf(copy.filtros);

const fixos = [
  filtro('pessoa', copy.pessoa),
  filtro(
    'tem',
    named(Linha.options, (linha) => copy.tem(copy.linha[linha])),
  ),
  filtro(
    'falta',
    named(Linha.options, (linha) => copy.falta(copy.linha[linha])),
  ),
  filtro('termina', named(['7', '15', '30', '60'], copy.termina)),
  filtro(
    'aniversario',
    named(JanelaAniversario.options, (janela) => copy.aniversario[janela]),
  ),
  filtro('contato', copy.contatoFalta),
  filtro(
    'permite',
    named(Finalidade.options, (finalidade) => copy.permite(copy.finalidade[finalidade] ?? finalidade)),
  ),
] as const;

export interface ListaSeguradosProps {
  lista: ListaDeSegurados;
  opcoes: OpcoesSegurado | undefined;
  onOpen: (id: string) => void;
  onNovo: () => void;
}

/** The clients of the brokerage, one by one or many at once. */
export function ListaSegurados({ lista, opcoes, onOpen, onNovo }: ListaSeguradosProps) {
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const { ver, open } = usePartes(BESIDE);
  return (
    <>
      <ListaRegistros
        lista={lista}
        palavras={palavras}
        caption={copy.tabela}
        columns={colunas}
        busca={copy.busca}
        vazioTexto={copy.vazioTexto}
        escolha={escolha}
        atos={segurados}
        onOpen={onOpen}
        onPeek={({ id }) => open({ ver: id })}
        isRowMarked={({ id }) => id === ver}
        onNovo={onNovo}
        noLote={
          <>
            <LoteSegurados alvo={escolha.alvo} opcoes={opcoes} onFeito={escolha.clear} />
            <AtosSegurado alvo={escolha.alvo} onFeito={escolha.clear} />
          </>
        }
        // in their places before their choices are read, so that the table stays where it is
        filtros={[
          ...fixos,
          filtro(
            'tag',
            named(opcoes?.tags ?? [], (tag) => tag),
          ),
          filtro('grupo', optionsById(opcoes?.grupos ?? [])),
          filtro('produtor', optionsById(opcoes?.produtores ?? [])),
          filtroDeSituacao(palavras),
        ]}
      />
      {ver && (
        <Suspense fallback={null}>
          <Resumo id={ver} onClose={() => open({})} />
        </Suspense>
      )}
    </>
  );
}
