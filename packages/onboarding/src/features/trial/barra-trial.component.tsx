import { addressOf, type Sessao, settingsRoutes } from '@balcao/contracts';
import { above, below, ButtonLink, Dropdown, screenOnly, token } from '@balcao/ui';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { ListaPassos } from './lista-passos.component.tsx';
import { copy } from './trial.copy.ts';
import { useMensagemTrial, usePassos } from './trial.resource.ts';

export interface BarraTrialProps {
  sessao: Pick<Sessao, 'dataTrialFim'>;
  /** Slot of 40 px that the page reserves for it. */
  place: Element;
}

/** Remaining days of the trial, what to try in it, and a link to subscribe. */
export function BarraTrial({ sessao, place }: BarraTrialProps) {
  const mensagem = useMensagemTrial(sessao);
  return mensagem && createPortal(<Barra mensagem={mensagem} />, place);
}

function Barra({ mensagem }: { mensagem: string }) {
  const passos = usePassos();
  const feitos = passos.filter(({ feito }) => feito).length;
  return (
    <Line aria-label={copy.regiao}>
      <Message role="status" title={mensagem}>
        {mensagem}
      </Message>
      <Wide>
        <ListaPassos passos={passos} />
      </Wide>
      <Narrow>
        <Dropdown
          label={copy.passos}
          trigger={(props) => (
            <Trigger type="button" aria-label={copy.resumo(feitos, passos.length)} {...props}>
              {copy.curto(feitos, passos.length)}
            </Trigger>
          )}
        >
          {(close) => <ListaPassos passos={passos} isColumn onChoose={close} />}
        </Dropdown>
      </Narrow>
      <ButtonLink href={addressOf(settingsRoutes, 'assinaturaNova')} size="sm" variant="primary">
        {copy.assinar}
      </ButtonLink>
    </Line>
  );
}

const Line = styled.aside`
  display: flex;
  align-items: center;
  gap: ${token('espaco3')};
  height: 40px;
  padding: 0 ${token('espaco4')};
  font-size: ${token('texto13')};
  color: ${token('texto')};
  background: ${token('atencaoSuave')};
  border-bottom: 1px solid ${token('borda')};
  ${below(768)} {
    gap: ${token('espaco2')};
    padding: 0 ${token('espaco2')};
  }
  ${screenOnly}
`;

const Message = styled.p`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  font-weight: ${token('pesoMedio')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Wide = styled.div`
  display: none;
  ${above(992)} {
    display: block;
  }
`;

const Narrow = styled.div`
  flex: none;
  ${above(992)} {
    display: none;
  }
`;

const Trigger = styled.button`
  min-height: 28px;
  padding: 0 ${token('espaco2')};
  font-weight: ${token('pesoMedio')};
  color: ${token('texto')};
  white-space: nowrap;
  background: ${token('superficie')};
  border: 1px solid ${token('bordaForte')};
  border-radius: ${token('raioTotal')};
  cursor: pointer;
`;
