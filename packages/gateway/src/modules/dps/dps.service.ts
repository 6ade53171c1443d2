import { type ConsentimentoDps, DeclaracaoSaude, type dpsCalls } from '@balcao/contracts';
import { validateDps } from '@balcao/domain';
import type * as z from 'zod/mini';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import { deriveKey } from '../../plugins/keys.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Tx } from '../../plugins/db.ts';
import { seal, unseal } from '../../plugins/seal.ts';
import type { DpsRepository, DpsRow } from './dps.repository.ts';
import { escopoDe } from '../escopo/index.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly declaracoes: DpsRepository;
  /** The installation's key; the one that seals is derived from it. */
  readonly chave: Buffer;
}

interface Alvo {
  readonly orcamentoId: string;
  readonly ofertaId: string;
}
type Lida = z.output<typeof dpsCalls.getDps.output>;
type Pedido = z.output<typeof dpsCalls.saveDps.input>;

const consentOf = ({ segredo: _sealed, ...consentimento }: DpsRow): ConsentimentoDps => consentimento;

/** The health declaration of a life offer: sealed for its offer and subscription, open to who may read the orçamento. */
export function createDpsService({ db, agora, declaracoes, chave }: Deps) {
  const selo = deriveKey(chave, 'declaracao-saude');
  const ownerOf = ({ ofertaId }: Alvo, { assinaturaId }: Chamador): string => `${assinaturaId} ${ofertaId}`;

  async function assertReach(tx: Tx, alvo: Alvo, chamador: Chamador): Promise<void> {
    if (!(await declaracoes.hasOferta(tx, alvo, escopoDe(chamador.sessao)))) throw naoEncontrado();
  }

  async function mustFind(tx: Tx, ofertaId: string): Promise<DpsRow> {
    const row = await declaracoes.find(tx, ofertaId);
    if (!row) throw naoEncontrado();
    return row;
  }

  return {
    get: (alvo: Alvo, chamador: Chamador): Promise<Lida> =>
      db.tenant(chamador, async (tx) => {
        await assertReach(tx, alvo, chamador);
        const row = await declaracoes.find(tx, alvo.ofertaId);
        if (!row) return { consentimento: null, declaracao: null };
        const declaracao = row.segredo && DeclaracaoSaude.parse(JSON.parse(unseal(selo, row.segredo, ownerOf(alvo, chamador))));
        return { consentimento: consentOf(row), declaracao };
      }),

    save: (pedido: Pedido, chamador: Chamador): Promise<ConsentimentoDps> =>
      db.tenant(chamador, async (tx) => {
        await assertReach(tx, pedido, chamador);
        const errors = [...validateDps(pedido)];
        if (errors.length > 0) throw camposInvalidos(errors);
        const segredo = seal(selo, JSON.stringify(pedido.declaracao), ownerOf(pedido, chamador));
        await declaracoes.save(tx, chamador, { ...pedido, consentidoEm: agora(), segredo });
        return consentOf(await mustFind(tx, pedido.ofertaId));
      }),

    revoke: (alvo: Alvo, chamador: Chamador): Promise<Record<string, never>> =>
      db.tenant(chamador, async (tx) => {
        await assertReach(tx, alvo, chamador);
        if ((await declaracoes.revoke(tx, alvo.ofertaId, agora())) === 0) throw naoEncontrado();
        return {};
      }),
  };
}
