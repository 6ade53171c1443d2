import {
  addDias,
  type EtapaCobranca,
  etapasDaCobranca,
  etapasVencidas,
  type Feriados,
  feriadosBancarios,
  feriadosCom,
  hojeEm,
  isDiaUtil,
  parametrosCobranca,
} from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { GruposPort } from '../parametros/index.ts';
import { type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import { avisos, type FaturaCobrada } from './cobranca.copy.ts';
import { isDevida, nextVencimento } from './cobranca.model.ts';
import type { CancelamentoService } from './cancelamento.service.ts';
import type { CobrancaRepository } from './cobranca.repository.ts';
import type { CobrancaService } from './cobranca.service.ts';
import type { IssueFatura } from './issue-fatura.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly correio: Correio;
  readonly cobrancas: CobrancaRepository;
  readonly service: CobrancaService;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  /** The holidays of each subscription, besides the national ones. */
  readonly grupos: GruposPort;
  /** The accounts of a demonstration are used for as long as it runs: reminded of, never blocked. */
  readonly isDemo: boolean;
  readonly issueFatura: IssueFatura;
  readonly cancelamentos: Pick<CancelamentoService, 'closeDue'>;
}

/** How a step is written down. */
const nameOf = (etapa: EtapaCobranca): string => (etapa.tipo === 'BLOQUEIO' ? 'BLOQUEIO' : `LEMBRETE_${etapa.lembrete}`);
const ULTIMO_LEMBRETE = Math.max(...parametrosCobranca.lembretes);
const AVISO_PREVIO = parametrosCobranca.bloqueioDias - ULTIMO_LEMBRETE;

/** What is done once a day about what subscriptions owe: those that were cancelled end, the invoices of the month are issued, and those past due are reminded of. */
export function createCobrancaDiaria(deps: Deps) {
  const { db, agora, log, correio, cobrancas, service, createAvisoAdministradores, grupos, isDemo, issueFatura, cancelamentos } = deps;

  const readFeriados = async (tx: Tx): Promise<Feriados> => feriadosCom((await grupos.read(tx, 'calendario')).feriados);

  const issue = (assinaturaId: string, ate: string): Promise<boolean> => {
    const contexto = { assinaturaId, usuarioId: null };
    return db.tenant(contexto, async (tx) => {
      const ciclo = await cobrancas.findCiclo(tx, contexto, { isHeld: true });
      if (!ciclo) return false;
      const { plano, mensalCentavos } = ciclo;
      const vencimento = nextVencimento(ciclo.primeira, ciclo.ultima);
      if (vencimento > ate) return false;
      const id = await issueFatura(tx, contexto, { plano, forma: 'PIX', mensalCentavos, vencimento });
      return id !== null;
    });
  };

  /** The steps of an invoice that are to be taken today: nobody is blocked who was not warned as long before as the last reminder says. */
  async function stepsOf(tx: Tx, { id, vencimento, hoje }: { id: string; vencimento: string; hoje: string }): Promise<EtapaCobranca[]> {
    const feitos = new Map((await cobrancas.listLembretes(tx, id)).map(({ etapa, dia }) => [etapa, dia]));
    const ultimo = feitos.get(`LEMBRETE_${ULTIMO_LEMBRETE}`);
    const feriados = await readFeriados(tx);
    if (!isDiaUtil(hoje, feriados)) return [];
    const isAvisada = !isDemo && ultimo !== undefined && addDias(ultimo, AVISO_PREVIO) <= hoje;
    return etapasVencidas(etapasDaCobranca(vencimento, feriados), hoje).filter(
      (etapa) => !feitos.has(nameOf(etapa)) && (etapa.tipo !== 'BLOQUEIO' || isAvisada),
    );
  }

  /** Day of the block: as counted, or as much later as the last reminder came late. */
  function blockDayOf(vencimento: string, hoje: string, feriados: Feriados): string {
    const contado = etapasDaCobranca(vencimento, feriados).find(({ tipo }) => tipo === 'BLOQUEIO')?.dia ?? hoje;
    const avisado = addDias(hoje, AVISO_PREVIO);
    return contado > avisado ? contado : avisado;
  }

  async function write(
    tx: Tx,
    contexto: Contexto,
    { etapa, cobrada, hoje }: { etapa: EtapaCobranca; cobrada: FaturaCobrada; hoje: string },
  ) {
    const bloqueio = blockDayOf(cobrada.vencimento, hoje, await readFeriados(tx));
    const carta = etapa.tipo === 'BLOQUEIO' ? avisos.bloqueio(cobrada) : avisos.lembrete(cobrada, bloqueio);
    const { link } = fatos.pagamentoPendente();
    // a blocked subscription opens no page: its code goes in the message itself
    const botao = etapa.tipo === 'LEMBRETE' && link ? { botao: { texto: avisos.botao, url: correio.endereco(link) } } : {};
    for (const para of await cobrancas.listEmailsDosAdministradores(tx)) await correio.enqueue(tx, { ...carta, ...botao, para });
    if (etapa.tipo === 'LEMBRETE') {
      await createAvisoAdministradores(tx, contexto, {
        ...fatos.pagamentoPendente(),
        // each step happens once
        avisoId: uuidv7(),
        titulo: avisos.titulo(cobrada.competencia),
        descricao: avisos.descricao(bloqueio),
      });
    }
  }

  async function remind({ id, assinaturaId }: { id: string; assinaturaId: string }, signal: AbortSignal): Promise<boolean> {
    const contexto = { assinaturaId, usuarioId: null };
    const hoje = hojeEm(agora());
    const found = await db.tenant(contexto, async (tx) => {
      const fatura = await cobrancas.find(tx, id, hoje);
      return fatura && (await stepsOf(tx, { ...fatura, hoje })).length > 0 ? fatura : null;
    });
    if (!found) return false;
    const { copiaECola, valorCentavos: totalCentavos } = await service.charge(contexto, id, signal);
    return db.tenant(contexto, async (tx) => {
      const fatura = await cobrancas.lock(tx, id);
      // paid while the provider was being asked
      if (!fatura || !isDevida(fatura)) return false;
      const etapas = await stepsOf(tx, { ...fatura, hoje });
      for (const etapa of etapas) await cobrancas.addLembrete(tx, contexto, { faturaId: id, etapa: nameOf(etapa), dia: hoje });
      // after days without a job, one message for all that were missed
      const etapa = etapas.at(-1);
      if (!etapa) return false;
      const em = agora();
      await (etapa.tipo === 'BLOQUEIO'
        ? cobrancas.setStatusAssinatura(tx, contexto, { de: ['ATIVA', 'PENDENTE'], para: 'BLOQUEADA', em })
        : cobrancas.setStatusAssinatura(tx, contexto, { de: ['ATIVA'], para: 'PENDENTE', em }));
      await write(tx, contexto, { etapa, hoje, cobrada: { ...fatura, totalCentavos, copiaECola } });
      return true;
    });
  }

  return async (signal: AbortSignal): Promise<{ encerradas: number; emitidas: number; lembradas: number }> => {
    const hoje = hojeEm(agora());
    const ate = addDias(hoje, parametrosCobranca.emissaoDias);
    let [encerradas, emitidas, lembradas] = [0, 0, 0];
    let falha: unknown = null;
    // one that fails keeps none of the others from their turn
    const attempt = async (work: () => Promise<boolean>): Promise<number> => {
      try {
        return (await work()) ? 1 : 0;
      } catch (error) {
        falha = error;
        log.error({ err: error }, 'uma assinatura não pôde ser cobrada');
        return 0;
      }
    };
    // midnight ended them already, unless nobody ran then
    await attempt(async () => {
      encerradas = await cancelamentos.closeDue(signal);
      return true;
    });
    for (const id of await db.global((tx) => cobrancas.listAFaturar(tx, ate))) emitidas += await attempt(() => issue(id, ate));
    // nobody's subscription is reminded on a weekend or a national holiday; on its own ones, `stepsOf` says
    if (isDiaUtil(hoje, feriadosBancarios)) {
      for (const vencida of await db.global((tx) => cobrancas.listVencidas(tx, hoje)))
        lembradas += await attempt(() => remind(vencida, signal));
    }
    if (falha) throw falha;
    return { encerradas, emitidas, lembradas };
  };
}
