import type { ColunaQuadro, ConsultaOrcamentos, OrcamentoResumo } from '@balcao/contracts';
import { isEncerrado, rotulosSituacao } from '@balcao/domain';
import { Button, ErrorState, FormerAnswer, Link, Money, Skeleton, Text, token } from '@balcao/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import { hrefOf, ProximaAcao } from './colunas.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { useColuna, useQuadro } from './orcamentos.resource.ts';

export interface QuadroProps {
  consulta: ConsultaOrcamentos;
  /** The acts of a card; moving it is one of them. */
  actions: (orcamento: OrcamentoResumo) => ReactNode;
}

const { quadro: frases } = copy;
const POR_VEZ = 10;

/** Cases side by side by state: how many, how much, and the cards of the columns one looks at. */
export function Quadro({ consulta, actions }: QuadroProps) {
  const { data, error, isError, isPlaceholderData, refetch } = useQuadro(consulta);
  if (isError) return <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const asked = consulta.status?.split(',').filter(Boolean);
  return (
    <FormerAnswer isFormer={isPlaceholderData}>
      <Colunas role="group" tabIndex={0} aria-label={frases.rotulo}>
        {data
          .filter(({ status }) => !asked?.length || asked.includes(status))
          .map((coluna) => (
            <Coluna key={coluna.status} {...{ coluna, consulta, actions }} />
          ))}
      </Colunas>
    </FormerAnswer>
  );
}

function Coluna({ coluna: { status, total, somaCentavos }, consulta, actions }: QuadroProps & { coluna: ColunaQuadro }) {
  // what is over is many and seldom looked at: its cards come when asked for
  const [isOpen, setIsOpen] = useState(!isEncerrado(status));
  const [tamanho, setTamanho] = useState(POR_VEZ);
  const nome = rotulosSituacao[status];
  const cards = useColuna(consulta, status, { tamanho, isWanted: isOpen && total > 0 });
  return (
    <Secao aria-label={frases.coluna(nome, total)}>
      <Topo>
        <h2>
          {nome} <Text as="span" isSoft>{`(${total})`}</Text>
        </h2>
        <Money centavos={somaCentavos} />
      </Topo>
      {total === 0 && (
        <Text size={13} isSoft>
          {frases.vazia}
        </Text>
      )}
      {total > 0 && !isOpen && (
        <Button size="sm" aria-label={frases.mostrarDe(nome)} onClick={() => setIsOpen(true)}>
          {frases.mostrar}
        </Button>
      )}
      {cards.isError && <ErrorState onRetry={() => void cards.refetch()}>{frases.falha}</ErrorState>}
      {isOpen && total > 0 && cards.isPending && <Skeleton lines={4} />}
      <ul>
        {cards.data?.itens.map((orcamento) => (
          <Cartao key={orcamento.id}>
            <div>
              <Link href={hrefOf(orcamento)}>{orcamento.segurado ?? copy.semSegurado}</Link>
              {actions(orcamento)}
            </div>
            {orcamento.bem && (
              <Text size={12} isSoft>
                {orcamento.bem}
              </Text>
            )}
            <Money centavos={orcamento.premioCentavos} isStrong />
            <Text as="span" size={12}>
              <ProximaAcao orcamento={orcamento} />
            </Text>
          </Cartao>
        ))}
      </ul>
      {cards.data && cards.data.total > cards.data.itens.length && tamanho < 100 && (
        <Button size="sm" aria-label={frases.maisDe(nome)} isBusy={cards.isFetching} onClick={() => setTamanho(tamanho + POR_VEZ)}>
          {frases.mais}
        </Button>
      )}
    </Secao>
  );
}

const Colunas = styled.div`
  display: flex;
  gap: ${token('espaco3')};
  padding: ${token('espaco4')};
  overflow-x: auto;
`;

const Secao = styled.section`
  display: flex;
  flex: 0 0 260px;
  flex-direction: column;
  gap: ${token('espaco2')};
  align-items: stretch;
  padding: ${token('espaco3')};
  background: ${token('superficieSuave')};
  border-radius: ${token('raio10')};
  ul {
    display: flex;
    flex-direction: column;
    gap: ${token('espaco2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Topo = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('espaco2')};
  h2 {
    margin: 0;
    font-size: ${token('texto14')};
  }
`;

const Cartao = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  padding: ${token('espaco3')};
  overflow-wrap: anywhere;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio6')};
  > :first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('espaco2')};
  }
`;
