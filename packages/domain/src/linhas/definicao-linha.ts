import type { ErroCampo, Formulario, Pessoa, Rascunho, Segurado, Seguro } from '@balcao/contracts';
import type * as z from 'zod/mini';
import type { Faixa, ParametrosBlocos } from '../blocos/parametros-blocos.ts';
import type { PedidoBlocos } from '../blocos/pedido-blocos.ts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';
import type { Mascara } from './mascaras.ts';

/** A risk as far as it was typed: sections by name, fields by name. */
export interface RiscoAberto {
  readonly segurado: Rascunho<Segurado>;
  readonly seguro: Rascunho<Seguro>;
  readonly [secao: string]: unknown;
}

/** How a field is asked on screen; what it holds follows from it. */
export type TipoCampo =
  /** A line of text. */
  | 'texto'
  /** Several lines of text. */
  | 'textoLongo'
  /** Text behind a mask, see `mascara`. */
  | 'mascara'
  /** Activity of a company, found in the catalogue: seven digits. */
  | 'cnae'
  /** A car in the FIPE table, found by words or by its code; choosing one fills the section. */
  | 'fipe'
  /** A day of birth, typed: `YYYY-MM-DD`. */
  | 'data'
  /** A day of the calendar, picked: `YYYY-MM-DD`. */
  | 'dia'
  /** Centavos. */
  | 'dinheiro'
  /** A whole number. */
  | 'numero'
  /** A year: a whole number that is never grouped. */
  | 'ano'
  /** bps. */
  | 'percentual'
  /** A box: true or false, false when nothing was said. */
  | 'simNao'
  /** A question that must be answered: neither answer is taken for granted. */
  | 'simOuNao'
  /** One of `opcoes`. */
  | 'escolha'
  /** Some of `opcoes`. */
  | 'multipla'
  /** Asked by a piece of its own (a table of lives, a list of animals); the engine only carries it. */
  | 'peca';

/** One field of a form, as data: screen, judge, labels and defaults are read from it. */
export interface CampoDefinido {
  /** Dotted path in the draft, `risco.imovel.tipo`. */
  readonly nome: string;
  readonly rotulo: string;
  readonly tipo: TipoCampo;
  /**
   * Must be filled to calculate; a function when it depends on the rest. Only asked of what is visible. A `simNao` is on screen always
   * answered: there it means that a draft without the answer is refused, where another box would be taken as *no*.
   */
  readonly obrigatorio?: boolean | ((risco: RiscoAberto) => boolean);
  /** Said when it must be filled and is not, where «Campo obrigatório.» would not tell what to do. */
  readonly faltou?: string;
  /** Shown and sent; what is hidden is dropped from the risk. Visible unless said otherwise. */
  readonly visivel?: (risco: RiscoAberto) => boolean;
  /** Lowest and highest, in the field's own unit. A parameter of the line, never a literal in a rule [K]. */
  readonly faixa?: Faixa | ((risco: RiscoAberto) => Faixa);
  readonly opcoes?: Opcoes;
  /** Of a `multipla`: the option that excludes every other. */
  readonly exclusiva?: string;
  /** What the text is: how it is stored and what is refused of it follow from that. */
  readonly mascara?: Mascara;
  /** What a whole value is looked up in, to fill other fields of its section: the registry of cars, the streets, the known people. */
  readonly consulta?: 'placa' | 'cep' | 'pessoa';
  /** Of a postcode: another of the form that may be taken with one press. */
  readonly outroCep?: string;
  /** What a new draft holds. */
  readonly inicial?: unknown;
  /** One sentence below the field; a function when it depends on the rest. */
  readonly ajuda?: string | ((risco: RiscoAberto) => string | undefined);
  readonly maximo?: number;
  readonly sufixo?: string;
  /** Of a `peca` that is a list: what one item is called, and those fields of an item that have a name, by theirs. */
  readonly item?: { readonly rotulo: string; readonly campos?: Readonly<Record<string, string>> };
  /** Of a `peca` that is a list: each of its items in words, as far as it was typed; what is empty is left out. */
  readonly itens?: (lista: readonly unknown[]) => readonly string[];
  /** Stands alone on its row. */
  readonly isLinhaInteira?: true;
  /** How a `escolha` looks; a list unless said otherwise. */
  readonly aparencia?: 'lista' | 'radio' | 'segmentos';
}

/** Fields under one heading. */
export interface GrupoDefinido {
  readonly titulo?: string;
  readonly campos: readonly CampoDefinido[];
}

/** One part of the form. `peca` names a piece of the screen drawn in place of (or after) the groups. */
export interface SecaoDefinida {
  readonly id: string;
  readonly titulo: string;
  /** Its fields are those whose path begins with one of these. */
  readonly prefixos: readonly string[];
  readonly grupos: readonly GrupoDefinido[];
  readonly peca?: string;
}

/** Values of fields by their path. */
export type Valores = Readonly<Record<string, unknown>>;

/** What the rules of a line look at. */
export interface PedidoLinha extends PedidoBlocos {
  readonly risco: RiscoAberto;
}

/** A line of quoting, as data plus its special rules. */
export interface DefinicaoLinha<F extends Formulario = Formulario> {
  readonly formulario: F;
  /** Name of the line as brokers say it. */
  readonly nome: string;
  /** An offer of the line is expected to have a deductible: where there is none, that is said. Elsewhere nothing is said of it. */
  readonly temFranquia: boolean;
  /** The complete risk. */
  readonly schema: z.ZodMiniType;
  /** Version of the risk's JSON. */
  readonly schemaVersao: number;
  /** From version 1 to 2, from 2 to 3 …: each takes the risk of the version before. */
  readonly migracoes?: readonly ((risco: Record<string, unknown>) => Record<string, unknown>)[];
  /** Who is insured in a new draft; a person unless said otherwise. */
  readonly pessoaInicial?: Pessoa;
  /** Ranges of the common blocks where this line differs. */
  readonly parametros?: Partial<ParametrosBlocos>;
  /** Sections between *Segurado*, *Seguro* and the commercial block, in the order they are filled. */
  readonly secoes: readonly SecaoDefinida[];
  /** Rules between fields, beside what each field says of itself. */
  readonly regras?: (pedido: PedidoLinha) => Generator<ErroCampo>;
  /** What an answer puts in other fields as it is given, by the field that was answered. */
  readonly consequencias?: Readonly<Record<string, (valor: unknown) => Valores>>;
  /** Last touch before judging: what is derived, what a choice made meaningless. */
  readonly normalize?: (risco: RiscoAberto) => RiscoAberto;
  /** The thing insured in one line; null while it is unknown. */
  readonly describeBem: (risco: RiscoAberto) => string | null;
}
