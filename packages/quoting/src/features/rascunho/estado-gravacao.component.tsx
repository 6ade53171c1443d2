import { formatHora } from '@balcao/domain';
import { IconeAtencao, IconeConfere, token } from '@balcao/ui';
import { IconeRelogio } from '@balcao/ui/screen-icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { EstadoGravacao } from './gravador.resource.ts';
import { copy } from './rascunho.copy.ts';

/** One line that says whether what is on the screen is safe. */
export function LinhaGravacao({ estado }: { estado: EstadoGravacao }) {
  const { icon, texto, isAlerta } = looks(estado);
  return (
    <Linha role="status" $alerta={isAlerta}>
      {icon}
      {texto}
    </Linha>
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
    case 'conflito':
      return { icon: alerta, texto: copy.conflito, isAlerta: true };
    case 'recusado':
      return { icon: alerta, texto: estado.mensagem ?? copy.recusado, isAlerta: true };
  }
}

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
