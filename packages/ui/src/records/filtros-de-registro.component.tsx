import { ComboBox, type LoadOptions } from '@balcao/ui/forms';
import { FiltroDeEscolha } from './filtro-de-escolha.component.tsx';
import { copy } from './records.copy.ts';
import type { PalavrasDoRegistro } from './words-of.ts';

/** One filter of a list. */
export interface FiltroDeRegistro<Nome extends string> {
  /** The word of the address. */
  readonly nome: Nome;
  readonly rotulo: string;
  /** What stands for no choice. */
  readonly todos: string;
  /** A few kinds to choose from, by the gateway's word for each… */
  readonly opcoes?: Readonly<Record<string, string>>;
  /** …the one of them the list is narrowed to while nothing is chosen, which `todos` then names… */
  readonly padrao?: string;
  /** …or where to look for the choices as one types (keep it stable)… */
  readonly search?: LoadOptions;
  /** …and what the choice of the address is called, where the list knows it. */
  readonly rotuloDoValor?: string | undefined;
}

export interface FiltrosDeRegistroProps<Nome extends string> {
  filtros: readonly FiltroDeRegistro<Nome>[];
  lista: {
    readonly consulta: { readonly [N in Nome]?: string | undefined };
    change(mudanca: { readonly [N in Nome]?: string | null }): void;
  };
}

/** The filters of a list, each drawn as its choices ask: a few in a menu, many found by typing. */
export const FiltrosDeRegistro = <Nome extends string>({ filtros, lista: { consulta, change } }: FiltrosDeRegistroProps<Nome>) =>
  filtros.map(({ nome, rotulo, todos, opcoes = {}, padrao, search, rotuloDoValor }) => {
    const valor = consulta[nome];
    const onChange = (mudanca: Record<Nome, string | null>) => change(mudanca);
    if (!search) return <FiltroDeEscolha key={nome} {...{ nome, rotulo, todos, opcoes, valor, padrao, onChange }} />;
    return (
      <ComboBox
        key={nome}
        name={nome}
        label={rotulo}
        isLabelHidden
        placeholder={todos}
        loadOptions={search}
        minChars={2}
        value={valor ?? null}
        valueLabel={rotuloDoValor}
        onChange={(escolhido) => onChange({ [nome]: escolhido } as Record<Nome, string | null>)}
      />
    );
  });

/** Records narrowed to those that are offered, or to those that no longer are. */
export const filtroDeSituacao = ({ ativos, inativos, ativosEInativos }: PalavrasDoRegistro) =>
  ({ nome: 'situacao', rotulo: copy.situacao, todos: ativosEInativos, opcoes: { ATIVO: ativos, INATIVO: inativos } }) as const;
