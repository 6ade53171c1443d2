import type { Chamador } from '../../plugins/ports.ts';
import type { Carga, MapaLido, MapasSeguros } from '../composition/index.ts';
import type { CodigosService } from './codigos.service.ts';
import type { ConcessoesService } from './concessoes.service.ts';
import { answering, composicaoMudou, momentoFuturo } from './suporte.errors.ts';
import { requireSegfyer } from '../../plugins/segfyer.policy.ts';

interface Deps {
  readonly mapas: Pick<MapasSeguros, 'mapaPara' | 'mapaEm'>;
  readonly codigos: CodigosService;
  readonly concessoes: ConcessoesService;
  readonly agora: () => Date;
}

export interface Aberta {
  readonly concessaoId: string;
  readonly rota: string;
  readonly digest: string;
  readonly ate: string;
}

const MINUTOS = 60;
const INICIO = '/home';

const buildsOf = (servicos: Carga['servicos']): Record<string, string> =>
  Object.fromEntries(Object.entries(servicos).flatMap(([servico, id]) => (id === null ? [] : [[servico, id] as const])));

/** Opens, to be looked at, what somebody has or had before the eyes. */
export function createMomentosService({ mapas, codigos, concessoes, agora }: Deps) {
  const at = (em: string, assinaturaId: string): Promise<MapaLido> => {
    if (Date.parse(em) > agora().getTime()) throw momentoFuturo();
    return answering(mapas.mapaEm(new Date(em), { assinaturaId }));
  };

  /** Where a composition with that digest is found: in what is published now, or in what was when the code was made. */
  async function findSame(digest: string, construcoes: Record<string, string>, em: string) {
    const hoje = await mapas.mapaPara({ construcoes });
    if (hoje.carga.digest === digest) return { momento: undefined };
    const antes = await mapas.mapaEm(new Date(em), { construcoes }).catch(() => null);
    if (antes?.carga.digest === digest) return { momento: { em } };
    throw composicaoMudou();
  }

  return {
    async see(chamador: Chamador, { assinaturaId, em }: { assinaturaId: string; em: string }) {
      requireSegfyer(chamador);
      const { sequencia, digest, servicos } = (await at(em, assinaturaId)).carga;
      return { em, sequencia, digest, construcoes: servicos };
    },

    async open(chamador: Chamador, { assinaturaId, em, motivo }: { assinaturaId: string; em: string; motivo: string }): Promise<Aberta> {
      requireSegfyer(chamador);
      const { digest, servicos } = (await at(em, assinaturaId)).carga;
      const momento = { em: new Date(em).toISOString(), assinaturaId };
      const emprestado = { tipo: 'momento' as const, soLeitura: true, momento, construcoes: buildsOf(servicos) };
      const { id, ate } = await concessoes.lendToSelf(chamador, emprestado, { motivo, minutos: MINUTOS });
      return { concessaoId: id, rota: INICIO, digest, ate };
    },

    /** @throws {Recusa} 409 when the same composition cannot be made any more. */
    async openSame(chamador: Chamador, { codigo, motivo }: { codigo: string; motivo: string }): Promise<Aberta> {
      const { foto, criadoEm } = await codigos.read(chamador, codigo);
      const construcoes = buildsOf(foto.construcoes);
      const { momento } = await answering(findSame(foto.digest, construcoes, criadoEm.toISOString()));
      const emprestado = { tipo: 'igual' as const, soLeitura: true, construcoes, ...(momento && { momento }) };
      const { id, ate } = await concessoes.lendToSelf(chamador, emprestado, { motivo, minutos: MINUTOS });
      return { concessaoId: id, rota: foto.caminho, digest: foto.digest, ate };
    },
  };
}

export type MomentosService = ReturnType<typeof createMomentosService>;
