import { hojeEm, sayParcela } from '@balcao/domain';
import type { RespostaDeReemissao } from '../../insurers/insurer.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { isEmAberto } from '../parcela/index.ts';
import { confirmReemissao } from './confirm-reemissao.ts';
import { copy } from './reemissao.copy.ts';
import type { FimDaReemissao, ParcelaReemitida, ReemissaoRepository, ReemissaoRow } from './reemissao.repository.ts';

interface Deps extends Pick<Recursos, 'agora'> {
  readonly reemissoes: Pick<ReemissaoRepository, 'end' | 'reissue'>;
  readonly createAviso: CreateAviso;
}

/** An answer that ends a request. */
export type RespostaFinal = Exclude<RespostaDeReemissao, { situacao: 'EM_ANALISE' | 'DESCONHECIDA' }>;

/** A request and its instalment, both held by the transaction. */
export interface Travadas {
  readonly parcela: ParcelaReemitida;
  readonly reemissao: ReemissaoRow;
}

/** Whether an instalment is still what was asked for. */
export const isAMesma = ({ parcela, reemissao }: Travadas): boolean =>
  isEmAberto(parcela) && parcela.vencimento === reemissao.vencimentoAnterior && parcela.saldoCentavos === reemissao.saldoCentavos;

/**
 * Ends a request in its transaction: what was answered is checked as any second copy is and becomes the instalment's, and whoever asked is told.
 *
 * Nothing is posted in the ledger. Fine and interest of a late premium are due to the insurer, who holds the premium and bills it: the brokerage
 * neither receives nor owes them (domain design §2.4 keeps an instalment's premium and IOF alone, §5.6 gives fine and interest to the contract
 * of insurance, §5.2 keeps interest out of the base of commission). They stand on the instalment beside the premium, as `updateValor` reads
 * them, and what a client pays of them is told apart when it is paid.
 */
export function createSettleReemissao({ agora, reemissoes, createAviso }: Deps) {
  const finalOf = (resposta: RespostaFinal, travadas: Travadas): FimDaReemissao => {
    if (resposta.situacao === 'RECUSADA') return { status: 'RECUSADA', recusa: resposta.motivo };
    if (!isAMesma(travadas)) return { status: 'FALHOU', falha: 'PARCELA_MUDOU' };
    const certa = confirmReemissao(resposta, travadas.reemissao, hojeEm(agora()));
    if (!certa) return { status: 'FALHOU', falha: 'NAO_CONFERE' };
    const { situacao: _, ...dita } = certa;
    return { ...dita, status: 'ATENDIDA' };
  };

  async function tell(tx: Tx, contexto: Contexto, { parcela, reemissao }: Travadas, fim: FimDaReemissao): Promise<void> {
    if (fim.status === 'CANCELADA') return;
    const qual = sayParcela({ ...parcela, endosso: parcela.endossoNumero });
    const [titulo, detalhe] =
      fim.status === 'ATENDIDA'
        ? [copy.atendida(qual), copy.novoVencimento(fim.vencimento, fim.valorCentavos)]
        : fim.status === 'RECUSADA'
          ? [copy.recusada(qual), fim.recusa]
          : [copy.falhou(qual), copy.porque(fim.falha)];
    await createAviso(tx, contexto, {
      usuarioId: reemissao.criadoPor ?? parcela.usuarioId,
      titulo,
      descricao: copy.daApolice(parcela.apolice, detalhe),
      ...fatos.reemissaoRespondida({ parcelaId: parcela.id, isAtendida: fim.status === 'ATENDIDA' }),
    });
  }

  async function end(tx: Tx, contexto: Contexto, travadas: Travadas, fim: FimDaReemissao): Promise<void> {
    await reemissoes.end(tx, travadas.reemissao.id, fim, agora());
    if (fim.status === 'ATENDIDA') await reemissoes.reissue(tx, travadas.reemissao, fim, hojeEm(agora()));
    await tell(tx, contexto, travadas, fim);
  }

  return {
    end,
    settle: (tx: Tx, contexto: Contexto, travadas: Travadas, resposta: RespostaFinal): Promise<void> =>
      end(tx, contexto, travadas, finalOf(resposta, travadas)),
  };
}

export type SettleReemissao = ReturnType<typeof createSettleReemissao>;
