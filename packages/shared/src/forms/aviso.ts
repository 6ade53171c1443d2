import { sentenceOfFalha } from '@balcao/domain';
import type { FalhaRequisicao } from '@balcao/shared';

/** What is wrong with each field of a form, said by the field. */
export type Erros<Campo extends string> = { [Nome in Campo]?: string | undefined };

/** Why a form stays where it is: a sentence for the whole of it, or one for each field. */
export interface Aviso<Campo extends string = string> {
  readonly texto: string | null;
  readonly erros: Erros<Campo>;
  /** Nothing typed is wrong: sending the same again may do. */
  readonly isRepetivel: boolean;
}

/** Nothing to say. */
export const semAviso = { texto: null, erros: {}, isRepetivel: false } as const satisfies Aviso;

/** Thrown by what sends a form when it already knows what the form must say; of a failed call the form knows by itself. */
export class EnvioRecusado extends Error {
  override readonly name = 'EnvioRecusado';
  constructor(readonly aviso: Aviso) {
    super('envio recusado');
  }
}

/** The refused fields of a 422 that a form shows; what it does not show is left to its notice. The first refusal of a field wins. */
export function errosDe<Campo extends string>(falha: Pick<FalhaRequisicao, 'errors'>, campos: readonly Campo[]): Erros<Campo> {
  const erros: Erros<Campo> = {};
  for (const campo of campos) {
    const refused = falha.errors.find((erro) => erro.campo === campo);
    if (refused) erros[campo] = refused.mensagem;
  }
  return erros;
}

/** The first field, in the order of the form, that has something wrong. */
export const firstOf = <Campo extends string>(erros: Erros<Campo>, campos: readonly Campo[]): Campo | undefined =>
  campos.find((campo) => erros[campo] !== undefined);

type Falha = Pick<FalhaRequisicao, 'tipo' | 'status' | 'mensagem' | 'errors' | 'isSemConexao'>;

const isRepetivel = ({ tipo, status }: Falha): boolean =>
  tipo === 'semResposta' || tipo === 'respostaInvalida' || (status !== null && status >= 500);

/** What a failed call says on a form: at the fields it names, else in one sentence (spec §8). */
export function avisoOf<Campo extends string>(falha: Falha, campos: readonly Campo[]): Aviso<Campo> {
  const erros = errosDe(falha, campos);
  // what is refused but has no field here still has its sentence
  const outro = falha.errors.find(({ campo }) => !(campos as readonly string[]).includes(campo));
  if (!outro && firstOf(erros, campos)) return { texto: null, erros, isRepetivel: false };
  return { texto: outro?.mensagem ?? sentenceOfFalha(falha), erros, isRepetivel: isRepetivel(falha) };
}
