import { manualCalls, registryCalls } from '@balcao/contracts';
import { hojeEm, iofVigente } from '@balcao/domain';
import { useCall, useCommand } from '@balcao/shared/query';
import type { Option } from '@balcao/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { flushDigitados } from '../../digitacao/digitado.ts';
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

/** What an offer of the ramo chosen begins with where nothing else was agreed, bps. */
const COMISSAO_PADRAO_BPS = 2_000;

/** The commission an offer of the ramo chosen begins with, bps: what was agreed with its insurer, else the brokerage's own for the ramo. */
export function useComissaoPadrao(): (seguradora: string | null) => number {
  const ramo = useValor<string>('risco.objeto.ramo') ?? '';
  const { data = vazia } = useRamos();
  const chosen = data.find(({ codigo }) => codigo === ramo);
  const asked = { linha: chosen?.linha ?? 'OUTRO', ramo } as const;
  const { data: combinadas = vazia } = useCall(registryCalls.listSeguradorasAtivas, asked, {
    enabled: chosen !== undefined,
    staleTime: ESTAVEL_MS,
  });
  return (seguradora) =>
    combinadas.find(({ slug }) => slug === seguradora)?.comissaoPadraoBps ?? chosen?.comissaoPadraoBps ?? COMISSAO_PADRAO_BPS;
}

/**
 * What follows from choosing the insurer of an offer: its commission becomes the one agreed with it, unless somebody typed another.
 *
 * @param nome path of the offer, `risco.ofertas.0`
 */
export function useFollowSeguradora(nome: string): (seguradora: string | null) => void {
  const { getValues, setValue } = useFormContext();
  const comissaoPadrao = useComissaoPadrao();
  const before = useRef((getValues(`${nome}.seguradora`) as string | null | undefined) ?? null);
  return (seguradora) => {
    flushDigitados();
    const typed = getValues(`${nome}.comissaoBps`) as number | null | undefined;
    const isFollowing = typed == null || typed === comissaoPadrao(before.current);
    before.current = seguradora;
    if (isFollowing) setValue(`${nome}.comissaoBps`, comissaoPadrao(seguradora), { shouldDirty: true });
  };
}

/** Today's rate of the ramo chosen, bps; null while there is none. */
export function useIof(): number | null {
  const ramo = useValor<string>('risco.objeto.ramo');
  const { data = vazia } = useRamos();
  const [hoje] = useState(() => hojeEm(new Date()));
  const chosen = data.find(({ codigo }) => codigo === ramo);
  return chosen ? iofVigente(chosen.iof, hoje) : null;
}
