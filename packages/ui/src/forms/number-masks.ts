import type { FactoryOpts } from 'imask';

interface NumberShape {
  /** Digits after the comma. */
  scale: number;
  max?: number | undefined;
  isNegative?: boolean;
  /** Writes the missing zeros on leaving. */
  isPadded?: boolean;
  /** No dots between thousands. */
  isUngrouped?: boolean;
}

// "1234.56" is a number copied from elsewhere, "1.234" one of ours; one typed dot is a comma meant
const ours = (text: string): string => (/^-?\d+\.\d{1,2}$/.test(text) ? text.replace('.', ',') : text.replace(/[^\d,-]/g, ''));

/** A number the Brazilian way: dots between thousands, comma before decimals. */
export const numberMask = ({ scale, max, isNegative = false, isPadded = false, isUngrouped = false }: NumberShape): FactoryOpts => ({
  mask: Number,
  scale,
  radix: ',',
  thousandsSeparator: isUngrouped ? '' : '.',
  mapToRadix: [],
  normalizeZeros: true,
  padFractionalZeros: isPadded,
  min: isNegative ? -Number.MAX_SAFE_INTEGER : 0,
  max: max ?? 999_999_999_999,
  prepare: (text: string) => (text.length > 1 ? ours(text) : text),
});

/** Typed number → an integer of `10^scale` parts, null when empty. */
export const toParts =
  (scale: number) =>
  (raw: string): number | null => {
    if (raw === '' || raw === '-') return null;
    // toFixed first: 1.005 * 100 is 100.49999999999999
    return Number((Number(raw) * 10 ** scale).toFixed(0));
  };

/** Integer parts → the characters of a number, as IMask keeps them. */
export const fromParts =
  (scale: number) =>
  (parts: number | null): string =>
    parts === null ? '' : (parts / 10 ** scale).toFixed(scale);
