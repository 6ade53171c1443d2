import { below, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './formulario.copy.ts';
import { goToSecao } from './focus-secao.ts';
import type { Secao } from './formulario.model.ts';

export interface NavegacaoSecoesProps {
  secoes: readonly Secao[];
  pendencias: Readonly<Record<string, number>>;
}

/** The sections in a column that stays in sight, on screens wide enough for it. */
export function NavegacaoSecoes({ secoes, pendencias }: NavegacaoSecoesProps) {
  return (
    <Nav aria-label={copy.secoes}>
      {secoes.map(({ id, titulo }) => {
        const pendentes = pendencias[id] ?? 0;
        return (
          <Item key={id} type="button" onClick={() => goToSecao({ id })}>
            <Marca $completa={pendentes === 0} aria-hidden />
            {titulo}
            <Conta>{pendentes > 0 ? pendentes : ''}</Conta>
            <VisuallyHidden>{pendentes === 0 ? copy.completa : copy.faltam(pendentes)}</VisuallyHidden>
          </Item>
        );
      })}
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: calc(var(--b-topo, 0px) + ${token('espaco4')});
  display: flex;
  flex-direction: column;
  align-self: start;
  ${below(1200)} {
    display: none;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 32px;
  padding: 0 ${token('espaco2')};
  font-size: ${token('texto13')};
  text-align: start;
  color: ${token('texto')};
  background: none;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &:hover {
    background: ${token('realce')};
  }
`;

const Marca = styled.span<{ $completa: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  border: 1.5px solid ${({ $completa }) => token($completa ? 'sucesso' : 'bordaForte')};
  border-radius: 50%;
  background: ${({ $completa }) => ($completa ? token('sucesso') : 'transparent')};
`;

const Conta = styled.span`
  margin-inline-start: auto;
  font-size: ${token('texto12')};
  font-variant-numeric: tabular-nums;
  color: ${token('textoSuave')};
`;
