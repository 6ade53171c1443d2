import { copy } from './momentos.copy.ts';

/** The form as typed. */
export interface Momento {
  readonly assinaturaId: string | null;
  /** `YYYY-MM-DD` */
  readonly dia: string | null;
  readonly hora: string;
}
export type Erros = Partial<Record<keyof Momento, string>>;

/** Summer time ended in Brazil in 2019, before the first build of this product: São Paulo is three hours behind, always. */
const FUSO = '-03:00';
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The moment asked for, or what is missing. */
export function pedidoOf(
  { assinaturaId, dia, hora }: Momento,
  agora: Date,
): { pedido: { assinaturaId: string; em: string } } | { erros: Erros } {
  const erros: Erros = {
    ...(!assinaturaId && { assinaturaId: copy.faltaAssinatura }),
    ...(!dia && { dia: copy.faltaDia }),
    ...(!HORA.test(hora.trim()) && { hora: copy.horaRuim }),
  };
  if (!assinaturaId || !dia || erros.hora) return { erros };
  const em = `${dia}T${hora.trim()}:00${FUSO}`;
  return Date.parse(em) > agora.getTime() ? { erros: { hora: copy.futuro } } : { pedido: { assinaturaId, em } };
}
