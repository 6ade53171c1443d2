import { useFormContext } from 'react-hook-form';
import { flushDigitados } from './digitado.ts';
import { followItens } from './follow-itens.ts';
import { useErro, useValor } from './use-campo.ts';

/** A list of the draft whose items have fields of their own. */
export interface ListaLigada<Item> {
  readonly itens: readonly Item[];
  readonly error: string | undefined;
  /** Another list made of the present one; never of what was drawn, which may be older than the typing. */
  readonly change: (make: (agora: readonly Item[]) => readonly Item[]) => readonly Item[];
  readonly remove: (index: number) => void;
}

/**
 * The one way of a list in the draft's form: the fields of its items are tied each by itself, and what `useCampo` would hold of the list
 * is older than what is typed in them. Items are completed with `vazio`, so that a field that takes the place of a removed one shows what
 * its own item holds, even nothing. The keyboard follows what is added and what is taken away.
 */
export function useItens<Item extends object>(nome: string, vazio: Item): ListaLigada<Item> {
  const { getValues, setValue, clearErrors } = useFormContext();
  const error = useErro(nome);
  const itens = useValor<readonly Item[]>(nome) ?? [];
  const change: ListaLigada<Item>['change'] = (make) => {
    flushDigitados();
    const agora = (getValues(nome) as readonly Item[] | null | undefined) ?? [];
    const next = make(agora).map((item) => ({ ...vazio, ...item }));
    setValue(nome, next, { shouldDirty: true });
    clearErrors(nome);
    followItens(nome, { antes: agora.length, depois: next.length });
    return next;
  };
  return { itens, error, change, remove: (index) => void change((agora) => agora.toSpliced(index, 1)) };
}
