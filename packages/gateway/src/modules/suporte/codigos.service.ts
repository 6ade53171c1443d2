import { createHmac, randomBytes } from 'node:crypto';
import type { FotoDaPagina } from '@balcao/contracts';
import type { Chamador } from '../../plugins/ports.ts';
import { scrubFoto } from './foto.model.ts';
import { isRecusada, type Tentativas } from '../access/index.ts';
import { codigoDesconhecido, muitosCodigos } from './suporte.errors.ts';
import { requireSegfyer } from '../../plugins/segfyer.policy.ts';
import type { LinhaCodigo, SuporteRepository } from './suporte.repository.ts';

interface Deps {
  readonly repository: SuporteRepository;
  readonly tentativas: Pick<Tentativas, 'begin'>;
  /** Hides codes in the table. */
  readonly chave: Buffer;
  readonly agora: () => Date;
}

const VALIDADE_MS = 15 * 60_000;
/** Thirty-two characters that are not confused when read aloud: one for each five bits. */
const SINAIS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function drawCodigo(): string {
  const sinais = [...randomBytes(8)].map((byte) => SINAIS[byte % SINAIS.length]).join('');
  return `${sinais.slice(0, 4)}-${sinais.slice(4)}`;
}

/** Codes by which a broker shows the page they are on to a member of support. */
export function createCodigosService({ repository, tentativas, chave, agora }: Deps) {
  const hashOf = (codigo: string): Buffer => createHmac('sha256', chave).update(codigo).digest();

  return {
    async create(chamador: Chamador, foto: FotoDaPagina): Promise<{ codigo: string; ate: string }> {
      const codigo = drawCodigo();
      const em = agora();
      const expiraEm = new Date(em.getTime() + VALIDADE_MS);
      await repository.insertCodigo(chamador, { hash: hashOf(codigo), foto: scrubFoto(foto), em, expiraEm });
      return { codigo, ate: expiraEm.toISOString() };
    },

    /** @throws {Recusa} 403, 404 when nobody has that code now, 429 after too many such. */
    async read(chamador: Chamador, codigo: string): Promise<LinhaCodigo> {
      requireSegfyer(chamador);
      const tentativa = await tentativas.begin('suporte', chamador.usuarioId, null);
      if (isRecusada(tentativa)) throw muitosCodigos(tentativa.ate);
      const linha = await repository.findCodigo(chamador, hashOf(codigo), agora());
      if (!linha) throw codigoDesconhecido();
      await tentativa.right();
      return linha;
    },
  };
}

export type CodigosService = ReturnType<typeof createCodigosService>;
