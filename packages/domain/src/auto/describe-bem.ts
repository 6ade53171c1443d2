import type { Rascunho, RiscoAuto } from '@balcao/contracts';
import { formatPlaca } from '../documentos/placa.ts';

/**
 * The insured car in one line, of a finished risk or of a draft: model, model year and plate.
 *
 * @returns null while the model is unknown
 * @example describeBem(risco) // 'Onix 1.0 2023 · ABC1D23'
 * @example describeBem(riscoZeroKm) // 'Onix 1.0 2026 · zero km'
 */
export function describeBem({ veiculo }: Pick<Rascunho<RiscoAuto>, 'veiculo'>): string | null {
  const modelo = veiculo?.modelo?.trim();
  if (!modelo) return null;
  const placa = veiculo?.zeroKm ? 'zero km' : formatPlaca(veiculo?.placa?.trim() ?? '');
  return [[modelo, veiculo?.anoModelo].filter(Boolean).join(' '), placa].filter(Boolean).join(' · ');
}
