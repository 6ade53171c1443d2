import { formatHora } from '@balcao/domain';
import { Button, IconeAtencao, IconeConfere, IconeInfo, token } from '@balcao/ui';
import { IconeRelogio } from '@balcao/ui/screen-icons';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { EstadoGravacao } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';

/** A saving that lasts longer is said aloud. */
export const DEMORA_MS = 8_000;

/**
 * One line that says whether what is on the screen is safe. What is saved by itself is only shown: aloud comes what was not saved, or takes
 * long, and once that it was after all.
 */
export function LinhaGravacao({ estado, onRetry }: { estado: EstadoGravacao; onRetry: () => void }) {
  const { icon, texto, isAlerta } = looks(estado);
  const isAloud = useAloud(estado.tipo, isAlerta || estado.tipo === 'encerrado');
  const dito = (
    <>
      {icon}
      {texto}
    </>
  );
  return (
    <Lado>
      <div data-gravacao={estado.tipo}>
        {!isAloud && <Linha $alerta={isAlerta}>{dito}</Linha>}
        <Linha role="status" $alerta={isAlerta}>
          {isAloud && dito}
        </Linha>
      </div>
      {estado.tipo === 'semConexao' && estado.isParado && (
        <Button size="sm" onClick={onRetry}>
          {copy.tentarDeNovo}
        </Button>
      )}
    </Lado>
  );
}

function useAloud(tipo: EstadoGravacao['tipo'], isRecado: boolean): boolean {
  const [isLongo, setIsLongo] = useState(false);
  /** Something was said that only being saved takes back. */
  const [isDevido, setIsDevido] = useState(false);
  useEffect(() => {
    if (tipo !== 'gravando') return;
    const timer = setTimeout(() => setIsLongo(true), DEMORA_MS);
    return () => {
      clearTimeout(timer);
      setIsLongo(false);
    };
  }, [tipo]);
  const isDito = isRecado || (tipo === 'gravando' && isLongo);
  if (isDito && !isDevido) setIsDevido(true);
  useEffect(() => (tipo === 'emDia' ? () => setIsDevido(false) : undefined), [tipo]);
  return isDito || (tipo === 'emDia' && isDevido);
}

function looks(estado: EstadoGravacao): { icon: ReactNode; texto: string; isAlerta: boolean } {
  const espera = <IconeRelogio size={14} aria-hidden />;
  const alerta = <IconeAtencao size={14} aria-hidden />;
  switch (estado.tipo) {
    case 'emDia':
      return { icon: <IconeConfere size={14} aria-hidden />, texto: copy.salvoAs(formatHora(estado.em)), isAlerta: false };
    case 'pendente':
      return { icon: espera, texto: copy.pendente, isAlerta: false };
    case 'gravando':
      return { icon: espera, texto: copy.salvando, isAlerta: false };
    case 'semConexao':
      return { icon: alerta, texto: copy.semConexao, isAlerta: true };
    case 'encerrado':
      return { icon: <IconeInfo size={14} aria-hidden />, texto: copy.encerrado, isAlerta: false };
    case 'conflito':
      return { icon: alerta, texto: copy.conflito(estado.deles), isAlerta: true };
    case 'recusado':
      return { icon: alerta, texto: estado.mensagem ?? copy.recusado, isAlerta: true };
  }
}

const Lado = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('espaco2')};
`;

const Linha = styled.p<{ $alerta: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('espaco1')};
  font-size: ${token('texto13')};
  font-variant-numeric: tabular-nums;
  color: ${({ $alerta }) => token($alerta ? 'atencaoTexto' : 'textoSuave')};
  svg {
    flex: none;
  }
`;
