export { Button, type ButtonProps } from './actions/button.component.tsx';
export { type ButtonLookProps, type ButtonVariant, buttonLook } from './actions/button-look.ts';
export { copyAndSay } from './actions/copy-text.ts';
export { CopyButton, type CopyButtonProps } from './actions/copy-button.component.tsx';
export { Dropdown, DropdownItem, type DropdownProps, type DropdownTrigger } from './actions/dropdown.component.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.component.tsx';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './actions/link.component.tsx';
export { Alert, type AlertProps, Banner, toneIcon } from './feedback/alert.component.tsx';
export { DelayedOverlay, type DelayedOverlayProps } from './feedback/delayed-overlay.component.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/error-boundary.component.tsx';
export { FormerAnswer, type FormerAnswerProps } from './feedback/former-answer.component.tsx';
export { barraInferior, useFreePlace } from './feedback/free-place.ts';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.component.tsx';
export { Spinner, type SpinnerProps } from './feedback/spinner.component.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  NoMatchState,
  type NoMatchStateProps,
} from './feedback/states.component.tsx';
export { type ShowToast, showToast, type ToastMessage } from './feedback/toast-queue.ts';
export { ToastRegion } from './feedback/toast-region.component.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.component.tsx';
export {
  type ControlProps,
  controlProps,
  Field,
  type FieldFrame,
  FieldLabel,
  FieldMessages,
  type FieldWrapperProps,
} from './fields/field.component.tsx';
export type { FieldProps } from './fields/field.props.ts';
export { FieldBox, fieldBox, fieldColumn, fieldDescription, fieldError, fieldInput, fieldLabel, TextInput } from './fields/field-look.ts';
export { campoId, focusCampo, inPageOrder, REVELAR } from './fields/focus-campo.ts';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.component.tsx';
export { ReadOnlyFields, type ReadOnlyFieldsProps, useIsReadOnly } from './fields/read-only-fields.component.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.component.tsx';
export { TextBox, type TextBoxProps } from './fields/text-box.component.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.component.tsx';
export * from './icons/icons.ts';
export { Card, type CardProps } from './structure/card.component.tsx';
export { FailedScreen, type FailedScreenProps } from './structure/failed-screen.component.tsx';
export { Page, type PageProps } from './structure/page.component.tsx';
export { ScreenBoundary, type ScreenBoundaryProps } from './structure/screen-boundary.component.tsx';
export { Cluster, type ClusterProps, Grid, type GridProps, type Space, Stack, type StackProps } from './structure/stack.component.tsx';
export { Dado, type DadoProps, Dados, type DadosProps } from './text/dados.component.tsx';
export { Heading, type HeadingProps } from './text/heading.component.tsx';
export { MarcaSeguradora, type MarcaSeguradoraProps } from './text/marca-seguradora.component.tsx';
export { StatusTag, type StatusTagProps, Tag, type TagProps } from './text/tag.component.tsx';
export { Text, type TextProps } from './text/text.component.tsx';
export {
  DateText,
  type DateTextProps,
  MomentText,
  type MomentTextProps,
  Money,
  type MoneyProps,
  Percent,
  type PercentProps,
} from './text/values.component.tsx';
export { VisuallyHidden, visuallyHidden } from './text/visually-hidden.component.tsx';
export { above, type Breakpoint, below, calm, screenOnly } from './theme/media.theme.ts';
export { type Navigate, ThemeRoot, type ThemeRootProps, useNavigateTo } from './theme/theme-root.component.tsx';
export { type TokenName, type Tone, token, toneSuave, toneTexto } from './theme/token.theme.ts';
