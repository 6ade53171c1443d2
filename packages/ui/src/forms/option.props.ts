/** One choice. */
export interface Option {
  value: string;
  label: string;
  /** Secondary line. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
