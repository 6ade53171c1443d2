import { accessRoutes, addressOf, dashboardRoutes, onboardingRoutes } from '@balcao/contracts';
import { emailEstrito, matchRoute } from '@balcao/domain';
import { copy, sucessos } from './recados.copy.ts';

/** Where a success screen may lead: the ids an address may name, and nothing else. */
const destinos = {
  login: addressOf(accessRoutes, 'login'),
  forgot: addressOf(accessRoutes, 'forgot'),
  migrate: addressOf(accessRoutes, 'migrate'),
  blocked: addressOf(accessRoutes, 'blocked'),
  plano: addressOf(onboardingRoutes, 'plano'),
  home: addressOf(dashboardRoutes, 'home'),
};

/** Where another link is asked for, by message. */
const outras: Readonly<Record<string, keyof typeof destinos>> = {
  'senha-enviada': 'forgot',
  'desbloqueio-enviado': 'blocked',
  'migracao-enviada': 'migrate',
};

export interface Sucesso {
  readonly titulo: string;
  readonly textos: readonly string[];
  readonly links: readonly { readonly href: string; readonly texto: string }[];
}

const isIn = <T extends object>(table: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(table, key);

/** What `/success/{message}/{link?}/{email?}` shows. An address chooses among our words and places; it never brings its own. */
export function sucessoOf(pathname: string): Sucesso {
  const { message, link, email } = matchRoute([accessRoutes], pathname)?.params ?? {};
  const { titulo, texto } = sucessos[isIn(sucessos, message) ? message : 'neutro'];
  const ids = new Set([isIn(destinos, link) ? link : 'login', isIn(outras, message) ? outras[message] : undefined]);
  return {
    titulo,
    textos: email && emailEstrito(email) ? [texto, copy.endereco(email)] : [texto],
    links: [...ids].filter((id) => id !== undefined).map((id) => ({ href: destinos[id], texto: copy.links[id] })),
  };
}
