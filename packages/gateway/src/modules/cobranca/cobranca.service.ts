import type { CobrancaPix } from '@balcao/contracts';
import { hojeEm, situacoesQuitadas } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CobrancaLida, type CobrancaPort, type Devedor, PspIndisponivel } from '../../psp/cobranca.port.ts';
import { ajusteRepository as ajustes } from './ajuste.repository.ts';
import { linhas, mensagemAoPagador } from './cobranca.copy.ts';
import { faturaQuitada, semCnpj } from './cobranca.errors.ts';
import { type CobrancaRow, contaOf, type FaturaRow, isDevida, pagavelAte, termosDe, valorDaCobranca } from './cobranca.model.ts';
import type { CobrancaAchada, CobrancaRepository, OrigemPagamento } from './cobranca.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly psp: CobrancaPort;
  readonly cobrancas: CobrancaRepository;
  /** Where the provider is to send its notices. */
  readonly urlDosAvisos: string;
}

/** What pays an invoice, not drawn yet. */
type CodigoPix = Omit<CobrancaPix, 'qr'>;

/** A charge that stands, and what it is of. */
interface Emitida {
  readonly fatura: FaturaRow;
  readonly cobranca: CobrancaRow;
  readonly devedor: Devedor;
}

/** The txid of a charge never used before: a UUID without its hyphens. */
const newTxid = (): string => uuidv7().replaceAll('-', '');

export function createCobrancaService({ db, agora, log, psp, cobrancas, urlDosAvisos }: Deps) {
  let isListening = false;

  /** Once in the life of a process: the address carries a secret that may have changed since the last one. */
  async function listenOnce(signal: AbortSignal): Promise<void> {
    if (isListening) return;
    await psp.listenAt(urlDosAvisos, signal);
    isListening = true;
  }

  /** The charge in force of an invoice, written down before the provider hears of it: whatever breaks, it is asked by the same txid. */
  const open = (contexto: Contexto, faturaId: string): Promise<Emitida> =>
    db.tenant(contexto, async (tx) => {
      const fatura = await cobrancas.lock(tx, faturaId);
      if (!fatura) throw naoEncontrado();
      if (!isDevida(fatura)) throw faturaQuitada();
      const devedor = await cobrancas.findDevedor(tx);
      if (!devedor) throw semCnpj();
      const [todas, pagamentos] = [await cobrancas.listCobrancas(tx, faturaId), await cobrancas.listPagamentos(tx, faturaId)];
      const emPe = todas.find(({ status }) => status === 'NOVA' || status === 'ATIVA');
      if (emPe) return { fatura, cobranca: emPe, devedor };
      const termos = termosDe(fatura, { cobrancas: todas, pagamentos, hoje: hojeEm(agora()) });
      const cobranca = await cobrancas.insertCobranca(tx, contexto, { faturaId, txid: newTxid(), ...termos });
      if (!cobranca) throw new Error('a cobrança não foi gravada');
      return { fatura, cobranca, devedor };
    });

  /** What was paid above what was owed is taken off the next invoice; should it go back, the next one asks for it again. */
  async function creditExcedente(tx: Tx, contexto: Contexto, { id, competencia }: FaturaRow, excedenteCentavos: number): Promise<void> {
    const valorCentavos = -excedenteCentavos - (await ajustes.sumExcedente(tx, id));
    if (valorCentavos === 0) return;
    const descricao = valorCentavos < 0 ? linhas.excedente(competencia) : linhas.devolvido(competencia);
    await ajustes.add(tx, contexto, { tipo: 'EXCEDENTE', valorCentavos, origem: id, descricao });
  }

  /** Counts what the provider has of a charge. Done twice, in any order, it comes to the same. */
  async function apply(
    tx: Tx,
    contexto: Contexto,
    { achada, lida, origem }: { achada: CobrancaAchada; lida: CobrancaLida; origem: OrigemPagamento },
  ) {
    const fatura = await cobrancas.lock(tx, achada.faturaId);
    if (!fatura) return 0;
    let novos = 0;
    for (const pagamento of lida.pagamentos) {
      if (await cobrancas.addPagamento(tx, contexto, { ...pagamento, cobrancaId: achada.id, origem })) novos += 1;
      for (const devolucao of pagamento.devolucoes) await cobrancas.addDevolucao(tx, pagamento.endToEndId, devolucao);
    }
    await cobrancas.followCobranca(tx, achada.id, lida);
    const conta = contaOf(fatura, await cobrancas.listCobrancas(tx, fatura.id), await cobrancas.listPagamentos(tx, fatura.id));
    await cobrancas.setConta(tx, fatura.id, conta);
    await creditExcedente(tx, contexto, fatura, conta.excedenteCentavos);
    const em = agora();
    if (situacoesQuitadas.has(conta.situacao)) await cobrancas.restoreAssinatura(tx, contexto, { hoje: hojeEm(em), em });
    return novos;
  }

  const follow = (achada: CobrancaAchada, lida: CobrancaLida, origem: OrigemPagamento): Promise<number> => {
    const contexto = { assinaturaId: achada.assinaturaId, usuarioId: null };
    return db.tenant(contexto, (tx) => apply(tx, contexto, { achada, lida, origem }));
  };

  /** The charge at the provider; one nobody can pay any more is taken back, and what became of it counted. */
  async function present(contexto: Contexto, { fatura, cobranca, devedor }: Emitida, signal: AbortSignal): Promise<CobrancaRow | null> {
    const { assinaturaId } = contexto;
    const achada = { id: cobranca.id, faturaId: fatura.id, assinaturaId };
    if (pagavelAte(cobranca) < hojeEm(agora())) {
      await psp.remove(cobranca.txid, signal);
      const lida = await psp.find(cobranca.txid, signal);
      await follow(achada, lida ?? { ...cobranca, status: 'REMOVIDA', pagamentos: [] }, 'CONSULTA');
      return null;
    }
    if (cobranca.status === 'ATIVA') return cobranca;
    await listenOnce(signal);
    const lida = await psp.create({ ...cobranca, devedor, mensagem: mensagemAoPagador(fatura.competencia) }, signal);
    if (lida.location === null) throw new PspIndisponivel('SEM_LOCATION');
    await follow(achada, lida, 'CONSULTA');
    return lida.status === 'ATIVA' ? { ...cobranca, status: 'ATIVA', location: lida.location } : null;
  }

  return {
    /**
     * The code that pays an invoice, issuing its charge where there is none in force.
     *
     * @throws {Recusa} 404, 409 when nothing is owed or nobody owes it
     * @throws {PspIndisponivel | PspRecusou}
     */
    async charge(contexto: Contexto, faturaId: string, signal: AbortSignal): Promise<CodigoPix> {
      // the second time when the first one found a charge that was over
      for (let vez = 0; vez < 2; vez += 1) {
        const cobranca = await present(contexto, await open(contexto, faturaId), signal);
        if (cobranca?.location) {
          return {
            faturaId,
            copiaECola: psp.copiaECola(cobranca.location),
            valorCentavos: valorDaCobranca(cobranca, hojeEm(agora())).totalCentavos,
            vencimento: cobranca.vencimento,
            pagavelAte: pagavelAte(cobranca),
          };
        }
      }
      throw new PspIndisponivel('COBRANCA_ENCERRADA');
    },

    /** Asks the provider how a charge stands, and counts it. @returns the charge as it was read; null when the provider knows none */
    async check(
      achada: CobrancaAchada & { readonly txid: string },
      origem: OrigemPagamento,
      signal: AbortSignal,
    ): Promise<CobrancaLida | null> {
      const lida = await psp.find(achada.txid, signal);
      if (lida) await follow(achada, lida, origem);
      return lida;
    },

    /**
     * Looks at every charge the provider has of a period, and counts what no notice told of.
     *
     * @returns how many payments were not known
     * @throws after the last one, when some could not be counted
     */
    async reconcile(periodo: { readonly inicio: Date; readonly fim: Date }, signal: AbortSignal): Promise<number> {
      await psp.listenAt(urlDosAvisos, signal);
      let achados = 0;
      let falha: unknown = null;
      for await (const lida of psp.list(periodo, signal)) {
        if (lida.status === 'ATIVA' && lida.pagamentos.length === 0) continue;
        try {
          const achada = await db.global((tx) => cobrancas.findByTxid(tx, lida.txid));
          if (achada) achados += await follow(achada, lida, 'CONCILIACAO');
        } catch (error) {
          falha = error;
          log.error({ err: error }, 'uma cobrança não pôde ser conciliada');
        }
      }
      if (falha) throw falha;
      return achados;
    },
  };
}

export type CobrancaService = ReturnType<typeof createCobrancaService>;
