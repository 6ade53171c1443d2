import { isHora, momentoEm } from '../../horario.model.ts';
import { copy } from './momentos.copy.ts';

/** The form as typed. */
export interface Momento {
  readonly assinaturaId: string | null;
  /** `YYYY-MM-DD` */
  readonly dia: string | null;
  readonly hora: string;
}
export type Erros = Partial<Record<keyof Momento, string>>;

/** The moment asked for, or what is missing. */
export function pedidoOf(
  { assinaturaId, dia, hora }: Momento,
  agora: Date,
): { pedido: { assinaturaId: string; em: string } } | { erros: Erros } {
  const erros: Erros = {
    ...(!assinaturaId && { assinaturaId: copy.faltaAssinatura }),
    ...(!dia && { dia: copy.faltaDia }),
    ...(!isHora(hora) && { hora: copy.horaRuim }),
  };
  const em = momentoEm(dia, hora);
  if (!assinaturaId || !em) return { erros };
  return Date.parse(em) > agora.getTime() ? { erros: { hora: copy.futuro } } : { pedido: { assinaturaId, em } };
}
