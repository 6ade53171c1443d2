import { formatTelefone } from '@balcao/domain';
import { moldura } from './mail.copy.ts';
import type { DominioAssinado } from './mail-dkim.ts';

/** A message to one person, in words; how it looks is the same for all. */
export interface Carta {
  readonly para: string;
  readonly assunto: string;
  readonly paragrafos: readonly string[];
  readonly botao?: { readonly texto: string; readonly url: string };
  /** Files that go with it. */
  readonly anexos?: readonly Anexo[];
  /** In whose name it speaks, when not the product's. */
  readonly emNomeDe?: EmNomeDe;
  /** From whom it is: a name beside the product's address, or an address of a domain that is signed. */
  readonly de?: { readonly nome: string; readonly dominio: DominioAssinado | null };
  /** How its reader asks to receive no more like it; every e-mail that answers nothing they asked for has it (RFC 8058). */
  readonly descadastro?: Descadastro;
}

/** Who speaks in a message to a client: the name and logo at its top, its last words, and who is answered. */
export interface EmNomeDe {
  readonly nome: string;
  /** Digits; empty when there is none. */
  readonly telefone?: string;
  /** A PNG or JPEG as a data URL. */
  readonly logo?: string | null;
  readonly rodape?: string;
  readonly responderPara?: string;
}

/** The two ways out of advertising: a page for the person, and an address a mail program posts to. */
export interface Descadastro {
  readonly pagina: string;
  readonly umClique: string;
  /** The words around the link, in place of the last words of the message. */
  readonly texto: string;
}

/** A file of a message. */
export interface Anexo {
  readonly nome: string;
  /** MIME type. */
  readonly tipo: string;
  readonly conteudo: Buffer;
}

/** A line of a header: nothing in it begins another. */
const inOneLine = (texto: string): string => texto.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A message as it may leave: whatever was typed into its headers, they are the ones we wrote. Every message passes here. */
export const safeCarta = (carta: Carta): Carta => ({
  ...carta,
  para: inOneLine(carta.para),
  assunto: inOneLine(carta.assunto),
  ...(carta.emNomeDe && {
    emNomeDe: {
      ...carta.emNomeDe,
      nome: inOneLine(carta.emNomeDe.nome),
      ...(carta.emNomeDe.responderPara !== undefined && { responderPara: inOneLine(carta.emNomeDe.responderPara) }),
    },
  }),
  ...(carta.de && { de: { ...carta.de, nome: inOneLine(carta.de.nome) } }),
  ...(carta.anexos && { anexos: carta.anexos.map((anexo) => ({ ...anexo, nome: inOneLine(anexo.nome) })) }),
});

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const rodapeOf = ({ emNomeDe, descadastro }: Carta): string => emNomeDe?.rodape ?? descadastro?.texto ?? moldura.rodape;

/** How to call who speaks; null when they gave no telephone. */
const chamadaOf = ({ emNomeDe }: Carta): string | null =>
  emNomeDe?.telefone ? `${emNomeDe.nome} · ${formatTelefone(emNomeDe.telefone)}` : null;

const LOGO = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/=]+)$/;
const CID_DO_LOGO = 'logo';

/** The logo as a part of the message, since mail programs show no picture written in an address; null when there is none. */
export function logoOf({ emNomeDe }: Carta): { readonly cid: string; readonly tipo: string; readonly conteudo: Buffer } | null {
  const [, tipo, base64] = LOGO.exec(emNomeDe?.logo ?? '') ?? [];
  return tipo && base64 ? { cid: CID_DO_LOGO, tipo, conteudo: Buffer.from(base64, 'base64') } : null;
}

/** Name and address it leaves from; the product's own address unless the message has a domain. @param remetente `Nome <e-mail>` */
export function senderOf({ de }: Carta, remetente: string): { readonly name: string; readonly address: string } | string {
  const address = de?.dominio?.endereco ?? remetente.replace(/^.*<([^>]*)>$/, '$1');
  return de ? { name: de.nome, address } : remetente;
}

/** Headers of RFC 8058: a mail program shows its own button, and posts to the address without a session. */
export const headersOf = ({ descadastro }: Carta): Readonly<Record<string, string>> =>
  descadastro ? { 'List-Unsubscribe': `<${descadastro.umClique}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

export const textOf = (carta: Carta): string =>
  [
    ...carta.paragrafos,
    ...(carta.botao ? [`${carta.botao.texto}: ${carta.botao.url}`] : []),
    rodapeOf(carta),
    ...[chamadaOf(carta)].filter((texto) => texto !== null),
    ...(carta.descadastro ? [`${moldura.descadastro}: ${carta.descadastro.pagina}`] : []),
  ].join('\n\n');

const wayOut = ({ descadastro }: Carta): string =>
  descadastro ? ` <a href="${escape(descadastro.pagina)}" style="color:#475569">${escape(moldura.descadastro)}</a>` : '';

/** Tables and inline styles: mail readers know little else. */
export function htmlOf(carta: Carta): string {
  const { assunto, paragrafos, botao } = carta;
  const p = (html: string, estilo = ''): string => `<p style="margin:0 0 16px;line-height:1.5;${estilo}">${html}</p>`;
  const logo = logoOf(carta)
    ? `<img src="cid:${CID_DO_LOGO}" alt="" style="display:block;max-width:180px;max-height:48px;margin:0 0 12px">`
    : '';
  const chamada = chamadaOf(carta);
  const corpo = paragrafos.map((texto) => p(escape(texto).replaceAll('\n', '<br>')));
  if (botao) {
    const url = escape(botao.url);
    corpo.push(
      p(
        `<a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:600">${escape(botao.texto)}</a>`,
      ),
      p(`${escape(moldura.seBotaoNaoAbrir)}<br><a href="${url}">${url}</a>`, 'font-size:13px;color:#475569;word-break:break-all'),
    );
  }
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(assunto)}</title></head><body style="margin:0;background:#f1f5f9;font-family:Arial,Helvetica,sans-serif;color:#0f172a"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px"><table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:8px" cellpadding="0" cellspacing="0"><tr><td style="padding:32px">${logo}<p style="margin:0 0 24px;font-weight:700">${escape(carta.emNomeDe?.nome ?? moldura.produto)}</p>${corpo.join('')}<p style="margin:24px 0 0;font-size:12px;color:#64748b">${escape(rodapeOf(carta))}${wayOut(carta)}${chamada ? `<br>${escape(chamada)}` : ''}</p></td></tr></table></td></tr></table></body></html>`;
}

/** Addresses of one site found in a text. */
export const linksOf = (texto: string, origem: string): string[] =>
  [...new Set(texto.match(/https?:\/\/[^\s<>"]+/g))].filter((url) => URL.canParse(url) && new URL(url).origin === origem);
