import { type Preferencias, preferenciasCalls } from '@balcao/contracts';
import { call, requireSession } from '@balcao/shared';
import { readStoredText, tryStorage } from '@balcao/shared/storage';
import { useEffect, useState } from 'react';
import type { Densidade } from './ordem-das-ofertas.model.ts';

/** For after the prices: the first screen does not wait behind it. */
const ESPERA_MS = 2_500;

const chave = (): string => `balcao:resultados:${requireSession().usuarioId}`;

/** What this browser remembers of the user; null when it remembers nothing. */
function readDensidade(): Densidade | null {
  const kept = readStoredText(chave());
  return kept === 'compacto' || kept === 'completo' ? kept : null;
}

// a browser whose storage is forbidden keeps nothing: the account does all the same
const saveDensidade = (densidade: Densidade): void => tryStorage(() => localStorage.setItem(chave(), densidade));

async function learn(): Promise<void> {
  const { densidadeResultados } = await call(preferenciasCalls.getPreferencias, {});
  if (readDensidade() === null) saveDensidade(densidadeResultados);
}

async function tell(densidadeResultados: Preferencias['densidadeResultados']): Promise<void> {
  const preferencias = await call(preferenciasCalls.getPreferencias, {});
  await call(preferenciasCalls.savePreferencias, { ...preferencias, densidadeResultados });
}

// this browser's memory is what counts here; the account's is a convenience that nobody waits for
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

/**
 * How much of each offer is shown: remembered in this browser and by the account. A browser that remembers nothing takes the account's
 * choice from the next page on: what is being read must not move.
 */
export function useDensidade(): readonly [Densidade, (densidade: Densidade) => void] {
  const [densidade, setDensidade] = useState<Densidade>(() => readDensidade() ?? 'compacto');
  useEffect(() => {
    if (readDensidade() !== null) return;
    const timer = setTimeout(() => quietly(learn()), ESPERA_MS);
    return () => clearTimeout(timer);
  }, []);
  const change = (next: Densidade) => {
    setDensidade(next);
    saveDensidade(next);
    quietly(tell(next));
  };
  return [densidade, change];
}
