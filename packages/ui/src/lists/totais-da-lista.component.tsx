import { formatCentavos } from '@balcao/domain';
import { token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './lists.copy.ts';

/** A sum by its name, in centavos; or a sentence: how many there are. */
export type SomaDaLista = string | readonly [rotulo: string, centavos: number];

export interface TotaisDaListaProps {
  /** In the order they are read; none while they are not known. A null is left out. */
  somas: readonly (SomaDaLista | null)[] | undefined;
}

/**
 * What all that the filters of a list find sums to, of every page: a list of its own, so that a screen reader says how many sums there are and
 * stops after each.
 *
 * @example <TotaisDaLista somas={data && [copy.total(data.total), ['Prêmio', data.premioCentavos]]} />
 */
export function TotaisDaLista({ somas }: TotaisDaListaProps) {
  const ditas = somas?.filter((soma) => soma !== null) ?? [];
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

const Somas = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco1')} ${token('espaco4')};
  justify-content: flex-end;
  margin: 0;
  padding: 0;
  list-style: none;
`;
