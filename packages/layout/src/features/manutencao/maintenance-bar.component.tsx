import { addressOf, settingsRoutes } from '@balcao/contracts';
import { Link, token } from '@balcao/ui';
import styled from 'styled-components';
import { InSlot } from '../../in-slot.component.tsx';
import { copy } from './manutencao.copy.ts';
import { useManutencao } from './manutencao.resource.ts';

/** Bar about a maintenance that is near, or under way. */
export function MaintenanceBar() {
  const avisada = useManutencao();
  if (!avisada) return null;
  const { manutencao, isEmCurso } = avisada;
  return (
    <InSlot slot="slot-barra-pagamento">
      <Strip aria-label={copy.regiao} role="status">
        <p>{isEmCurso ? copy.emCurso(manutencao.fim) : copy.programada(manutencao.inicio, manutencao.fim)}</p>
        <Link href={addressOf(settingsRoutes, 'atualizacao')}>{copy.saibaMais}</Link>
      </Strip>
    </InSlot>
  );
}

const Strip = styled.section`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('espaco4')};
  min-height: 40px;
  padding: ${token('espaco1')} ${token('espaco4')};
  font-size: ${token('texto13')};
  line-height: 18px;
  color: ${token('infoTexto')};
  background: ${token('infoSuave')};
  border-bottom: 1px solid ${token('borda')};
  p {
    margin: 0;
  }
  a {
    flex: none;
    padding: ${token('espaco1')} 0;
    color: inherit;
  }
`;
