import type { JanelaRenovacao } from '@balcao/contracts';
import { janelasRenovacao } from '@balcao/domain';
import { token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy, rotuloDaJanela } from './renovacoes.copy.ts';

export interface JanelasProps {
  /** How many policies stand in each; absent until they are known. */
  totais: Readonly<Record<JanelaRenovacao, number>> | undefined;
  escolhida: JanelaRenovacao | null;
  onChange: (janela: JanelaRenovacao | null) => void;
}

/** How near the end: each window with how many policies wait in it. Pressed again, the choice is undone. */
export function Janelas({ totais, escolhida, onChange }: JanelasProps) {
  return (
    <Barra role="group" aria-label={copy.janelas}>
      <Janela type="button" aria-pressed={escolhida === null} onClick={() => onChange(null)}>
        {copy.todas}
      </Janela>
      {janelasRenovacao.map(({ id }) => (
        <Janela key={id} type="button" aria-pressed={escolhida === id} onClick={() => onChange(escolhida === id ? null : id)}>
          {rotuloDaJanela[id]} {/* room for a number that is not known yet, so that nothing moves when it is */}
          <Total>{totais ? totais[id] : '\u00a0'}</Total>
          {totais && <VisuallyHidden> {copy.apolices(totais[id])}</VisuallyHidden>}
        </Janela>
      ))}
    </Barra>
  );
}

const Barra = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco2')};
`;

const Janela = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 36px;
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto13')};
  color: ${token('texto')};
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raioTotal')};
  cursor: pointer;
  &:hover {
    border-color: ${token('primaria')};
  }
  &[aria-pressed='true'] {
    font-weight: ${token('pesoForte')};
    color: ${token('primariaTexto')};
    background: ${token('primariaSuave')};
    border-color: ${token('primaria')};
  }
`;

const Total = styled.span`
  min-width: 28px;
  padding: 0 6px;
  font-size: ${token('texto12')};
  line-height: 18px;
  text-align: center;
  color: ${token('neutroTexto')};
  background: ${token('neutroSuave')};
  border-radius: ${token('raioTotal')};
`;
