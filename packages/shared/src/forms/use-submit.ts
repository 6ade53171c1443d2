import { FalhaRequisicao, navigateTo } from '@balcao/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Aviso, avisoOf, EnvioRecusado, type Erros, firstOf, semAviso } from './aviso.ts';

/** One sending of a form. */
export interface Tentativa {
  /** For a call that wants a key: the same while the same content is sent again after a failure, another for another content. */
  readonly idempotencyKey: string;
}

/** What a form sends, and where its reader is taken. */
export interface PedidoEnvio<I, O, Campo extends string> {
  /** Fields of the form, in its order, as refusals name them. */
  readonly campos: readonly Campo[];
  /** @throws {FalhaRequisicao} or {EnvioRecusado} when it is refused */
  readonly send: (input: I, tentativa: Tentativa) => Promise<O>;
  /** What keeps the form from being sent. */
  readonly judge?: (input: I) => Erros<Campo>;
  /** Takes the reader to the first of these fields on the page: `focusCampo` of ui. */
  readonly goTo: (campos: readonly Campo[]) => void;
  /** Where the reader goes back to when what was refused belongs to no field and would be refused again. */
  readonly campoDoAviso?: Campo;
  /** The form shows `resumo` when more than one field is wrong. */
  readonly hasResumo?: boolean;
  /** The address an answer leads to, if any: the form stays busy until the next screen is there. */
  readonly leadsTo?: (answer: O) => string | null;
  /** It was taken, and the screen stays: what says so. */
  readonly onSent?: (answer: O, input: I) => void;
}

/** A form on its way. */
export interface Envio<I, O, Campo extends string> {
  readonly isBusy: boolean;
  /** What is wrong with each field, by this side or by the gateway. */
  readonly erros: Erros<Campo>;
  /** What was refused and belongs to no field. */
  readonly aviso: string | null;
  /** Nothing typed is wrong: the button that sends is one that tries again. */
  readonly isRepetivel: boolean;
  /** What is still wrong, in the order of the form, when more than one field was: for `ErrorSummary` of ui, with `tentativa` as its key. */
  readonly resumo: readonly { readonly campo: Campo; readonly mensagem: string }[];
  /** How many times it was refused. */
  readonly tentativa: number;
  /** @returns the answer; null when it was refused, or when another is still on the way */
  submit(input: I): Promise<O | null>;
  /** A field is being corrected. */
  correct(campo: string): void;
  forget(): void;
}

interface Recusa<Campo extends string> {
  readonly aviso: Aviso<Campo>;
  readonly tentativa: number;
  readonly isResumida: boolean;
}

/**
 * Sends a form, one request at a time: a second press may come before the first has re-rendered the button. What is refused goes to its
 * field, and the reader with it; nothing typed is lost, whatever the answer.
 *
 * @example const { submit, erros, aviso } = useSubmit({ campos, send: saveConta, judge: errosOf, goTo: focusCampo })
 */
export function useSubmit<I, O, Campo extends string>(pedido: PedidoEnvio<I, O, Campo>): Envio<I, O, Campo> {
  const { campos, send, judge, goTo, campoDoAviso, hasResumo = false, leadsTo, onSent } = pedido;
  const [{ aviso, tentativa, isResumida }, setRecusa] = useState<Recusa<Campo>>({ aviso: semAviso, tentativa: 0, isResumida: false });
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const chaves = useRef(new Map<string, string>());
  const destino = useRef<readonly Campo[]>([]);

  const setAviso = useCallback(
    (alter: (before: Aviso<Campo>) => Aviso<Campo>) => setRecusa((before) => ({ ...before, aviso: alter(before.aviso) })),
    [],
  );
  // once the field says what is wrong with it, so that it is heard on arriving
  useEffect(() => {
    if (destino.current.length > 0) goTo(destino.current);
    destino.current = [];
  });

  const refuse = (next: Aviso<Campo>): null => {
    const wrong = campos.filter((campo) => next.erros[campo]);
    const isResumo = hasResumo && wrong.length > 1;
    const isFinal = next.texto !== null && !next.isRepetivel;
    destino.current = wrong.length > 0 || !isFinal || campoDoAviso === undefined ? wrong : [campoDoAviso];
    setRecusa((before) => ({ aviso: next, tentativa: before.tentativa + 1, isResumida: isResumo }));
    return null;
  };
  const sendOnce = async (input: I): Promise<O | null> => {
    const { pathname } = window.location;
    let isLeaving = false;
    isSending.current = true;
    setIsBusy(true);
    setAviso(() => semAviso);
    try {
      const answer = await send(input, tentativaOf(chaves.current, input));
      // taken: the same content sent again is another request
      chaves.current.clear();
      const para = leadsTo?.(answer) ?? null;
      isLeaving = para !== null;
      // whoever left the form meanwhile stays where they went
      if (para !== null && window.location.pathname === pathname) navigateTo(para);
      if (para === null) onSent?.(answer, input);
      return answer;
    } catch (error) {
      if (error instanceof EnvioRecusado) return refuse(error.aviso as Aviso<Campo>);
      if (error instanceof FalhaRequisicao) return refuse(avisoOf(error, campos));
      throw error;
    } finally {
      if (!isLeaving) {
        isSending.current = false;
        setIsBusy(false);
      }
    }
  };
  return {
    isBusy,
    erros: aviso.erros,
    aviso: aviso.texto,
    isRepetivel: aviso.isRepetivel,
    resumo: isResumida ? issuesOf(aviso.erros, campos) : [],
    tentativa,
    submit: async (input) => {
      if (isSending.current) return null;
      const erros = judge?.(input) ?? {};
      return firstOf(erros, campos) ? refuse({ ...semAviso, erros }) : sendOnce(input);
    },
    correct: useCallback(
      (campo) => setAviso((before) => (campo in before.erros ? { ...before, erros: { ...before.erros, [campo]: undefined } } : before)),
      [setAviso],
    ),
    forget: useCallback(() => setAviso(() => semAviso), [setAviso]),
  };
}

/** The key is made when it is asked for: most calls want none. */
const tentativaOf = (chaves: Map<string, string>, input: unknown): Tentativa => ({
  get idempotencyKey() {
    const conteudo = JSON.stringify(input) ?? '';
    const chave = chaves.get(conteudo) ?? crypto.randomUUID();
    chaves.set(conteudo, chave);
    return chave;
  },
});

const issuesOf = <Campo extends string>(erros: Erros<Campo>, campos: readonly Campo[]) =>
  campos.flatMap((campo) => {
    const mensagem = erros[campo];
    return mensagem ? [{ campo, mensagem }] : [];
  });
