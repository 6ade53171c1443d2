import type { OrcamentoResumo } from '@balcao/contracts';
import { ButtonLink, Card, EmptyState, Link, Skeleton, token } from '@balcao/ui';
import styled from 'styled-components';
import { AbertoItem } from './aberto-item.component.tsx';
import { copy } from './home.copy.ts';
import type { Links } from './home.model.ts';

export interface AbertosProps {
  orcamentos: readonly OrcamentoResumo[] | null;
  links: Links;
}

const ESPERADOS = [1, 2, 3, 4, 5, 6];

/** The quotes last touched that still wait for someone. */
export function Abertos({ orcamentos, links }: AbertosProps) {
  return (
    <Card titulo={copy.abertos} isFlush actions={links.abertos && <Link href={links.abertos}>{copy.verTodos}</Link>}>
      {orcamentos === null && (
        <List>
          {ESPERADOS.map((linha) => (
            <Waiting key={linha}>
              <Skeleton lines={2} />
            </Waiting>
          ))}
        </List>
      )}
      {orcamentos?.length === 0 && (
        <Empty>
          <EmptyState
            titulo={copy.semAbertos}
            action={
              links.novo && (
                <ButtonLink href={links.novo} variant="primary">
                  {copy.novo}
                </ButtonLink>
              )
            }
          >
            {copy.semAbertosTexto}
          </EmptyState>
        </Empty>
      )}
      {orcamentos && orcamentos.length > 0 && (
        <List>
          {orcamentos.map((orcamento) => (
            <AbertoItem key={orcamento.id} orcamento={orcamento} href={links.orcamento(orcamento)} />
          ))}
        </List>
      )}
    </Card>
  );
}

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${token('borda')};
  }
`;

/** As tall as the lines that were waited for: what comes below does not move up. */
const Empty = styled.div`
  display: grid;
  align-content: center;
  min-height: ${ESPERADOS.length * 61 - 1}px;
`;

const Waiting = styled.li`
  height: 60px;
  padding: ${token('espaco2')} ${token('espaco4')};
`;
