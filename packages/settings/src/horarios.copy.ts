/** Words of opening hours, in every form that asks them. */
export const copy = {
  dias: { uteis: 'Segunda a sexta', sabado: 'Sábado', domingo: 'Domingo e feriados' },
  aberto: (dia: string) => `${dia}: aberto`,
  abre: 'Abre às',
  fecha: 'Fecha às',
  fechado: 'fechado',
} as const;
