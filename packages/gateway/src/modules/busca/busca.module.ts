import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { consumoPort } from '../consumo/index.ts';
import { buildMenu, createLayoutRepository, type LinhaMenu } from '../layout/index.ts';
import { buscaRepository } from './busca.repository.ts';
import { buscaRoutes } from './busca.routes.ts';
import { createBuscaService } from './busca.service.ts';

/** A menu changes with a migration, never in between; read again now and then for the gateways that migrate under this one. */
const VALIDADE_MS = 60_000;

type Menus = readonly (readonly LinhaMenu[])[];

export function buscaModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo): void {
  const layout = createLayoutRepository(db);
  const readMenus = (): Promise<Menus> => Promise.all([layout.listMenu('lateral'), layout.listMenu('perfil')]);
  let guardados: { readonly menus: Menus; readonly em: number } | null = null;
  const menus = async (): Promise<Menus> => {
    const em = agora().getTime();
    if (!guardados || em - guardados.em >= VALIDADE_MS) guardados = { menus: await readMenus(), em };
    return guardados.menus;
  };
  const service = createBuscaService({
    db,
    agora,
    busca: buscaRepository,
    consumo: consumoPort,
    menusDe: async (sessao) => (await menus()).flatMap((linhas) => buildMenu(linhas, sessao)),
  });
  buscaRoutes(app, serve, service);
}
