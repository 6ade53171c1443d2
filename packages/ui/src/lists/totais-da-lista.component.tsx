import { formatCentavos } from '@balcao/domain';
import { token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './lists.copy.ts';

/** A sum by its name, in centavos; or a sentence. Null is left out: the sums of a search that finds more than are counted. */
export type SomaDaLista = string | readonly [rotulo: string, centavos: number | null] | null;

export interface TotaisDaListaProps {
  /** In the order they are read; none while they are not known. */
  somas: readonly SomaDaLista[] | undefined;
}

/** How many there are; of a search that finds more than are counted, that there are more, and how to see what they sum to. */
export const sayTotal = (
  { total, isTotalMinimo }: { readonly total: number; readonly isTotalMinimo?: boolean | undefined },
  say: (total: number) => string,
): string => (isTotalMinimo ? copy.totalMinimo(say(total)) : say(total));

/**
 * What all that the filters of a list find sums to, of every page: a list of its own, so that a screen reader says how many sums there are and
 * stops after each.
 *
 * @example <TotaisDaLista somas={data && [sayTotal(data, copy.total), ['Prêmio', data.premioCentavos]]} />
 */
export function TotaisDaLista({ somas }: TotaisDaListaProps) {
  const ditas = somas?.filter(isSaid) ?? [];
  if (ditas.length === 0) return null;
  return (
    <Somas aria-label={copy.somas}>
      {ditas.map((soma) =>
        typeof soma === 'string' ? (
          <li key={soma}>{soma}</li>
        ) : (
          <li key={soma[0]}>
            {soma[0]} <strong>{formatCentavos(soma[1])}</strong>
          </li>
        ),
      )}
    </Somas>
  );
}

type Dita = string | readonly [rotulo: string, centavos: number];
const isSaid = (soma: SomaDaLista): soma is Dita => soma !== null && (typeof soma === 'string' || soma[1] !== null);

const Somas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco1')} ${token('espaco4')};
  justify-content: flex-end;
  margin: 0;
  padding: 0;
  list-style: none;
`;
