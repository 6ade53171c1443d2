import type { SaldoDaConta } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Dado, Dados, StatusTag, Text, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './extrato-bancario.copy.ts';

export interface ContasProps {
  contas: readonly SaldoDaConta[];
  atual: string;
  onEscolher: (id: string) => void;
}

/** The accounts, each with what the books and the bank say it has; one of them is open. */
export function Contas({ contas, atual, onEscolher }: ContasProps) {
  return (
    <Lista aria-label={copy.contas.titulo}>
      {contas.map((conta) => (
        <li key={conta.id}>
          <Cartao type="button" aria-pressed={conta.id === atual} onClick={() => onEscolher(conta.id)}>
            <strong>{conta.nome}</strong>
            <Dados minWidth={108}>
              <Dado rotulo={copy.contas.livros}>{formatCentavos(conta.livrosCentavos)}</Dado>
              {/* a drawer has no statement to be held against */}
              {conta.tipo !== 'CAIXA' && (
                <>
                  <Dado rotulo={copy.contas.banco}>{formatCentavos(conta.bancoCentavos)}</Dado>
                  <Dado rotulo={copy.contas.diferenca}>{formatCentavos(conta.diferencaCentavos)}</Dado>
                </>
              )}
            </Dados>
            <Situacao {...conta} />
            {conta.declarado && (
              <Text size={12} isSoft>
                {conta.declarado.diferencaCentavos === 0
                  ? copy.contas.confere(conta.declarado.dia)
                  : copy.contas.difere(conta.declarado.dia, conta.declarado.diferencaCentavos)}
              </Text>
            )}
          </Cartao>
        </li>
      ))}
    </Lista>
  );
}

/** Movements that are still open come first; then what the books say and the bank does not. */
function Situacao({ ativo, tipo, abertos, diferencaCentavos }: SaldoDaConta) {
  const { inativa, tudo, diverge } = copy.contas;
  if (!ativo) return <StatusTag tone="neutro">{inativa}</StatusTag>;
  if (tipo === 'CAIXA') return null;
  if (abertos > 0) return <StatusTag tone="atencao">{copy.contas.abertos(abertos)}</StatusTag>;
  return diferencaCentavos === 0 ? <StatusTag tone="sucesso">{tudo}</StatusTag> : <StatusTag tone="atencao">{diverge}</StatusTag>;
}

const Lista = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${token('espaco3')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Cartao = styled.button`
  display: grid;
  gap: ${token('espaco2')};
  align-content: start;
  justify-items: start;
  width: 100%;
  height: 100%;
  padding: ${token('espaco3')} ${token('espaco4')};
  font: inherit;
  color: ${token('texto')};
  text-align: start;
  background: ${token('superficie')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  cursor: pointer;
  /* what it has side by side: the width of the card, not of its words */
  > dl {
    justify-self: stretch;
  }
  &[aria-pressed='true'] {
    border-color: ${token('primaria')};
    box-shadow: inset 0 0 0 1px ${token('primaria')};
  }
`;
