import { manualCalls } from '@balcao/contracts';
import { hojeEm, iofVigente } from '@balcao/domain';
import { useCall, useCommand } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { useMemo, useState } from 'react';
import { useValor } from '../../digitacao/use-campo.ts';
import { useCatalogo } from './mercado.resource.ts';

const ESTAVEL_MS = 300_000;
const vazia: readonly never[] = [];

export const useRamos = () => useCall(manualCalls.listRamos, {}, { staleTime: ESTAVEL_MS });

/** Ramos the brokerage offers, and the one the draft holds; found by SUSEP's code or by name: the few of the house's own have no code. */
export function useOpcoesDeRamos(): readonly Option[] {
  const { data = vazia } = useRamos();
  const chosen = useValor<string>('risco.objeto.ramo');
  return useMemo(
    () =>
      data
        .filter(({ codigo, ativo }) => ativo || codigo === chosen)
        .map(({ codigo, nome }): Option => ({ value: codigo, label: /^\d{4}$/.test(codigo) ? `${codigo} · ${nome}` : nome })),
    [data, chosen],
  );
}

/** Every insurer by slug. */
export function useNomesDasSeguradoras(): Readonly<Record<string, string>> {
  const { data = vazia } = useCatalogo();
  return useMemo(() => Object.fromEntries(data.map(({ slug, nome }) => [slug, nome])), [data]);
}

/** Writes down an insurer that is in no list; the list has it from then on. */
export const useAddSeguradora = () => useCommand(manualCalls.addSeguradora, { invalidates: [manualCalls.listCatalogo] });

/** The commission the brokerage agreed for the ramo chosen, bps; undefined while there is none. */
export function useComissaoDoRamo(): number | undefined {
  const ramo = useValor<string>('risco.objeto.ramo');
  const { data = vazia } = useRamos();
  return data.find(({ codigo }) => codigo === ramo)?.comissaoPadraoBps ?? undefined;
}

/** Today's rate of the ramo chosen, bps; null while there is none. */
export function useIof(): number | null {
  const ramo = useValor<string>('risco.objeto.ramo');
  const { data = vazia } = useRamos();
  const [hoje] = useState(() => hojeEm(new Date()));
  const chosen = data.find(({ codigo }) => codigo === ramo);
  return chosen ? iofVigente(chosen.iof, hoje) : null;
}
