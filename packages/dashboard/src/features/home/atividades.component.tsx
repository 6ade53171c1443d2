import type { Atividade } from '@balcao/contracts';
import { Card, EmptyState, Link, Skeleton, token } from '@balcao/ui';
import { IconeRelogio } from '@balcao/ui/screen-icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './home.copy.ts';
import { type Links, quandoFoi } from './home.model.ts';

export interface AtividadesProps {
  atividades: readonly Atividade[] | null;
  links: Links;
  agora: Date;
}

/** What happened lately, newest first. */
export function Atividades({ atividades, links, agora }: AtividadesProps) {
  return (
    <Card titulo={copy.atividade}>
      {atividades === null && <Skeleton lines={12} />}
      {atividades?.length === 0 && (
        <EmptyState titulo={copy.semAtividade} icon={<IconeRelogio size={20} aria-hidden />}>
          {copy.semAtividadeTexto}
        </EmptyState>
      )}
      {atividades && atividades.length > 0 && (
        <List>
          {atividades.map(({ id, em, usuario, descricao, orcamentoId }) => (
            <Item key={id}>
              <Fact href={orcamentoId ? links.orcamento({ id: orcamentoId, cotacaoId: null, formulario: null }) : undefined}>
                <strong>{usuario}</strong> {descricao}
              </Fact>
              <When dateTime={em}>{quandoFoi(em, agora)}</When>
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}

function Fact({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href ? (
    <Sentence href={href} isQuiet>
      {children}
    </Sentence>
  ) : (
    <span>{children}</span>
  );
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco3')};
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  padding-left: ${token('espaco3')};
  font-size: ${token('texto13')};
  border-left: 2px solid ${token('borda')};
  strong {
    font-weight: ${token('pesoMedio')};
  }
`;

const When = styled.time`
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;

const Sentence = styled(Link)`
  font-weight: ${token('pesoNormal')};
`;
