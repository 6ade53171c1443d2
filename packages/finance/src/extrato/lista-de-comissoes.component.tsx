import type { ComissaoDoExtrato } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Button, Text } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './extrato.copy.ts';

export interface ListaDeComissoesProps {
  comissoes: readonly ComissaoDoExtrato[];
  /** What is done with one. */
  rotulo: string;
  onEscolher: (comissao: ComissaoDoExtrato) => void;
}

/** Open commissions to choose from, each with what is still to come of it and when. */
export function ListaDeComissoes({ comissoes, rotulo, onEscolher }: ListaDeComissoesProps) {
  if (comissoes.length === 0) return <Text isSoft>{copy.escolher.nenhuma}</Text>;
  return (
    <Lista>
      {comissoes.map((comissao) => (
        <Item key={comissao.id}>
          <span>
            {copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado)}
            <Text size={12} isSoft>
              {copy.escolher.aberta(formatCentavos(comissao.abertaCentavos), formatData(comissao.previsaoEm))}
            </Text>
          </span>
          <Button
            aria-label={`${rotulo}: ${copy.escolher.linha(comissao.apolice, comissao.parcela, comissao.segurado)}`}
            onClick={() => onEscolher(comissao)}
          >
            {rotulo}
          </Button>
        </Item>
      ))}
    </Lista>
  );
}

const Lista = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  overflow-wrap: anywhere;
`;
