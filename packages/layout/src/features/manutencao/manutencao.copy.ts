import { formatData, formatHora } from '@balcao/domain';

export const copy = {
  regiao: 'Manutenção',
  programada: (inicio: string, fim: string) =>
    `Manutenção programada: ${formatData(inicio.slice(0, 10))}, das ${formatHora(inicio)} às ${formatHora(fim)}. O sistema fica fora do ar nesse período.`,
  emCurso: (fim: string) => `O sistema está em manutenção até ${formatHora(fim)}. Nada do que você já salvou se perde.`,
  saibaMais: 'Saiba mais',
} as const;
