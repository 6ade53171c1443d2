import type { ModoSuporte } from '@balcao/contracts';
import { formatHora } from '@balcao/domain';
import { Button, token } from '@balcao/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './modo-suporte.copy.ts';
import { leaveSuporte, useIsPast } from './modo-suporte.resource.ts';

export interface SupportBannerProps {
  modo: ModoSuporte;
  /** Reloads the page. */
  startOver: () => void;
}

/** Banner of a support grant: shows until when it lasts and how to leave it. After its end, leaving needs no call. */
export function SupportBanner({ modo, startOver }: SupportBannerProps) {
  const [state, setState] = useState<'parado' | 'saindo' | 'falhou'>('parado');
  const isPast = useIsPast(modo.ate);
  const leave = () => {
    if (isPast) return startOver();
    setState('saindo');
    leaveSuporte(startOver).catch(() => setState('falhou'));
  };
  return (
    <Place aria-label={copy.regiao}>
      <p>{sentenceOf(modo, isPast)}</p>
      <Button size="sm" isBusy={state === 'saindo'} onClick={leave}>
        {isPast ? copy.voltar : copy.sair}
      </Button>
      <p role="status">{state === 'falhou' && copy.falha}</p>
    </Place>
  );
}

function sentenceOf({ ate, soLeitura }: ModoSuporte, isPast: boolean): string {
  const hora = formatHora(ate);
  if (isPast) return copy.terminou(hora);
  return soLeitura ? copy.soLeitura(hora) : copy.emprestada(hora);
}

const Place = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco1')} ${token('espaco4')};
  padding: ${token('espaco2')} ${token('espaco4')};
  color: ${token('suporteTexto')};
  background: ${token('suporteSuave')};
  border-bottom: 2px solid ${token('suporte')};
  [role='status']:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;
