import type { Call } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';

/** Why a form stays where it is: a sentence for the whole of it, or one for each field. */
export interface Aviso<Campo extends string = string> {
  readonly texto: string | null;
  readonly erros: { readonly [Nome in Campo]?: string | undefined };
  /** Nothing typed is wrong: sending the same again may do. */
  readonly isRepetivel: boolean;
}

/** What is said of a field that is empty, or not as it must be. */
export type FrasesCampo<Campo extends string> = Readonly<Record<Campo, { readonly vazio: string; readonly invalido: string }>>;

type Falha = Pick<FalhaRequisicao, 'tipo' | 'status' | 'mensagem' | 'errors'>;

/** Nothing to say. */
export const semAviso = { texto: null, erros: {}, isRepetivel: false } as const satisfies Aviso;

/** The fields a contract would refuse; empty when all is well. */
export function errosOf<Campo extends string>(
  input: Call['input'],
  valores: Readonly<Record<Campo, string>>,
  frases: FrasesCampo<Campo>,
): Aviso<Campo>['erros'] {
  const isCampo = (nome: unknown): nome is Campo => typeof nome === 'string' && nome in frases;
  const refused =
    input
      .safeParse(valores)
      .error?.issues.map(({ path }) => path[0])
      .filter(isCampo) ?? [];
  const erros: { [Nome in Campo]?: string | undefined } = {};
  for (const campo of refused) erros[campo] = frases[campo][valores[campo].trim() ? 'invalido' : 'vazio'];
  return erros;
}

/** What a failed call says on a form: at the fields it names, else in one sentence (spec §8). */
export function avisoOf<Campo extends string>(falha: Falha, campos: readonly Campo[]): Aviso<Campo> {
  const isCampo = (nome: string): nome is Campo => (campos as readonly string[]).includes(nome);
  const erros: { [Nome in Campo]?: string | undefined } = {};
  for (const { campo, mensagem } of falha.errors) if (isCampo(campo)) erros[campo] ??= mensagem;
  if (Object.keys(erros).length > 0) return { texto: null, erros, isRepetivel: false };
  // what is refused but has no field here (the proof of a link) still has its sentence
  return { texto: falha.errors[0]?.mensagem ?? sentenceOf(falha), erros, isRepetivel: isRepetivel(falha) };
}

function sentenceOf({ tipo, mensagem }: Falha): string {
  if (tipo === 'semResposta') return catalogoDeErros.semResposta.join(' ');
  if (tipo === 'emAtualizacao') return catalogoDeErros.emAtualizacao.join(' ');
  return mensagem || catalogoDeErros.falhou.join(' ');
}

const isRepetivel = ({ tipo, status }: Falha): boolean =>
  tipo === 'semResposta' || tipo === 'respostaInvalida' || (status !== null && status >= 500);
