import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type HousePlan, Impossivel } from './house-plan.ts';

const ROTAS = 'packages/contracts/src/routes';
const CONSTRUCAO = `${ROTAS}/construcao.routes.ts`;
const TITULOS = 'packages/layout/src/features/construcao/construcao.copy.ts';

/** An address of the specification that was announced before its page was there. */
export interface Anunciada {
  readonly id: string;
  readonly path: string;
  /** What its page is called. */
  readonly title: string;
  /** What a session must have to open it, as the table of routes writes it; empty when any may. */
  readonly exigencia: string;
}

// `/configuracao/pagina-publica` is the specification's `/configuracao/paginaPublica`
const plain = (address: string): string => address.replaceAll('-', '').toLowerCase();

/** @throws {Impossivel} when a parcel shows a page at this address already */
export function assertAddressFree(plan: HousePlan, address: string): void {
  for (const file of readdirSync(path.join(plan.root, ROTAS)).filter((name) => name.endsWith('.routes.ts'))) {
    const table = plan.read(`${ROTAS}/${file}`);
    const base = /defineRoutes\('[^']+', '([^']*)'/.exec(table)?.[1] ?? '';
    const taken = [...table.matchAll(/path: '([^']*)'/g)].find(([, own = '']) => plain(base + own) === plain(address));
    if (taken) throw new Impossivel(`${address} já é uma página, em ${ROTAS}/${file}: escolha outro nome.`);
  }
}

/** Takes an address out of those that are announced as being built. @returns what was announced; null when it never was */
export function takeAnnounced(plan: HousePlan, address: string): Anunciada | null {
  const lines = [...plan.read(CONSTRUCAO).matchAll(/^ {2}(\w+): '([^']+)',$/gm)];
  const [, id, announced] = lines.find(([, , own = '']) => plain(own) === plain(address)) ?? [];
  if (!id || !announced) return null;
  const exigencia = new RegExp(`^  ${id}: \\{ (.*) \\},$`, 'm').exec(plan.read(CONSTRUCAO))?.[1] ?? '';
  const title = new RegExp(`^  ${id}: '(.*)',$`, 'm').exec(plan.read(TITULOS))?.[1] ?? '';
  for (const file of [CONSTRUCAO, TITULOS]) plan.edit(file, (text) => text.replace(new RegExp(`^  ${id}: .*,\\n`, 'gm'), ''));
  return { id, path: announced, title, exigencia };
}
