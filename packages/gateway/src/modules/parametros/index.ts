import { formatNumeroDoOrcamento } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { gruposRepository } from './grupos.repository.ts';
import { parametrosRepository } from './parametros.repository.ts';
import { tabelaRetencaoRepository } from './tabela-retencao.repository.ts';

/** What the subscription chose of its quoting. */
export type ParametrosPort = Pick<typeof parametrosRepository, 'read'>;
export const parametrosPort: ParametrosPort = parametrosRepository;

/** What the subscription chose of everything else, one group at a time. */
export type GruposPort = Pick<typeof gruposRepository, 'read'>;
export const gruposPort: GruposPort = gruposRepository;

/** The tables of withholdings of a day. */
export const tabelasRetencaoPort: Pick<typeof tabelaRetencaoRepository, 'findEmVigor'> = tabelaRetencaoRepository;

export { signCarta, signDaCorretora } from './remetente.port.ts';

/** The number of a quote as the subscription writes it to clients. */
export const writeNumero = async (tx: Tx, orcamento: { readonly numero: number; readonly criadoEm: Date }): Promise<string> =>
  formatNumeroDoOrcamento(await gruposRepository.read(tx, 'numeracao'), orcamento);
