import { Field, type FieldProps } from '@balcao/ui';
import type { FactoryOpts } from 'imask';
import { memo, type ReactNode, useMemo } from 'react';
import { MaskInput } from './mask-input.component.tsx';
import { fromParts, numberMask, toParts } from './number-masks.ts';

export interface MoneyFieldProps extends FieldProps<number | null> {
  placeholder?: string;
  isReadOnly?: boolean;
}

/** An amount in reais; in and out as integer centavos, null when empty. @example <MoneyField name="limiteCentavos" label="Limite" value={10000000} onChange={setCampo} /> */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  return <Numeric {...props} options={money} scale={2} prefix="R$" placeholder={props.placeholder ?? '0,00'} />;
});

export interface PercentFieldProps extends FieldProps<number | null> {
  /** Most allowed, bps. Default 10000 (100%). */
  maxBps?: number;
  placeholder?: string;
  isReadOnly?: boolean;
}

/** A rate in percent; in and out as integer bps (738 is 7,38%), null when empty. @example <PercentField name="comissaoBps" label="Comissão" value={1500} onChange={setCampo} /> */
export const PercentField = memo(function PercentField({ maxBps = 10_000, ...props }: PercentFieldProps) {
  const options = useMemo(() => numberMask({ scale: 2, max: maxBps / 100, isPadded: true }), [maxBps]);
  return <Numeric {...props} options={options} scale={2} suffix="%" placeholder={props.placeholder ?? '0,00'} />;
});

export interface NumberFieldProps extends FieldProps<number | null> {
  max?: number;
  /** Written without dots between thousands: a year, a number that names and does not measure. */
  isUngrouped?: boolean;
  /** After the number: km, kg, anos. */
  suffix?: ReactNode;
  placeholder?: string;
  isReadOnly?: boolean;
}

/** A whole number, null when empty. @example <NumberField name="kmSemana" label="Km por semana" value={120} max={5000} suffix="km" onChange={setCampo} /> */
export const NumberField = memo(function NumberField({ max, isUngrouped = false, ...props }: NumberFieldProps) {
  const options = useMemo(() => numberMask({ scale: 0, max, isUngrouped }), [max, isUngrouped]);
  return <Numeric {...props} options={options} scale={0} />;
});

interface NumericProps extends FieldProps<number | null> {
  options: FactoryOpts;
  scale: 0 | 2;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  isReadOnly?: boolean;
}

function Numeric({ options, scale, prefix, suffix, placeholder, isReadOnly, value, onChange, onCommit, ...frame }: NumericProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <MaskInput
          {...{ control, options, value, prefix, suffix, placeholder, isReadOnly }}
          {...conversions[scale]}
          isNumber
          inputMode={scale === 0 ? 'numeric' : 'decimal'}
          onChange={(next) => onChange(next, frame.name)}
          onCommit={(next) => onCommit?.(next, frame.name)}
        />
      )}
    </Field>
  );
}

const money = numberMask({ scale: 2, isPadded: true });

const conversions = {
  0: { toValue: toParts(0), toRaw: fromParts(0) },
  2: { toValue: toParts(2), toRaw: fromParts(2) },
};
