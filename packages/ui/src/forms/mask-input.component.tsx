import { type ControlProps, TextBox, TextInput } from '@balcao/ui';
import IMask, { type FactoryOpts, type InputMask } from 'imask';
import { type InputHTMLAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';

export interface MaskInputProps<Value> {
  control: ControlProps;
  options: FactoryOpts;
  value: Value;
  /** Typed characters → value, and back. `toRaw(toValue(raw))` need not be `raw`: "1,5" and "1,50" are one value. */
  toValue: (raw: string) => Value;
  toRaw: (value: Value) => string;
  onChange: (value: Value) => void;
  /** `anterior`: the last whole value that stood in the field, when there was one. */
  onCommit: (value: Value, anterior: Value | undefined) => void;
  inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  isReadOnly?: boolean | undefined;
  isNumber?: boolean;
}

/** An input that IMask owns: React renders it once, and typing re-renders nothing but what listens to the value. */
export function MaskInput<Value>(props: MaskInputProps<Value>) {
  const { control, inputMode, placeholder, autoComplete = 'off', prefix, suffix, isReadOnly, isNumber = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { commit, remember } = useMask(input, props);
  return (
    <TextBox prefix={prefix && <span aria-hidden>{prefix}</span>} suffix={suffix && <span aria-hidden>{suffix}</span>}>
      <Typed
        {...control}
        {...{ inputMode, placeholder, autoComplete }}
        ref={input}
        readOnly={isReadOnly}
        spellCheck={false}
        $number={isNumber}
        onFocus={remember}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </TextBox>
  );
}

function useMask<Value>(input: { current: HTMLInputElement | null }, props: MaskInputProps<Value>) {
  const { options, value, toRaw, toValue } = props;
  const mask = useRef<InputMask<FactoryOpts>>(null);
  const latest = useRef(props);
  const committed = useRef(value);
  const inteiro = useRef<Value>(undefined);
  // what was told last: whoever hears it may take a while to give it back
  const told = useRef(value);
  useLayoutEffect(() => {
    latest.current = props;
    told.current = props.value;
  });
  useLayoutEffect(() => {
    if (!input.current) return;
    const made = IMask(input.current, options);
    mask.current = made;
    made.unmaskedValue = latest.current.toRaw(latest.current.value);
    made.on('accept', () => {
      const next = latest.current.toValue(made.unmaskedValue);
      if (Object.is(next, told.current)) return;
      told.current = next;
      latest.current.onChange(next);
    });
    return () => made.destroy();
  }, [input, options]);
  // a value from outside (a look-up, a restored draft) replaces the text only if the text does not already mean it
  useEffect(() => {
    const made = mask.current;
    if (made && !Object.is(toValue(made.unmaskedValue), value)) made.unmaskedValue = toRaw(value);
  }, [value, toRaw, toValue]);
  const keepInteiro = (current: Value) => {
    if (mask.current?.masked.isComplete) inteiro.current = current;
  };
  const remember = () => {
    committed.current = latest.current.value;
    keepInteiro(committed.current);
  };
  const commit = () => {
    const current = mask.current ? toValue(mask.current.unmaskedValue) : value;
    if (Object.is(committed.current, current)) return;
    committed.current = current;
    const anterior = inteiro.current;
    keepInteiro(current);
    latest.current.onCommit(current, anterior);
  };
  return { commit, remember };
}

const Typed = styled(TextInput)<{ $number: boolean }>`
  ${({ $number }) =>
    $number &&
    css`
      font-variant-numeric: tabular-nums;
      text-align: end;
    `}
`;
