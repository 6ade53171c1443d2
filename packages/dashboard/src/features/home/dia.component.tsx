import type { ResumoPainel } from '@balcao/contracts';
import { above, Card, token } from '@balcao/ui';
import { ChartFrame } from '@balcao/ui/tables';
import styled from 'styled-components';
import { Abertos } from './abertos.component.tsx';
import { Atividades } from './atividades.component.tsx';
import { Divergentes } from './divergentes.component.tsx';
import { copy } from './home.copy.ts';
import { diaCurto, type Links } from './home.model.ts';
import { Numeros } from './numeros.component.tsx';
import { Renovacoes } from './renovacoes.component.tsx';

export interface DiaProps {
  /** Null while it comes: every part keeps its place. */
  resumo: ResumoPainel | null;
  links: Links;
  agora: Date;
}

/** The parts of the day, each in its place from the first moment. */
export function Dia({ resumo, links, agora }: DiaProps) {
  return (
    <>
      <Divergentes total={resumo?.divergentes ?? null} href={links.divergentes} />
      <Numeros resumo={resumo} links={links} />
      <Columns>
        <Column>
          <Abertos orcamentos={resumo?.orcamentosAbertos.recentes ?? null} links={links} />
          <Renovacoes renovacoes={resumo?.renovacoes.proximas ?? null} links={links} />
          <Card>
            <ChartFrame
              titulo={copy.ritmo}
              descricao={copy.ritmoTexto}
              labelHeader={copy.dia}
              valueHeader={copy.abertos}
              status={resumo ? 'ready' : 'loading'}
              points={(resumo?.ritmo ?? []).map(({ dia, total }) => ({ label: diaCurto(dia), value: total }))}
            />
          </Card>
        </Column>
        <Atividades atividades={resumo?.atividades ?? null} links={links} agora={agora} />
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token('espaco4')};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${above(1200)} {
    grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  min-width: 0;
`;
