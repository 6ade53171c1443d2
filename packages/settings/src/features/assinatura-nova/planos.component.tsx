import type { Assinatura, Plano } from '@balcao/contracts';
import { campoId, FieldMessages, token } from '@balcao/ui';
import styled, { css } from 'styled-components';
import { copy } from './assinatura-nova.copy.ts';
import { PlanoConteudo } from './plano.component.tsx';

export interface PlanosProps {
  assinatura: Assinatura;
}

/** The plans, to be read. */
export function Planos({ assinatura }: PlanosProps) {
  return (
    <Lista aria-label={copy.planos}>
      {assinatura.planos.map((oferta) => (
        <Cartao key={oferta.plano}>
          <PlanoConteudo oferta={oferta} isAtual={isAtual(assinatura, oferta.plano)} emUso={assinatura.usuarios.emUso} />
        </Cartao>
      ))}
    </Lista>
  );
}

export interface EscolhaPlanoProps extends PlanosProps {
  name: 'plano';
  value: Plano | null;
  onChange: (plano: Plano) => void;
  error: string | undefined;
}

/** The plans, one to be chosen. */
export function EscolhaPlano({ name, assinatura, value, onChange, error }: EscolhaPlanoProps) {
  return (
    <Grupo id={campoId(name)} aria-describedby={error && `${campoId(name)}-erro`}>
      <legend>{copy.escolha}</legend>
      <Cartoes>
        {assinatura.planos.map((oferta) => (
          <Opcao key={oferta.plano}>
            <PlanoConteudo
              oferta={oferta}
              isAtual={isAtual(assinatura, oferta.plano)}
              emUso={assinatura.usuarios.emUso}
              marca={
                <input
                  id={`plano-${oferta.plano}`}
                  type="radio"
                  name={name}
                  value={oferta.plano}
                  checked={value === oferta.plano}
                  onChange={() => onChange(oferta.plano)}
                  aria-describedby={`plano-${oferta.plano}-texto`}
                />
              }
            />
          </Opcao>
        ))}
      </Cartoes>
      <FieldMessages name={name} error={error} description={undefined} />
    </Grupo>
  );
}

/** A trial's plan is not one anybody pays for yet. */
const isAtual = ({ plano, status }: Assinatura, oferta: Plano): boolean => status === 'Ativa' && plano === oferta;

const grade = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('espaco4')};
`;

const cartao = css`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
  min-width: 0;
  padding: ${token('espaco4')};
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raio10')};
  > div {
    display: flex;
    flex-direction: column;
    gap: ${token('espaco1')};
  }
`;

const Lista = styled.ul`
  ${grade}
`;

const Cartao = styled.li`
  ${cartao}
`;

const Cartoes = styled.div`
  ${grade}
`;

const Opcao = styled.div`
  ${cartao}
  position: relative;
  isolation: isolate;
  &:hover {
    border-color: ${token('primaria')};
  }
  &:has(:checked) {
    background: ${token('primariaSuave')};
    border-color: ${token('primaria')};
    box-shadow: 0 0 0 1px ${token('primaria')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
  input {
    /* above the name's own reach, which covers the whole card */
    position: relative;
    z-index: ${token('zFixo')};
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${token('primaria')};
    outline: none;
  }
`;

const Grupo = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  legend {
    padding: 0 0 ${token('espaco2')};
    font-size: ${token('texto16')};
    font-weight: ${token('pesoForte')};
  }
`;
