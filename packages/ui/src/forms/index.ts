export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.component.tsx';
export { ComboBox, type ComboBoxProps } from './combo-box.component.tsx';
export { DateField, type DateFieldProps } from './date-field.component.tsx';
export { DatePicker, type DatePickerProps } from './date-picker.component.tsx';
export { DropZone, type DropZoneProps } from './drop-zone.component.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldIssue } from './error-summary.component.tsx';
export { FormNotice, type FormNoticeProps } from './form-notice.component.tsx';
export { FormSection, type FormSectionProps } from './form-section.component.tsx';
export { MaskedField, type MaskedFieldProps } from './masked-field.component.tsx';
export type { MaskName } from './masks.ts';
export {
  MoneyField,
  type MoneyFieldProps,
  NumberField,
  type NumberFieldProps,
  PercentField,
  type PercentFieldProps,
} from './number-fields.component.tsx';
export type { Option } from './option.props.ts';
export { RadioGroup, type RadioGroupProps } from './radio-group.component.tsx';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control.component.tsx';
export { Select, type SelectProps } from './select.component.tsx';
export { type Step, Stepper, type StepperProps } from './stepper.component.tsx';
export { SuggestField, type SuggestFieldProps } from './suggest-field.component.tsx';
export { Switch, type SwitchProps } from './switch.component.tsx';
export type { LoadOptions } from './use-async-options.ts';
