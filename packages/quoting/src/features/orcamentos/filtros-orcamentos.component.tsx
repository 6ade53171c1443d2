import type { ConsultaOrcamentos } from '@balcao/contracts';
import { rotulosSituacao } from '@balcao/domain';
import { below, Button, Checkbox, Dropdown, IconeAbaixo, Stack, token } from '@balcao/ui';
import { FiltroPeriodo } from '@balcao/ui/lists';
import styled from 'styled-components';
import { FiltroLinha } from '../../filtro-linha.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { statusConhecidos } from './orcamentos.model.ts';
import type { useOrcamentos } from './orcamentos.resource.ts';

export interface FiltrosOrcamentosProps {
  consulta: ConsultaOrcamentos;
  onChange: ReturnType<typeof useOrcamentos>['change'];
}

/** What narrows the list, beside the text one looks for. */
export function FiltrosOrcamentos({ consulta: { status, linha, de, ate, urgente }, onChange }: FiltrosOrcamentosProps) {
  return (
    <>
      <Situacoes>
        <FiltroStatus
          escolhidos={status?.split(',').filter(Boolean) ?? []}
          onChange={(escolhidos) => onChange({ status: escolhidos.join(',') })}
        />
      </Situacoes>
      <FiltroLinha rotulos={copy.filtros} {...{ linha, onChange }} />
      <FiltroPeriodo de={de} ate={ate} rotulos={copy.filtros} onChange={onChange} />
      <Button
        aria-pressed={urgente === 'sim'}
        variant={urgente === 'sim' ? 'primary' : 'secondary'}
        onClick={() => onChange({ urgente: urgente ? null : 'sim' })}
      >
        {copy.soUrgentes}
      </Button>
    </>
  );
}

interface FiltroStatusProps {
  escolhidos: readonly string[];
  onChange: (escolhidos: readonly string[]) => void;
}

function FiltroStatus({ escolhidos, onChange }: FiltroStatusProps) {
  return (
    <Dropdown
      label={copy.filtros.status}
      align="start"
      trigger={(props) => (
        <Button {...props}>
          {escolhidos.length === 0 ? copy.filtros.todos : copy.filtros.escolhidos(escolhidos.length)}
          <IconeAbaixo size={16} aria-hidden />
        </Button>
      )}
    >
      {() => (
        <Opcoes gap={1}>
          {statusConhecidos.map((status) => (
            <Checkbox
              key={status}
              name={`status-${status}`}
              label={rotulosSituacao[status]}
              value={escolhidos.includes(status)}
              onChange={(isOn) => onChange(isOn ? [...escolhidos, status] : escolhidos.filter((outro) => outro !== status))}
            />
          ))}
        </Opcoes>
      )}
    </Dropdown>
  );
}

/** As wide as the lists beside it where each takes a line. */
const Situacoes = styled.div`
  ${below(576)} {
    > * {
      display: flex;
    }
    button[aria-expanded] {
      width: 100%;
      justify-content: space-between;
    }
  }
`;

const Opcoes = styled(Stack)`
  padding: ${token('espaco2')};
`;
