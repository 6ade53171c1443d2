/**
 * Shows an underscore-separated company name with capitalised words (spec §3).
 *
 * @example formatEmpresa('lobo_guara_seguradora') // 'Lobo Guara Seguradora'
 */
export const formatEmpresa = (slug: string): string =>
  slug
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
