import { accessRoutes, addressOf } from '@balcao/contracts';
import { useUnsavedWork } from '@balcao/shared';
import { Alert, Button, Link, Page, token } from '@balcao/ui';
import { Stepper } from '@balcao/ui/forms';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { copy, nomesDasEtapas } from './cadastro.copy.ts';
import { enderecoDa, type Etapa as IdEtapa, etapas } from './cadastro.model.ts';
import { useCadastro, useMemoria } from './cadastro.store.ts';
import { Indicado } from './indicado.component.tsx';
import { Topo } from './topo.component.tsx';
import type { FormularioDaEtapa } from './use-etapa.ts';

export interface EtapaProps {
  etapa: IdEtapa;
  titulo: string;
  descricao: string;
  formulario: FormularioDaEtapa;
  /** Label of the button that continues. */
  acao?: string;
  busy?: boolean;
  /** Nothing can be sent yet. */
  isClosed?: boolean;
  children: ReactNode;
}

/** Frame of a step: progress, form, and the buttons back and forward. */
export function Etapa({
  etapa,
  titulo,
  descricao,
  formulario,
  acao = copy.continuar,
  busy = false,
  isClosed = false,
  children,
}: EtapaProps) {
  const { aviso, isRepetivel, isBusy, submit, back } = formulario;
  // the password is only in memory, so a new build must not reload the page
  useUnsavedWork('onboarding', useMemoria().senha !== '');
  return (
    <>
      <Topo>
        <Link href={addressOf(accessRoutes, 'login')}>{copy.jaTenho}</Link>
      </Topo>
      <Page routeId={etapa} titulo={titulo} descricao={descricao} busy={busy} isNarrow>
        <Progresso etapa={etapa} />
        <Indicado etapa={etapa} />
        <Form noValidate onSubmit={submit}>
          {children}
          {aviso && (
            <Alert tone="perigo" titulo={copy.semConferir} isLive>
              {aviso}
            </Alert>
          )}
          <Acoes>
            {back && <Button onClick={back}>{copy.voltar}</Button>}
            <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isClosed}>
              {isRepetivel ? copy.tentarNovamente : acao}
            </Button>
          </Acoes>
        </Form>
      </Page>
    </>
  );
}

function Progresso({ etapa }: { etapa: IdEtapa }) {
  const navigate = useNavigate();
  const { feitas } = useCadastro();
  const stateOf = (id: IdEtapa) => (id === etapa ? 'current' : feitas.includes(id) ? 'done' : 'next');
  const steps = etapas.map((id) => ({ id, label: nomesDasEtapas[id], state: stateOf(id) }) as const);
  return <Stepper steps={steps} onSelect={(id) => void navigate(enderecoDa(id as IdEtapa))} />;
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  padding-top: ${token('espaco2')};
`;

const Acoes = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('espaco2')};
  padding-top: ${token('espaco2')};
`;
