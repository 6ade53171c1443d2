import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../text/visually-hidden.component.tsx';
import { screenOnly } from '../theme/media.theme.ts';
import { token } from '../theme/token.theme.ts';
import { controlProps, FieldMessages } from './field.component.tsx';
import type { FieldProps } from './field.props.ts';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'onCommit' | 'label'> {
  /** Its name; with `isLabelHidden` only a screen reader hears it. */
  label: ReactNode;
  /** Neither yes nor no: some of several. */
  isIndeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. @example <Checkbox name="aceite" label="Li e aceito" value={aceite} onChange={setAceite} /> */
export const Checkbox = memo(function Checkbox({ label, value, onChange, isIndeterminate = false, ref, ...frame }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <Column>
      <Row $picks={frame.isLabelHidden}>
        <Input
          {...controlProps({ ...frame, label: '' })}
          ref={(node) => {
            own.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked, frame.name)}
        />
        <Name $hidden={frame.isLabelHidden}>{label}</Name>
      </Row>
      <FieldMessages {...frame} />
    </Column>
  );
});

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco1')};
  min-width: 0;
`;

/** As large as a finger needs, without moving what stands around it. */
const picking = css`
  ${screenOnly}
  justify-content: center;
  min-width: 24px;
  @media (pointer: coarse) {
    && {
      margin: -6px;
      padding: 8px 6px;
    }
  }
`;

const Row = styled.label<{ $picks: boolean | undefined }>`
  /* a box without a name in sight picks something on the screen */
  ${({ $picks }) => $picks && picking}
  display: inline-flex;
  align-items: flex-start;
  align-self: flex-start;
  gap: ${token('espaco2')};
  min-height: 24px;
  padding: 2px 0;
  cursor: pointer;
  &:has(:disabled) {
    color: ${token('textoSuave')};
    cursor: not-allowed;
  }
`;

const Name = styled.span<{ $hidden: boolean | undefined }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Input = styled.input`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 1px;
  appearance: none;
  background: ${token('superficie')} center / 14px no-repeat;
  border: 1.5px solid ${token('bordaForte')};
  border-radius: ${token('raio4')};
  cursor: inherit;
  &:hover:not(:disabled) {
    border-color: ${token('primaria')};
  }
  &[aria-invalid] {
    border-color: ${token('perigo')};
  }
  &:checked,
  &:indeterminate {
    background-color: ${token('primaria')};
    border-color: ${token('primaria')};
  }
  &:disabled {
    opacity: 0.5;
  }
  /* the mark is drawn with the text colour of the theme, as a mask */
  &::before {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    background: ${token('sobrePrimaria')};
    clip-path: polygon(15% 52%, 26% 41%, 42% 57%, 75% 22%, 86% 33%, 42% 79%);
    transform: scale(0);
  }
  &:checked::before {
    transform: none;
  }
  &:indeterminate::before {
    clip-path: inset(43% 18%);
    transform: none;
  }
  /* where the system paints every surface, the mark is painted in its own colours */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background-color: Canvas;
    border-color: ButtonText;
    &:checked,
    &:indeterminate {
      background-color: Highlight;
      border-color: Highlight;
    }
    &::before {
      background: HighlightText;
    }
  }
`;
