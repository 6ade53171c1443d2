import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { digestOfDado, linkIndisponivel } from '../envio/index.ts';
import type { ColetaRow, PermissoesRepository, SeguradoRow } from './permissoes.repository.ts';

/** Who asks, as far as a request says. */
export interface DeOnde {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** A client's link that opened: whose it is, held until the transaction ends. */
export interface ColetaAberta {
  readonly contexto: Contexto;
  readonly coleta: ColetaRow;
  readonly segurado: SeguradoRow;
}

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly permissoes: Pick<PermissoesRepository, 'findPublica' | 'lockColeta' | 'lockSegurado'>;
}

/** Opens the link of a client's page. Nobody is signed in: the token is all there is. */
export function createWithColeta({ db, agora, permissoes }: Deps) {
  /** @throws {Recusa} 404, the same for every link that opens nothing */
  return async function withColeta<T>(token: string, { ip }: DeOnde, work: (tx: Tx, aberta: ColetaAberta) => Promise<T>): Promise<T> {
    const found = await db.global((tx) => permissoes.findPublica(tx, digestOfDado(token), agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const coleta = await permissoes.lockColeta(tx, found.id);
      const segurado = coleta && (await permissoes.lockSegurado(tx, coleta.seguradoId));
      if (!coleta || !segurado) throw linkIndisponivel();
      return work(tx, { contexto, coleta, segurado });
    });
  };
}
