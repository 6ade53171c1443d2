import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { ComparativoPort, OfertaEscolhida } from '../comparativo/index.ts';
import { linkIndisponivel } from './envio.errors.ts';
import type { EnvioRepository, EnvioRow } from './envio.repository.ts';
import { digestOfDado } from './link-publico.ts';
import type { OrcamentoPort, OrcamentoRow } from '../orcamento/index.ts';

/** What a link opens: its sending, the case and the offers, in the name of the subscription that sent it. */
export interface EnvioAberto {
  readonly contexto: Contexto;
  readonly envio: EnvioRow;
  readonly orcamento: OrcamentoRow;
  readonly escolhidas: readonly OfertaEscolhida[];
}

/** Works on what a token opens, the sending held until the transaction ends. */
export type WithLink = <T>(token: string, ip: string, work: (tx: Tx, aberto: EnvioAberto) => Promise<T>) => Promise<T>;

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly orcamentos: Pick<OrcamentoPort, 'find'>;
  readonly comparativos: Pick<ComparativoPort, 'listOfertas'>;
  readonly envios: Pick<EnvioRepository, 'findPublico' | 'lock'>;
}

/** Nobody is signed in: the token is all there is. @throws {Recusa} 404, the same for every link that opens nothing */
export const createWithLink =
  ({ db, agora, orcamentos, comparativos, envios }: Deps): WithLink =>
  async (token, ip, work) => {
    const hash = digestOfDado(token);
    const found = await db.global((tx) => envios.findPublico(tx, hash, agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const envio = await envios.lock(tx, found.id);
      const orcamento = envio && (await orcamentos.find(tx, envio.orcamentoId, { usuarioId: null }));
      // revoked since it was looked up
      if (!envio || !orcamento || envio.revogadoEm) throw linkIndisponivel();
      const escolhidas = await comparativos.listOfertas(tx, envio.orcamentoId, envio.ofertas);
      return work(tx, { contexto, envio, orcamento, escolhidas });
    });
  };
