/**
 * What every field of the house takes.
 *
 * A field owns its text while it is being edited: typing re-renders that field only. `onChange` tells each change as a value
 * (and the field's name, so one stable handler serves a whole form); `onCommit` tells, on leaving the field or Enter, that the
 * value differs from the one it had when focus came: the moment for look-ups and saving.
 */
export interface FieldProps<Value> {
  /** Its key in the form and in the server's `errors[].campo`; its element is `campo-<name>`. */
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value, name: string) => void;
  onCommit?: ((value: Value, name: string) => void) | undefined;
  /** What is wrong, said by the field. */
  error?: string | undefined;
  /** What helps to fill it. */
  description?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The label is for screen readers only (filters, tables). */
  isLabelHidden?: boolean | undefined;
}
