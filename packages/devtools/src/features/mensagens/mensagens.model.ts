import { type ErroCampo, type MensagemProvedor, mensagemCalls } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { isHora, momentoEm } from '../../horario.model.ts';
import { copy } from './mensagens.copy.ts';

/** The form as typed. */
export interface Rascunho {
  readonly titulo: string;
  readonly texto: string;
  /** Address inside the site; empty for none. */
  readonly link: string;
  /** `YYYY-MM-DD` */
  readonly dia: string | null;
  readonly hora: string;
}

export const rascunhoInicial: Rascunho = { titulo: '', texto: '', link: '', dia: null, hora: '' };

export type Campo = keyof Rascunho;
/** Errors by field; `geral` holds those that belong to no field. */
export type Erros = Partial<Record<Campo | 'geral', string>>;

/** In the order of the form. */
export const CAMPOS: readonly Campo[] = ['titulo', 'texto', 'link', 'dia', 'hora'];
/** The form has two fields for the end: day and hour. */
const campoOf = (path: string): Campo | 'geral' => (path === 'validaAte' ? 'dia' : (CAMPOS.find((campo) => campo === path) ?? 'geral'));

/** Refused fields of a 422, each at its own. */
export const errosOf = (errors: readonly Pick<ErroCampo, 'campo' | 'mensagem'>[]): Erros =>
  Object.fromEntries(errors.map(({ campo, mensagem }) => [campoOf(campo), mensagem]));

/** The first field to correct. */
export const firstOf = (erros: Erros): Campo | undefined => CAMPOS.find((campo) => erros[campo]);

export type PedidoMensagem = (typeof mensagemCalls)['publish']['input']['_zod']['input'];

const { titulo: Titulo, link: Link } = mensagemCalls.publish.input.shape;

/** The request for the gateway, or the errors that prevent it. */
export function pedidoOf({ dia, hora, ...escrito }: Rascunho, agora: Date): { pedido: PedidoMensagem } | { erros: Erros } {
  const [titulo, texto, link] = [escrito.titulo.trim(), escrito.texto.trim(), escrito.link.trim() || undefined];
  const validaAte = momentoEm(dia, hora);
  const erros: Erros = {
    ...(!Titulo.safeParse(titulo).success && { titulo: copy.tituloCurto }),
    ...(!Link.safeParse(link).success && { link: copy.linkRuim }),
    ...(!dia && { dia: copy.faltaDia }),
    ...(!isHora(hora) && { hora: copy.horaRuim }),
    ...(validaAte && Date.parse(validaAte) <= agora.getTime() && { dia: copy.jaPassou }),
  };
  if (firstOf(erros) || !validaAte) return { erros };
  return { pedido: { titulo, texto, validaAte, ...(link && { link }) } };
}

/** Sentence for the state of a message. */
export function situacaoOf({ estado, validaAte, retiradaEm }: Pick<MensagemProvedor, 'estado' | 'validaAte' | 'retiradaEm'>): string {
  if (retiradaEm) return copy.encerradaEm(formatDataHora(retiradaEm));
  return estado === 'valendo' ? copy.ate(formatDataHora(validaAte)) : copy.foiAte(formatDataHora(validaAte));
}
