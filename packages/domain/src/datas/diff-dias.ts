/**
 * How many days from one day to another; negative when `ate` comes first.
 *
 * @param de `YYYY-MM-DD`
 * @param ate `YYYY-MM-DD`
 * @returns whole days, NaN when either is not a day
 * @example diffDias('2026-11-20', '2026-12-20') // 30
 */
export const diffDias = (de: string, ate: string): number => (Date.parse(`${ate}T00:00:00Z`) - Date.parse(`${de}T00:00:00Z`)) / 86_400_000;
