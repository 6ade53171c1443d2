import { campoId, FieldMessages, type FieldProps, controlProps, token } from '@balcao/ui';
import { Switch as AriaSwitch } from 'react-aria-components';
import { memo } from 'react';
import styled from 'styled-components';

export interface SwitchProps extends FieldProps<boolean> {}

/** On or off, in force at once. @example <Switch name="alienado" label="Veículo alienado" value={alienado} onChange={setCampo} /> */
export const Switch = memo(function Switch({ label, value, onChange, onCommit, ...frame }: SwitchProps) {
  const turn = (isOn: boolean) => {
    onChange(isOn, frame.name);
    onCommit?.(isOn, frame.name);
  };
  return (
    <Column id={campoId(frame.name)}>
      <Root
        isSelected={value}
        onChange={turn}
        isDisabled={frame.isDisabled ?? false}
        aria-describedby={controlProps({ ...frame, label })['aria-describedby'] ?? ''}
      >
        <Track aria-hidden />
        {label}
      </Root>
      <FieldMessages {...frame} />
    </Column>
  );
});

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('espaco1')};
`;

const Track = styled.span`
  flex: none;
  width: 34px;
  height: 20px;
  padding: 2px;
  background: ${token('bordaForte')};
  border-radius: ${token('raioTotal')};
  transition: background-color ${token('tempoCurto')} ${token('curva')};
  &::before {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    background: ${token('superficie')};
    border-radius: 50%;
    transition: transform ${token('tempoCurto')} ${token('curva')};
  }
`;

const Root = styled(AriaSwitch)`
  /* the hidden input stays with its name: a window that scrolls brings it into sight with the focus */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 24px;
  cursor: pointer;
  &[data-selected] ${Track} {
    background: ${token('primaria')};
    &::before {
      transform: translateX(14px);
    }
  }
  &[data-focus-visible] ${Track} {
    outline: 2px solid ${token('foco')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${token('textoSuave')};
    opacity: 0.7;
    cursor: not-allowed;
  }
`;
