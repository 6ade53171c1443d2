import type { PassoTour } from '@balcao/domain';
import { useEffect, useRef } from 'react';
import { waitForAlvo } from './alvo.resource.ts';
import { type Cartao, type Holofote, openHolofote } from './holofote.adapter.ts';
import { HolofoteStyle } from './holofote.theme.ts';

export interface DestaqueProps extends Omit<Cartao, 'alvo'> {
  passo: PassoTour;
  /** The script of the spotlight could not be loaded. */
  onFailed: () => void;
}

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A step with the spotlight, which moves from one step to the next. */
export function Destaque(props: DestaqueProps) {
  const light = useRef<Promise<Holofote> | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const opening = openHolofote(prefersCalm());
    light.current = opening;
    opening.catch(() => latest.current.onFailed());
    return () => void opening.then((opened) => opened.close()).catch(() => undefined);
  }, []);
  const { passo } = props;
  useEffect(() => {
    const left = new AbortController();
    void show(light.current, passo, left.signal, () => latest.current);
    return () => left.abort();
  }, [passo]);
  return <HolofoteStyle />;
}

async function show(opening: Promise<Holofote> | null, passo: PassoTour, left: AbortSignal, now: () => DestaqueProps): Promise<void> {
  // the parent handles a failure to load
  const [opened, alvo] = await Promise.all([opening?.catch(() => null), waitForAlvo(passo, left)]);
  if (left.aborted || !opened) return;
  const { titulo, texto, progresso, acao, isLivre, onBack } = now();
  opened.show({
    alvo,
    titulo,
    texto,
    progresso,
    acao,
    isLivre,
    onNext: () => now().onNext(),
    onBack: onBack && (() => now().onBack?.()),
    onClose: () => now().onClose(),
  });
}
