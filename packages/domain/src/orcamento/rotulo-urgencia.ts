import type { Urgencia } from '@balcao/contracts';

const dias = (total: number): string => (total === 1 ? '1 dia' : `${total} dias`);

const quando = (verbo: string, passado: string, total: number): string => {
  if (total < 0) return `${passado} há ${dias(-total)}`;
  if (total === 0) return `${verbo} hoje`;
  return total === 1 ? `${verbo} amanhã` : `${verbo} em ${dias(total)}`;
};

/**
 * Why a case presses, in words.
 *
 * @example rotuloUrgencia({ motivo: 'CLIENTE', dias: 2 }) // 'Cliente espera há 2 dias'
 */
export function rotuloUrgencia({ motivo, dias: total }: Urgencia): string {
  if (motivo === 'VIGENCIA') return quando('Vigência começa', 'Vigência começou', total);
  if (motivo === 'APOLICE') return quando('Apólice vence', 'Apólice venceu', total);
  if (motivo === 'PRAZO') return quando('Prazo vence', 'Prazo venceu', total);
  if (total === 0) return 'Cliente espera desde hoje';
  return total === 1 ? 'Cliente espera desde ontem' : `Cliente espera há ${dias(total)}`;
}
