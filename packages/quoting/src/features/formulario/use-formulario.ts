import type { Comercial, ErroCampo, RascunhoOrcamento, RiscoDe, SeguradoraAtiva } from '@balcao/contracts';
import { hojeEm, type LinhaQuotavel } from '@balcao/domain';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
import { campoDoFormulario, errorsOf } from './formulario.model.ts';

export interface RiscoJulgado extends FieldValues {
  risco: RiscoDe;
  comercial: Comercial;
}
/** The draft as the form library sees it: paths are the line's own, and known only at run time. */
export type FormularioAberto = UseFormReturn<FieldValues, unknown, RiscoJulgado>;

export interface Formulario {
  readonly form: FormularioAberto;
  /** Refused fields of the last attempt, in the order of the form. */
  readonly issues: readonly ErroCampo[];
  /** Grows with each refused attempt, so that the summary takes focus again. */
  readonly tentativa: number;
  /** Judges everything; good, hands over what may be sent. */
  submit(onGood: (julgado: RiscoJulgado) => Promise<void>): Promise<void>;
  /** Fields somebody else refused: the gateway, an insurer. */
  refuse(errors: readonly ErroCampo[]): void;
  /** What still stands in the way of calculating, whether shown or not. */
  judge(): readonly ErroCampo[];
}

interface Opcoes {
  readonly linha: LinhaQuotavel;
  readonly inicial: RascunhoOrcamento;
  readonly seguradoras: readonly SeguradoraAtiva[];
  /** Each change of the draft, as a value of its own. */
  readonly onChange: (rascunho: RascunhoOrcamento) => void;
}

/**
 * The draft as a form. The whole of it is judged by the domain's one rule when calculating; after that, a field again when it is left.
 */
export function useFormulario({ linha, inicial, seguradoras, onChange }: Opcoes): Formulario {
  const [issues, setIssues] = useState<readonly ErroCampo[]>([]);
  const [tentativa, setTentativa] = useState(0);
  const judgeDraft = useJuiz(linha, seguradoras);
  const resolver = useCallback<Resolver<FieldValues, unknown, RiscoJulgado>>(
    (values) => {
      const judged = judgeDraft(values as RascunhoOrcamento);
      if (judged.ok) return { values: { risco: judged.risco, comercial: judged.comercial }, errors: {} };
      return { values: {}, errors: errorsOf(judged.errors) as never };
    },
    [judgeDraft],
  );
  const form = useForm<FieldValues, unknown, RiscoJulgado>({
    defaultValues: inicial,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver,
  });
  useChanges(form, onChange);

  const judge = useCallback((): readonly ErroCampo[] => {
    const judged = judgeDraft(form.getValues() as RascunhoOrcamento);
    return judged.ok ? [] : judged.errors;
  }, [judgeDraft, form]);
  const [isNossa, setIsNossa] = useState(false);
  useReparos({ form, judge, issues: isNossa ? issues : nenhuma });
  const show = (errors: readonly ErroCampo[], nossa: boolean) => {
    setIssues(errors);
    setIsNossa(nossa);
    if (errors.length > 0) setTentativa((count) => count + 1);
  };

  return {
    form,
    issues,
    tentativa,
    judge,
    submit: async (onGood) => {
      flushDigitados();
      await form.handleSubmit(
        async (julgado) => {
          setIssues([]);
          await onGood(julgado);
        },
        () => show(judge(), true),
      )();
    },
    refuse: (errors) => {
      const named = errors.map((error) => ({ ...error, campo: campoDoFormulario(error.campo) }));
      for (const { campo, codigo, mensagem } of named) form.setError(campo, { type: codigo, message: mensagem });
      show(named, false);
    },
  };
}

const nenhuma: readonly ErroCampo[] = [];
const ESPERA_REPARO_MS = 300;

/**
 * Takes back what was refused of a field that another one put right (the value of a building, once that of the goods is told): the form
 * judges again only the field that is left. What the gateway refused is not ours to take back.
 */
function useReparos({ form, judge, issues }: Pick<Formulario, 'form' | 'judge' | 'issues'>): void {
  useEffect(() => {
    if (issues.length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const repair = () => {
      const standing = new Set(judge().map(({ campo }) => campo));
      const mended = issues.filter(({ campo }) => !standing.has(campo) && form.getFieldState(campo).error);
      if (mended.length > 0) form.clearErrors(mended.map(({ campo }) => campo));
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(repair, ESPERA_REPARO_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, judge, issues]);
}

/** The domain's judgement, on today and on the insurers as they are known now. */
function useJuiz(linha: LinhaQuotavel, seguradoras: readonly SeguradoraAtiva[]) {
  const known = useRef(seguradoras);
  // before any effect: what counts the missing fields does so in one of its own, in a component below
  useLayoutEffect(() => {
    known.current = seguradoras;
  });
  return useCallback(
    (rascunho: RascunhoOrcamento) => linha.validate(rascunho, { hoje: hojeEm(new Date()), seguradoras: known.current }),
    [linha],
  );
}

/** Tells each change as a value of its own: the library copies its values once for all who follow them, and goes on writing in others. */
function useChanges(form: FormularioAberto, onChange: (rascunho: RascunhoOrcamento) => void): void {
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const isLive = values['risco'] === form.getValues('risco');
          told.current((isLive ? structuredClone(values) : values) as RascunhoOrcamento);
        },
      }),
    [form],
  );
  useEffect(() => {
    // before whoever keeps the draft: the last letter goes with it
    window.addEventListener('pagehide', flushDigitados, { capture: true });
    return () => window.removeEventListener('pagehide', flushDigitados, { capture: true });
  }, []);
}
