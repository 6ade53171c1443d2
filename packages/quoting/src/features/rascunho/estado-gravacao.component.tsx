import { formatHora } from '@balcao/domain';
import { Button, IconeAtencao, IconeConfere, IconeInfo, token } from '@balcao/ui';
import { IconeRelogio } from '@balcao/ui/screen-icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { EstadoGravacao } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';

/** One line that says whether what is on the screen is safe. */
export function LinhaGravacao({ estado, onRetry }: { estado: EstadoGravacao; onRetry: () => void }) {
  const { icon, texto, isAlerta } = looks(estado);
  return (
    <Lado>
      <Linha role="status" $alerta={isAlerta}>
        {icon}
        {texto}
      </Linha>
      {estado.tipo === 'semConexao' && estado.isParado && (
        <Button size="sm" onClick={onRetry}>
          {copy.tentarDeNovo}
        </Button>
      )}
    </Lado>
  );
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
