import { Spinner, Tag, token } from '@balcao/ui';
import styled from 'styled-components';

export interface CartaoLinhaProps {
  titulo: string;
  texto: string;
  /** Why it cannot be opened; absent when it can. */
  indisponivel?: { rotulo: string; motivo: string } | undefined;
  isBusy: boolean;
  onOpen: () => void;
}

/** One line of insurance: opens a quote, or says honestly why not yet. */
export function CartaoLinha({ titulo, texto, indisponivel, isBusy, onOpen }: CartaoLinhaProps) {
  return (
    <Cartao
      type="button"
      aria-disabled={indisponivel ? true : undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !indisponivel && onOpen()}
    >
      <Topo>
        {titulo}
        {isBusy && <Spinner size={16} />}
        {indisponivel && <Tag>{indisponivel.rotulo}</Tag>}
      </Topo>
      <Texto>{texto}</Texto>
      {indisponivel && <Texto>{indisponivel.motivo}</Texto>}
    </Cartao>
  );
}

const Cartao = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  align-self: stretch;
  min-height: 96px;
  padding: ${token('espaco4')};
  text-align: start;
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio10')};
  cursor: pointer;
  &:hover:not([aria-disabled]) {
    border-color: ${token('primaria')};
    background: ${token('primariaSuave')};
  }
  &[aria-disabled] {
    color: ${token('textoSuave')};
    background: ${token('superficieSuave')};
    cursor: not-allowed;
  }
`;

const Topo = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco2')};
  width: 100%;
  font-size: ${token('texto16')};
  font-weight: ${token('pesoForte')};
`;

const Texto = styled.span`
  font-size: ${token('texto13')};
  color: ${token('textoSuave')};
`;
