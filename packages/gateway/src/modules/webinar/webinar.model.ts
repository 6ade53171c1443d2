import type { Webinar } from '@balcao/contracts';

/** A webinar as stored. */
export interface LinhaWebinar {
  readonly id: string;
  readonly titulo: string;
  readonly descricao: string;
  readonly data: Date;
  readonly duracaoMin: number;
  readonly link: string | null;
  readonly inscrito: boolean;
}

export const fimDe = ({ data, duracaoMin }: Pick<LinhaWebinar, 'data' | 'duracaoMin'>): Date =>
  new Date(data.getTime() + duracaoMin * 60_000);

export const isLive = (webinar: Pick<LinhaWebinar, 'data' | 'duracaoMin'>, agora: Date): boolean =>
  webinar.data <= agora && agora < fimDe(webinar);

/** Whether an address is one of the hosts where our webinars are watched; decided by parsing, never by looking at the text. */
export function isHostConhecido(link: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, host, username, password } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}

/** As a browser sees it at a moment: the link only once it began. */
export function toWebinar(linha: LinhaWebinar, agora: Date, hosts: readonly string[]): Webinar {
  const { data, link, ...resto } = linha;
  const isAberto = data <= agora && link !== null && isHostConhecido(link, hosts);
  return { ...resto, data: data.toISOString(), live: isLive(linha, agora), link: isAberto ? link : null };
}

/** Live ones, then those to come in order, then those that ended, newest first. */
export function sortWebinars(linhas: readonly LinhaWebinar[], agora: Date): LinhaWebinar[] {
  const group = (linha: LinhaWebinar): number => (isLive(linha, agora) ? 0 : linha.data > agora ? 1 : 2);
  const time = (linha: LinhaWebinar): number => linha.data.getTime();
  return linhas.toSorted((a, b) => group(a) - group(b) || (group(a) === 2 ? time(b) - time(a) : time(a) - time(b)));
}
