import { Field, type FieldProps } from '@balcao/ui';
import { memo } from 'react';
import { MaskInput } from './mask-input.component.tsx';
import { type MaskName, masks } from './masks.ts';

export interface MaskedFieldProps extends Omit<FieldProps<string>, 'onCommit'> {
  /** Called when the field is left with another value; `anterior`: the last whole one that stood in it, '' when there was none. */
  onCommit?: ((value: string, name: string, anterior: string) => void) | undefined;
  /** cpf · cnpj (alphanumeric) · cpfCnpj · cep · celular · placa (Mercosul and old) · fipe · chassi */
  mask: MaskName;
  placeholder?: string;
  autoComplete?: string;
  isReadOnly?: boolean;
}

/**
 * A document or code. Its value is the stored form: bare characters, upper case ('' when empty); only FIPE keeps its hyphen.
 * Whether it is valid is the domain's to say.
 *
 * @example <MaskedField mask="cpfCnpj" name="documento" label="CPF ou CNPJ" value={documento} onChange={setCampo} onCommit={lookUp} />
 */
export const MaskedField = memo(function MaskedField({
  mask,
  placeholder,
  autoComplete,
  isReadOnly,
  value,
  onChange,
  onCommit,
  ...frame
}: MaskedFieldProps) {
  const { options, inputMode, placeholder: shape, store, load } = masks[mask];
  return (
    <Field {...frame}>
      {(control) => (
        <MaskInput
          {...{ control, options, inputMode, value, autoComplete, isReadOnly }}
          placeholder={placeholder ?? shape}
          toValue={store}
          toRaw={load}
          onChange={(next) => onChange(next, frame.name)}
          onCommit={(next, anterior = '') => onCommit?.(next, frame.name, anterior)}
        />
      )}
    </Field>
  );
});
