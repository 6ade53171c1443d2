import { type Chaves, FalhaOpenInsurance, type OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { Contexto } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { CompartilhamentoRepository } from './compartilhamento.repository.ts';
import type { Segredos } from './segredos.ts';

/** A token that is about to end is renewed before it is used. */
const FOLGA_MS = 60_000;

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly compartilhamentos: Pick<CompartilhamentoRepository, 'saveChaves'>;
  readonly segredos: Segredos;
}

/** The tokens of a consent, renewed where they are about to end, and kept as soon as they are given: one forgotten could not be had again. */
export const createRenewChaves =
  ({ db, agora, compartilhamentos, segredos }: Deps) =>
  async (
    contexto: Contexto,
    { id, insurer, chaves }: { id: string; insurer: OpenInsurancePort; chaves: Chaves },
    signal: AbortSignal,
  ): Promise<Chaves> => {
    if (chaves.acessoAte.getTime() - FOLGA_MS > agora().getTime()) return chaves;
    if (chaves.renovacao === null) throw new FalhaOpenInsurance('SEM_CONSENTIMENTO', 'token_vencido');
    const novas = await insurer.refresh(chaves.renovacao, signal);
    await db.tenant(contexto, (tx) => compartilhamentos.saveChaves(tx, id, segredos.sealChaves(id, novas)));
    return novas;
  };
