import { CanalEnvio, type ModeloMensagem, type PreparoEnvio } from '@balcao/contracts';
import { fillModelo, variaveisDasOfertas } from '@balcao/domain';
import * as z from 'zod/mini';
import { copy } from './envios.copy.ts';

/** A sending as it is being written; `emails` are separated by commas. */
const EnvioEscrito = z.object({
  canal: CanalEnvio,
  ofertas: z.array(z.string()),
  emails: z.string(),
  celular: z.string(),
  assunto: z.string(),
  mensagem: z.string(),
});
export type EnvioEscrito = Readonly<z.infer<typeof EnvioEscrito>>;

/** A sending kept of before, with those of its offers that may still be sent; null when it is none. */
export function escritoDe(valor: unknown, { ofertas }: Pick<PreparoEnvio, 'ofertas'>): EnvioEscrito | null {
  const escrito = EnvioEscrito.safeParse(valor).data;
  if (!escrito) return null;
  const validas = new Set(ofertas.filter(({ vencida }) => !vencida).map(({ id }) => id));
  return { ...escrito, ofertas: escrito.ofertas.filter((id) => validas.has(id)) };
}

/** Everything a message may ask for, in the order the screen names it. */
export const variaveisConhecidas = ['cliente', 'bem', 'numero', 'ofertas', 'validade', 'link', 'corretor', 'corretora'] as const;

/** A plain link goes with the words of an e-mail, for whoever asks later what was sent. */
export const modelosDo = ({ modelos }: Pick<PreparoEnvio, 'modelos'>, canal: CanalEnvio): ModeloMensagem[] =>
  modelos.filter((modelo) => modelo.canal === (canal === 'WHATSAPP' ? 'WHATSAPP' : 'EMAIL'));

/** What the screen begins with: the offers of its address, else the cheapest that still holds; the insured; the first message. */
export function startEnvio(preparo: PreparoEnvio, pedidas: readonly string[]): EnvioEscrito {
  const validas = preparo.ofertas.filter(({ vencida }) => !vencida).map(({ id }) => id);
  const dadas = inOrderOfList(preparo, pedidas.filter((id) => validas.includes(id)).slice(0, preparo.maxOfertas));
  const [modelo] = modelosDo(preparo, 'EMAIL');
  return {
    canal: 'EMAIL',
    ofertas: dadas.length > 0 ? dadas : validas.slice(0, 1),
    emails: preparo.sugerido.email,
    celular: preparo.sugerido.celular,
    assunto: modelo?.assunto ?? '',
    mensagem: modelo?.corpo ?? '',
  };
}

/** Offers as the client reads them in message, PDF and page: in the order of the list, the cheapest first, however they were ticked. */
export const inOrderOfList = ({ ofertas }: Pick<PreparoEnvio, 'ofertas'>, ids: readonly string[]): string[] =>
  ofertas.filter(({ id }) => ids.includes(id)).map(({ id }) => id);

/** Until when an offer may be sold as it was priced, or why it no longer may; nothing where no day is known. */
export function sayPrazo({ validade, vigIni, vencida, inicioPassado }: PreparoEnvio['ofertas'][number]): string | null {
  if (inicioPassado) return copy.inicioPassado;
  if (vencida) return copy.vencida;
  // the message says the same day: after it the cover would begin in the past
  if (vigIni && (!validade || vigIni < validade)) return copy.validaAteInicio(vigIni);
  return validade && copy.validaAte(validade);
}

/** Offers that stand on screen before the rest is asked for: few are all there; of many the first, and whatever is chosen. */
export function ofertasAVista(ofertas: PreparoEnvio['ofertas'], escolhidas: readonly string[]): PreparoEnvio['ofertas'] {
  // one or two behind a button would save nobody anything
  if (ofertas.length <= OFERTAS_A_VISTA + 2) return ofertas;
  return ofertas.filter(({ id }, index) => index < OFERTAS_A_VISTA || escolhidas.includes(id));
}
const OFERTAS_A_VISTA = 10;

export const destinatariosDe = ({ canal, emails, celular }: EnvioEscrito): string[] => {
  if (canal === 'LINK') return [];
  if (canal === 'WHATSAPP') return celular.trim() ? [celular.trim()] : [];
  return emails
    .split(/[,;\n]/)
    .map((email) => email.trim())
    .filter(Boolean);
};

/** The message as the client will read it. */
export function previaDe({ assunto, mensagem, ofertas }: EnvioEscrito, preparo: PreparoEnvio): { assunto: string; mensagem: string } {
  const escolhidas = ofertas.flatMap((id) => preparo.ofertas.find((oferta) => oferta.id === id) ?? []);
  const variaveis = { ...preparo.variaveis, ...variaveisDasOfertas(escolhidas, preparo.linkAte), link: copy.previaLink };
  return { assunto: fillModelo(assunto, variaveis), mensagem: fillModelo(mensagem, variaveis) };
}

/** What keeps it from being sent; the gateway judges the rest. */
export function errosDe(escrito: EnvioEscrito, { maxOfertas }: PreparoEnvio): { ofertas?: string; destinatarios?: string } {
  const { ofertas, canal } = escrito;
  return {
    ...(canal !== 'LINK' && destinatariosDe(escrito).length === 0 && { destinatarios: copy.falta.destinatario }),
    ...(ofertas.length === 0 && { ofertas: copy.falta.ofertas }),
    ...(ofertas.length > maxOfertas && { ofertas: copy.falta.ofertasDemais(maxOfertas) }),
  };
}
