import { below, IconeConfere, token, VisuallyHidden } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './forms.copy.ts';

/** One step of a longer task. */
export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'error' | 'next';
}

export interface StepperProps {
  steps: readonly Step[];
  /** Lets one go to steps already reached. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Where one is in a task of several steps. @example <Stepper steps={etapas} onSelect={goTo} /> */
export function Stepper({ steps, onSelect }: StepperProps) {
  return (
    <nav aria-label={copy.etapas}>
      <List>
        {steps.map((step, index) => {
          const canGo = onSelect && step.state !== 'next' && step.state !== 'current';
          return (
            <Item key={step.id} $state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
              <Face as={canGo ? 'button' : 'span'} {...(canGo ? { type: 'button', onClick: () => onSelect(step.id) } : {})}>
                <Mark $state={step.state} aria-hidden>
                  {step.state === 'done' ? <IconeConfere size={14} /> : step.state === 'error' ? '!' : index + 1}
                </Mark>
                <Label>{step.label}</Label>
                {stateWord[step.state] && <VisuallyHidden>({stateWord[step.state]})</VisuallyHidden>}
              </Face>
            </Item>
          );
        })}
      </List>
    </nav>
  );
}

const stateWord = { done: copy.concluida, error: copy.comErro, current: '', next: '' };

type State = Step['state'];

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  gap: ${token('espaco2')};
  list-style: none;
`;

const Item = styled.li<{ $state: State }>`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${token('espaco2')};
  min-width: 0;
  color: ${({ $state }) => token($state === 'next' ? 'textoSuave' : 'texto')};
  font-weight: ${({ $state }) => token($state === 'current' ? 'pesoForte' : 'pesoNormal')};
  &:last-child {
    flex: none;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: 12px;
    height: 1px;
    background: ${({ $state }) => token($state === 'done' ? 'primaria' : 'borda')};
  }
`;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-width: 0;
  min-height: 28px;
  padding: 0;
  font-weight: inherit;
  background: none;
  border: 0;
  border-radius: ${token('raio4')};
  button& {
    cursor: pointer;
  }
`;

const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  font-size: ${token('texto12')};
  font-weight: ${token('pesoForte')};
  border: 1.5px solid;
  border-radius: 50%;
  ${({ $state }) =>
    ({
      done: `color: ${token('sobrePrimaria')}; background: ${token('primaria')}; border-color: ${token('primaria')};`,
      current: `color: ${token('primariaTexto')}; background: ${token('primariaSuave')}; border-color: ${token('primaria')};`,
      error: `color: ${token('perigoTexto')}; background: ${token('perigoSuave')}; border-color: ${token('perigo')};`,
      next: `color: ${token('textoSuave')}; border-color: ${token('bordaForte')};`,
    })[$state]}
`;

const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${below(768)} {
    li:not([aria-current]) & {
      display: none;
    }
  }
`;
