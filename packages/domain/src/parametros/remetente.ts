import type { ErroCampo, ParametrosRemetente, RegistroDns, SituacaoDominio } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** Houses of mail whose domain is nobody's own: no brokerage publishes records there. */
const DE_TODOS = new Set(
  'gmail.com hotmail.com hotmail.com.br outlook.com outlook.com.br live.com msn.com yahoo.com yahoo.com.br icloud.com uol.com.br bol.com.br terra.com.br ig.com.br globo.com proton.me protonmail.com'.split(
    ' ',
  ),
);
const CONTROLE = /[\p{Cc}\u2028\u2029<>"]/u;

/** The domain of an address, in lower case. @example dominioDe('Contato@Casa.com.br') // 'casa.com.br' */
export const dominioDe = (endereco: string): string => endereco.slice(endereco.lastIndexOf('@') + 1).toLowerCase();

/** What is wrong with a sender as typed, at its fields. */
export function* judgeRemetente({ nome, responderPara, endereco }: ParametrosRemetente): Generator<ErroCampo> {
  if (CONTROLE.test(nome)) yield erroCampo('nome', 'invalido', 'Escreva o nome sem aspas nem os sinais < e >.');
  if (responderPara !== null && !emailEstrito(responderPara)) yield erroCampo('responderPara', 'invalido', 'Informe um e-mail válido.');
  if (endereco === null) return;
  if (!emailEstrito(endereco) || endereco.includes('[')) yield erroCampo('endereco', 'invalido', 'Informe um e-mail válido.');
  else if (DE_TODOS.has(dominioDe(endereco)))
    yield erroCampo('endereco', 'invalido', 'Use um domínio da corretora: neste ninguém além do provedor publica registros.');
}

interface DominioComChave {
  readonly dominio: string;
  readonly seletor: string;
  /** Base64 of the public key, as DKIM wants it. */
  readonly chavePublica: string;
  /** The mechanism of SPF that lets our server send, such as `include:spf.example.com`. */
  readonly spf: string;
}

/** The records that let the product send in the name of a domain. */
export const registrosDoDominio = ({ dominio, seletor, chavePublica, spf }: DominioComChave): Omit<RegistroDns, 'problema'>[] => [
  { papel: 'SPF', tipo: 'TXT', nome: dominio, valor: `v=spf1 ${spf} ~all` },
  { papel: 'DKIM', tipo: 'TXT', nome: `${seletor}._domainkey.${dominio}`, valor: `v=DKIM1; k=rsa; p=${chavePublica}` },
  { papel: 'DMARC', tipo: 'TXT', nome: `_dmarc.${dominio}`, valor: 'v=DMARC1; p=none' },
];

const tagOf = (registro: string, tag: string): string | null =>
  registro
    .split(';')
    .map((parte) => parte.trim())
    .find((parte) => parte.toLowerCase().startsWith(`${tag}=`))
    ?.slice(tag.length + 1)
    .replace(/\s+/g, '') ?? null;

const AUSENTE = 'Ainda não encontramos este registro.';

/**
 * What is wrong with a record, given what its name answers; null when it does what it is for. Others may have published more beside it: an
 * SPF that lets more servers send, a DMARC that asks for more.
 *
 * @example problemaDoRegistro({ papel: 'SPF', tipo: 'TXT', nome: 'x.com', valor: 'v=spf1 a:m.com ~all' }, ['v=spf1 a:m.com include:y.com -all']) // null
 */
export function problemaDoRegistro({ papel, valor }: Omit<RegistroDns, 'problema'>, achados: readonly string[]): string | null {
  const inicio = { SPF: 'v=spf1', DKIM: 'v=dkim1', DMARC: 'v=dmarc1' }[papel];
  const deles = achados.map((texto) => texto.trim()).filter((texto) => texto.toLowerCase().startsWith(inicio));
  const [registro, outro] = deles;
  if (registro === undefined) return AUSENTE;
  if (outro !== undefined) return 'Há mais de um registro deste tipo. Deixe um só: com dois, nenhum vale.';
  if (papel === 'SPF') {
    const [, mecanismo = ''] = valor.split(' ');
    return registro.toLowerCase().split(/\s+/).includes(mecanismo.toLowerCase()) ? null : `Falta ${mecanismo} no registro que já existe.`;
  }
  if (papel === 'DKIM') return tagOf(registro, 'p') === tagOf(valor, 'p') ? null : 'A chave publicada é outra. Copie o valor de novo.';
  return tagOf(registro, 'p') === null ? 'Falta a política (p=none, por exemplo).' : null;
}

/** For how long records that are not there yet may only be on their way. */
const ESPERA_MS = 72 * 3_600_000;

interface Conferencia {
  readonly registros: readonly RegistroDns[];
  readonly antes: SituacaoDominio;
  /** When the domain was chosen. */
  readonly desde: Date;
  readonly agora: Date;
}

/** How a domain stands after its records were looked at, and why. */
export function situacaoDoDominio({ registros, antes, desde, agora }: Conferencia): { situacao: SituacaoDominio; motivo: string | null } {
  const faltam = registros.filter(({ problema }) => problema !== null);
  if (faltam.length === 0) return { situacao: 'VERIFICADO', motivo: null };
  const motivo = faltam.map(({ papel, problema }) => `${papel}: ${problema}`).join(' ');
  const isAusente = faltam.every(({ problema }) => problema === AUSENTE);
  const isEmTempo = agora.getTime() - desde.getTime() < ESPERA_MS;
  return { situacao: isAusente && isEmTempo && antes !== 'VERIFICADO' ? 'PENDENTE' : 'FALHOU', motivo };
}
