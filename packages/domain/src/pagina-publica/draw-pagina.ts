import type { ConteudoDaPagina, HorarioDaPagina, LinhaCotada, PerguntaQuestionario, PerguntasDaPagina } from '@balcao/contracts';
import { formatDocumento } from '../documentos/format-documento.ts';
import { formatTelefone, isCelular } from '../documentos/telefone.ts';
import { nomesDasLinhas } from '../filtro/rotulos-das-opcoes.ts';
import { textOn } from './contraste.ts';
import { estiloDaPagina } from './estilo-da-pagina.ts';
import { paginaCopy as copy } from './pagina-publica.copy.ts';

/** An image the page shows, by its address. */
export interface ImagemDesenhada {
  readonly url: string;
  /** In pixels, so that the page keeps its place; absent of what the style alone sizes. */
  readonly largura?: number | undefined;
  readonly altura?: number | undefined;
}

/** All that is drawn of a page. */
export interface PaginaADesenhar {
  readonly conteudo: ConteudoDaPagina;
  readonly corretora: { readonly nome: string; readonly cnpj: string; readonly susep: string | null };
  readonly logo: ImagemDesenhada | null;
  readonly foto: ImagemDesenhada | null;
  /** Of the people of the team, by the name of the image; who has none there is shown without one. */
  readonly retratos: Readonly<Partial<Record<string, ImagemDesenhada>>>;
  /** Of the lines that are offered. */
  readonly perguntas: readonly PerguntasDaPagina[];
  /** What the form is sent with; null in a preview, where nothing is sent. */
  readonly envio: { readonly slug: string; readonly prova: string; readonly consentimentoVersao: number } | null;
  /** The line that is chosen first; the first one offered when absent. */
  readonly linha?: LinhaCotada | null;
}

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may stand anywhere in HTML, attributes included. @example escapeHtml('<b>') // '&lt;b&gt;' */
export const escapeHtml = (texto: string): string => texto.replace(/[&<>"']/g, (sinal) => ENTIDADES[sinal] ?? sinal);
const e = escapeHtml;

const image = ({ url, largura, altura }: ImagemDesenhada, { classe, alt }: { classe: string; alt: string }): string =>
  `<img class="${classe}" src="${e(url)}"${largura && altura ? ` width="${largura}" height="${altura}"` : ''} alt="${e(alt)}" />`;

const whatsapp = (celular: string, rotulo: string, nome?: string): string =>
  `<a class="contato" href="https://wa.me/55${e(celular)}" target="_blank" rel="noopener noreferrer"${nome ? ` aria-label="${e(copy.ligar(nome))}"` : ''}>${e(rotulo)}</a>`;

function header({ conteudo: { telefone, whatsapp: celular, email }, corretora, logo }: PaginaADesenhar): string {
  const marca = logo ? image(logo, { classe: 'logo', alt: corretora.nome }) : `<strong>${e(corretora.nome)}</strong>`;
  const contatos = [
    telefone && `<a class="contato" href="tel:+55${e(telefone)}">${e(formatTelefone(telefone))}</a>`,
    celular && whatsapp(celular, copy.whatsapp),
    email && `<a class="contato" href="mailto:${e(email)}">${e(email)}</a>`,
  ].filter(Boolean);
  return `<header class="topo"><div class="marca">${marca}</div><nav aria-label="${copy.contatos}">${contatos.join('')}</nav></header>`;
}

const hero = ({ conteudo: { titulo, chamada }, foto }: PaginaADesenhar): string =>
  `<section class="capa"><div><h1>${e(titulo)}</h1><p>${e(chamada)}</p><a class="botao" href="#pedido">${copy.pedir}</a></div>${
    foto ? image(foto, { classe: 'foto', alt: '' }) : ''
  }</section>`;

interface Campo {
  readonly id: string;
  readonly nome: string;
  readonly rotulo: string;
  readonly isObrigatorio?: boolean;
  readonly controle: (atributos: string) => string;
  readonly ajuda?: string | undefined;
}

const field = ({ id, nome, rotulo, isObrigatorio = false, controle, ajuda }: Campo): string => {
  const opcional = isObrigatorio ? '' : ` <span class="suave">(${copy.opcional})</span>`;
  const atributos = `id="campo-${e(id)}" name="${e(id)}" data-campo="${e(nome)}" aria-describedby="erro-${e(id)}"${isObrigatorio ? ' required' : ''}`;
  return `<div class="campo"><label for="campo-${e(id)}">${e(rotulo)}${opcional}</label>${
    ajuda ? `<p class="suave">${e(ajuda)}</p>` : ''
  }${controle(atributos)}<p class="erro" id="erro-${e(id)}" hidden></p></div>`;
};

const input = (tipo: string, mais: string) => (atributos: string) => `<input type="${tipo}" ${mais} ${atributos} />`;

function select(opcoes: Readonly<Record<string, string>>) {
  const options = Object.entries(opcoes).map(([valor, rotulo]) => `<option value="${e(valor)}">${e(rotulo)}</option>`);
  return (atributos: string) => `<select ${atributos}><option value="">${copy.escolha}</option>${options.join('')}</select>`;
}

function controlOf({ tipo, opcoes = {}, maximo = 120, autoComplete = 'off' }: PerguntaQuestionario): Campo['controle'] {
  if (tipo === 'escolha') return select(opcoes);
  if (tipo === 'textoLongo') return (atributos) => `<textarea rows="3" maxlength="${maximo}" ${atributos}></textarea>`;
  if (tipo === 'data') return input('date', `autocomplete="${e(autoComplete)}"`);
  return input('text', `autocomplete="${e(autoComplete)}" maxlength="${maximo}"${tipo === 'numero' ? ' inputmode="numeric"' : ''}`);
}

/** The questions of a line. Those of the lines that are not chosen are there, out of sight and of the request. */
function questions({ linha, perguntas }: PerguntasDaPagina, isChosen: boolean): string {
  const fields = perguntas.map((pergunta) =>
    field({
      id: `${linha}-${pergunta.nome}`,
      nome: pergunta.nome,
      rotulo: pergunta.rotulo,
      ajuda: pergunta.ajuda,
      controle: controlOf(pergunta),
    }),
  );
  return `<fieldset class="da-linha" data-linha="${linha}"${isChosen ? '' : ' hidden disabled'}><legend class="so-leitor">${e(nomesDasLinhas[linha])}</legend>${fields.join('')}</fieldset>`;
}

function choice(linhas: readonly LinhaCotada[], chosen: LinhaCotada | undefined): string {
  const options = linhas.map(
    (linha) =>
      `<label class="opcao"><input type="radio" name="linha" value="${linha}"${linha === chosen ? ' checked' : ''} /><span>${e(nomesDasLinhas[linha])}</span></label>`,
  );
  return `<fieldset class="linhas"${linhas.length === 1 ? ' hidden' : ''}><legend>${copy.qual}</legend><div>${options.join('')}</div></fieldset>`;
}

const contact = (): string =>
  [
    field({
      id: 'celular',
      nome: 'segurado.celular',
      rotulo: copy.celular,
      isObrigatorio: true,
      controle: input('tel', 'autocomplete="tel-national" inputmode="tel" maxlength="20"'),
    }),
    field({
      id: 'nome',
      nome: 'segurado.nome',
      rotulo: copy.nome,
      isObrigatorio: true,
      controle: input('text', 'autocomplete="name" maxlength="120"'),
    }),
    field({
      id: 'email',
      nome: 'segurado.email',
      rotulo: copy.email,
      controle: input('email', 'autocomplete="email" inputmode="email" maxlength="254"'),
    }),
  ].join('');

function form({ conteudo: { linhas, consentimento }, perguntas, envio, linha }: PaginaADesenhar): string {
  const chosen = linhas.find((one) => one === linha) ?? linhas[0];
  const asked = linhas.flatMap((one) => perguntas.filter((each) => each.linha === one));
  const dados = envio
    ? ` data-slug="${e(envio.slug)}" data-prova="${e(envio.prova)}" data-consentimento="${envio.consentimentoVersao}"`
    : '';
  return `<section id="pedido" aria-labelledby="pedido-titulo"><h2 id="pedido-titulo">${copy.pedido}</h2>
<form id="pedido-form" novalidate${dados}><p>${copy.pedidoTexto}</p>${envio ? `<noscript><p class="aviso">${copy.semScript}</p></noscript>` : ''}
${choice(linhas, chosen)}${contact()}${asked.map((each) => questions(each, each.linha === chosen)).join('')}
<div class="armadilha" aria-hidden="true"><label for="campo-site">${copy.vazio}</label><input id="campo-site" name="site" tabindex="-1" autocomplete="off" /></div>
<p class="consentimento" id="consentimento-texto">${e(consentimento)}</p>
<div class="campo"><label class="aceite"><input type="checkbox" id="campo-consentimento" aria-describedby="consentimento-texto erro-consentimento" required /><span>${copy.aceito}</span></label><p class="erro" id="erro-consentimento" hidden></p></div>
<p class="aviso" id="pedido-aviso" role="alert" hidden></p>
<button class="botao" type="submit">${copy.enviar}</button></form>
<div id="obrigado" class="obrigado" tabindex="-1" role="status" hidden><h3>${copy.obrigado}</h3><p>${copy.obrigadoTexto}</p><p>${copy.protocolo} <strong id="protocolo"></strong></p><button class="botao" type="button" id="outro">${copy.outro}</button></div></section>`;
}

/** Below what the page shows first: fetched when it is near. */
const portrait = ({ url }: ImagemDesenhada, nome: string): string =>
  `<img class="retrato" src="${e(url)}" width="72" height="72" loading="lazy" decoding="async" alt="${e(copy.retrato(nome))}" />`;

function team({ conteudo: { equipe }, retratos }: PaginaADesenhar): string {
  if (equipe.length === 0) return '';
  const people = equipe.map(({ nome, cargo, celular, foto }) => {
    const retrato = foto === undefined ? undefined : retratos[foto];
    const contato = celular && isCelular(celular) ? whatsapp(celular, formatTelefone(celular), nome) : '';
    const texto = `<strong>${e(nome)}</strong>${cargo ? `<span class="suave">${e(cargo)}</span>` : ''}${contato}`;
    return `<li>${retrato ? portrait(retrato, nome) : ''}<div>${texto}</div></li>`;
  });
  return `<section aria-labelledby="equipe-titulo"><h2 id="equipe-titulo">${copy.equipe}</h2><ul class="equipe">${people.join('')}</ul></section>`;
}

const hours = (rotulo: string, horario: HorarioDaPagina): string =>
  `<div><dt>${rotulo}</dt><dd>${horario ? e(copy.das(horario.de, horario.ate)) : copy.fechado}</dd></div>`;

function opening({ conteudo: { horarios, endereco } }: PaginaADesenhar): string {
  const where = endereco ? `<h3>${copy.endereco}</h3><p>${e(endereco)}</p>` : '';
  return `<section aria-labelledby="horario-titulo"><h2 id="horario-titulo">${copy.horario}</h2><dl class="horarios">${hours(copy.uteis, horarios.uteis)}${hours(
    copy.sabado,
    horarios.sabado,
  )}${hours(copy.domingo, horarios.domingo)}</dl>${where}</section>`;
}

function footer({ corretora: { nome, cnpj, susep } }: PaginaADesenhar): string {
  const legal = [nome, copy.cnpj(formatDocumento(cnpj)), susep && copy.susep(susep)].filter(Boolean).map((one) => e(String(one)));
  return `<footer><p>${legal.join(' · ')}</p><p class="suave">${copy.produto}</p></footer>`;
}

/** Body and style of the public page: what the gateway serves, and what its editor shows meanwhile. Every text in it is escaped. */
export function drawPagina(pagina: PaginaADesenhar): { estilo: string; corpo: string } {
  const { cor, destaque } = pagina.conteudo;
  const cores = `:root{--cor:${cor};--sobre-cor:${textOn(cor)};--destaque:${destaque};--sobre-destaque:${textOn(destaque)}}`;
  const corpo = `<a class="pular" href="#pedido">${copy.pular}</a>${header(pagina)}<main data-route="paginaPublica">${hero(pagina)}<div class="colunas">${form(pagina)}<div>${team(pagina)}${opening(pagina)}</div></div></main>${footer(pagina)}`;
  return { estilo: cores + estiloDaPagina, corpo };
}
