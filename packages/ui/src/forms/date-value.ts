import { parseDate } from '@internationalized/date';

/** A day as React Aria holds it. */
export type Day = ReturnType<typeof parseDate>;

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** ISO day → React Aria's; anything else is no day. */
export function toDay(iso: string | null | undefined): Day | null {
  const found = iso ? DAY.exec(iso) : null;
  if (!found) return null;
  try {
    return parseDate(found[0]);
  } catch {
    // well written, but no such day (31 of February)
    return null;
  }
}

/** React Aria's day → ISO day. */
export const toIso = (day: Day | null): string | null => day?.toString() ?? null;
