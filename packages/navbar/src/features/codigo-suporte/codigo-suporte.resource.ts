import { Ambiente, type FotoDaPagina, suporteCalls } from '@balcao/contracts';
import { recentFacts, requireSession } from '@balcao/shared';
import { useCommand } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { getAppNames, getAppStatus } from 'single-spa';
import { fotoOf, type ParcelVisto } from './foto.model.ts';

const SOBREPOSICAO = 'import-map-override:';

function parcelOf(nome: string): ParcelVisto {
  const [measure] = performance.getEntriesByName(`parcel:${nome.replace('@balcao/', '')}`);
  return { nome, estado: getAppStatus(nome) ?? '', montadaEmMs: measure ? Math.round(measure.duration) : null };
}

/** The page as it is now. */
const takeFoto = (): FotoDaPagina =>
  fotoOf({
    ambiente: Ambiente.parse(JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}')),
    sessao: requireSession(),
    pathname: window.location.pathname,
    parcels: getAppNames().map(parcelOf),
    sobreposicoes: Object.keys(localStorage)
      .filter((key) => key.startsWith(SOBREPOSICAO))
      .map((key) => key.slice(SOBREPOSICAO.length)),
    navegador: { agente: navigator.userAgent, idioma: navigator.language, largura: window.innerWidth, altura: window.innerHeight },
    facts: recentFacts(),
  });

/** The code to dictate: requested on mount, and again when it expires. */
export function useCodigo() {
  const { mutate, reset, data, isError } = useCommand(suporteCalls.createCodigo);
  const [expired, setExpired] = useState<string | null>(null);
  const ask = () => {
    reset();
    mutate({ foto: takeFoto() });
  };
  useEffect(() => mutate({ foto: takeFoto() }), [mutate]);
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(() => setExpired(data.codigo), Math.max(0, Date.parse(data.ate) - Date.now()));
    return () => clearTimeout(timer);
  }, [data]);
  return { codigo: data, isExpirado: data !== undefined && data.codigo === expired, isError, ask };
}

/** Puts text on the clipboard. @throws where the browser forbids it */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
