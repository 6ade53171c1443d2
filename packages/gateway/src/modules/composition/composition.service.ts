import { randomInt } from 'node:crypto';
import { GRUPOS } from '@balcao/import-map-service';
import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, type MapaDaSessao, type Sessao } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import type { Chamador } from '../../plugins/ports.ts';
import { isSealed } from '../../plugins/session.model.ts';
import type { Sessions } from '../../plugins/session.ts';
import type { Visita } from './compose.ts';
import type { Comprovantes } from './comprovante.ts';
import { mapaIndisponivel } from './composition.errors.ts';
import type { Emprestimo, Emprestimos, QuemRecebe } from './emprestimos.port.ts';
import type { MapaLido } from './read-mapa.ts';
import type { MapasSeguros } from './mapas-seguros.ts';
import type { Presenca } from './presenca.ts';
import type { Cookies } from '../../plugins/raw-cookies.ts';

interface Deps {
  readonly mapas: Pick<MapasSeguros, 'deTodos' | 'mapaPara' | 'mapaEm' | 'estado'>;
  readonly emprestimos: Emprestimos;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly presenca: Presenca;
  readonly comprovantes: Pick<Comprovantes, 'issue'>;
  /** Seals session cookies. */
  readonly chave: Buffer;
  readonly ambiente: string;
}

/** Canary group of a browser without a session: one of `GRUPOS` numbers, each shared by thousands of browsers. */
export const COOKIE_GRUPO = 'balcao_grupo';

interface Grupo {
  readonly grupo: number | undefined;
  readonly isNovo: boolean;
}
const SEM_GRUPO = { grupo: undefined, isNovo: false } as const;

/** Decides which composition each visitor gets. */
export function createVisitas({ mapas, emprestimos, sessions, presenca, comprovantes, chave, ambiente }: Deps) {
  const sessaoDe = (cookies: Cookies): Sessao | null => parseSessao(cookies[COOKIE_SESSAO] ?? null);

  /** Accepts only cookies sealed by this site: an edited cookie gets the live composition. */
  function sealedOf(cookies: Cookies): Sessao | null {
    const sessao = sessaoDe(cookies);
    return sessao && isSealed(sessao, chave) ? sessao : null;
  }

  const receiverOf = ({ usuarioId, assinaturaId, guid, username }: Sessao): QuemRecebe => ({
    usuarioId,
    assinaturaId,
    guid,
    nome: username,
  });

  async function isLive(sessao: Sessao, cookies: Cookies): Promise<boolean> {
    const viva = await sessions.authenticate({ token: sessao.token, companheiro: cookies[COOKIE_COMPANHEIRO] }, null).catch(() => null);
    return viva?.chamador.sessao.guid === sessao.guid;
  }

  /** Composition granted to this browser by support. The session is looked up only when a grant may exist. */
  async function lentTo(sessao: Sessao | null, cookies: Cookies): Promise<Emprestimo | null> {
    const emprestimo = sessao && emprestimos.para(receiverOf(sessao));
    return emprestimo && (await isLive(sessao, cookies)) ? emprestimo : null;
  }

  /** A visitor gets a group only while a canary by percentage is running; otherwise no cookie is set. */
  function groupOf(cookies: Cookies): Grupo {
    const isDrawing = Object.values(mapas.estado()?.canarios ?? {}).some(({ alcance }) => alcance.porcento > 0);
    if (!isDrawing) return SEM_GRUPO;
    const guardado = cookies[COOKIE_GRUPO];
    const isBom = guardado !== undefined && /^\d{1,3}$/.test(guardado);
    return isBom ? { grupo: Number(guardado), isNovo: false } : { grupo: randomInt(GRUPOS), isNovo: true };
  }

  async function mapFor(quem: QuemRecebe | null, emprestimo: Emprestimo | null, grupo?: number): Promise<MapaLido> {
    const proprio = { assinaturaId: quem?.assinaturaId, usuarioId: quem?.usuarioId, grupo };
    if (!emprestimo || !quem) return mapas.mapaPara(proprio);
    void emprestimos.use(emprestimo, quem);
    const { construcoes, momento } = emprestimo;
    if (!momento) return mapas.mapaPara({ ...(emprestimo.isInteira ? {} : proprio), construcoes });
    // that moment can no longer be composed: fall back to the live map
    return mapas.mapaEm(new Date(momento.em), { assinaturaId: momento.assinaturaId, construcoes }).catch(() => mapas.mapaPara(proprio));
  }

  return {
    sessaoDe,
    deTodos: mapas.deTodos,

    /** The composition of a page for the visitor in its cookies. `grupo`: a new group to store in the browser, if any. */
    async open(cookies: Cookies, rota: string | null): Promise<{ lido: MapaLido; visita: Visita; grupo: number | null }> {
      const sessao = sealedOf(cookies);
      const { grupo, isNovo } = sessao ? SEM_GRUPO : groupOf(cookies);
      if (sessao) presenca.see({ guid: sessao.guid, assinaturaId: sessao.assinaturaId, rota });
      const emprestimo = await lentTo(sessao, cookies);
      const lido = await mapFor(sessao && receiverOf(sessao), emprestimo, grupo);
      const devtools = ambiente === 'local' || sessao?.segfyer === true;
      return {
        lido,
        visita: { devtools, suporte: emprestimo?.modo ?? null, comprovante: comprovantes.issue() },
        grupo: isNovo ? (grupo ?? null) : null,
      };
    },

    /** The map a session's page is made of: signed, or the installation's own. */
    async lidoDe({ sessao }: Chamador): Promise<MapaLido> {
      const quem = receiverOf(sessao);
      return mapFor(quem, emprestimos.para(quem));
    },

    /** @throws {Recusa} 503 when there is no signed map to give. */
    async mapaDe({ sessao }: Chamador): Promise<MapaDaSessao> {
      const quem = receiverOf(sessao);
      presenca.see({ guid: quem.guid, assinaturaId: quem.assinaturaId, rota: null });
      const emprestimo = emprestimos.para(quem);
      const { assinado } = await mapFor(quem, emprestimo);
      if (!assinado) throw mapaIndisponivel();
      return { ...assinado, suporte: emprestimo?.modo ?? null };
    },
  };
}

export type Visitas = ReturnType<typeof createVisitas>;
