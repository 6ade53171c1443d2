import type { Sessao } from '@balcao/contracts';
import { useState } from 'react';
import { Destaque } from './destaque.component.tsx';
import type { Guia } from './guia.resource.ts';
import { copy, falas } from './tour.copy.ts';
import { paradasDe } from './tour.model.ts';

export interface TourGuiadoProps {
  sessao: Sessao;
  guia: Guia;
}

/** The guided tour; after it ends it stays hidden for some days. */
export function TourGuiado({ sessao, guia: { end, fail } }: TourGuiadoProps) {
  const [index, setIndex] = useState(0);
  const paradas = paradasDe(sessao);
  const parada = paradas[index];
  if (!parada) return null;
  const isLast = index === paradas.length - 1;
  return (
    <Destaque
      passo={parada}
      {...falas[parada.destaque]}
      isLivre={false}
      progresso={copy.progresso(index + 1, paradas.length)}
      acao={isLast ? copy.concluir : copy.proximo}
      onNext={isLast ? end : () => setIndex(index + 1)}
      onBack={index === 0 ? null : () => setIndex(index - 1)}
      onClose={end}
      onFailed={fail}
    />
  );
}
