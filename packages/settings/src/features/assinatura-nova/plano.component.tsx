import type { OfertaPlano } from '@balcao/contracts';
import { IconeConfere, Money, Tag, Text, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './assinatura-nova.copy.ts';

export interface PlanoProps {
  oferta: OfertaPlano;
  isAtual: boolean;
  /** Seats taken now. */
  emUso: number;
  /** What chooses it, before the name; its id is `plano-<plano>`, so that the name, and the whole card, choose it too. */
  marca?: ReactNode;
}

/** What a plan offers and costs. */
export function PlanoConteudo({ oferta, isAtual, emUso, marca }: PlanoProps) {
  const { plano, nome, resumo, itens, mensalCentavos, usuarios } = oferta;
  return (
    <>
      <Topo>
        {marca}
        {marca ? <Nome htmlFor={`plano-${plano}`}>{nome}</Nome> : <Nome as="span">{nome}</Nome>}
        {isAtual && <Tag tone="info">{copy.planoAtual}</Tag>}
      </Topo>
      <div id={`plano-${plano}-texto`}>
        <Preco>
          <Money centavos={mensalCentavos} isStrong /> <small>{copy.porMes}</small>
        </Preco>
        <Text as="span" isSoft>
          {resumo}
        </Text>
        <Text as="span" size={13} isStrong>
          {copy.ateUsuarios(usuarios)}
        </Text>
        {usuarios < emUso && !isAtual && (
          <Text as="span" size={13} tone="atencao">
            {copy.poucosUsuarios(emUso)}
          </Text>
        )}
      </div>
      <Itens aria-label={copy.inclui}>
        {itens.map((item) => (
          <li key={item}>
            <IconeConfere size={14} aria-hidden />
            {item}
          </li>
        ))}
      </Itens>
    </>
  );
}

const Topo = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 24px;
`;

const Nome = styled.label`
  font-size: ${token('texto16')};
  font-weight: ${token('pesoForte')};
  input + &::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
`;

const Preco = styled.span`
  font-size: ${token('texto22')};
  small {
    font-size: ${token('texto13')};
    color: ${token('textoSuave')};
  }
`;

const Itens = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  font-size: ${token('texto13')};
  li {
    display: flex;
    gap: ${token('espaco2')};
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${token('sucessoTexto')};
  }
`;
