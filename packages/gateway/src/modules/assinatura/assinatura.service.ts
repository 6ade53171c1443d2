import type { Assinatura, Plano, SimulacaoTroca } from '@balcao/contracts';
import { addDias, hojeEm, nomeStatusAssinatura, prorateTroca } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { FaturaPort, IssueFatura } from '../cobranca/index.ts';
import { frases } from './assinatura.copy.ts';
import {
  jaContratada,
  mesmoPlano,
  naoReativada,
  planoDesconhecido,
  semPlanoContratado,
  trocaComDivida,
  trocaMudou,
  usuariosDemais,
} from './assinatura.errors.ts';
import type { AssinaturaRepository, LinhaAssinatura, PlanoContratavel } from './assinatura.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly assinaturas: AssinaturaRepository;
  readonly faturas: Pick<FaturaPort, 'addAjuste' | 'listPeriodos'>;
  readonly issueFatura: IssueFatura;
  /** The open sessions of the subscription read it again. */
  readonly tellMudou: (tx: Tx, assinaturaId: string) => Promise<void>;
}

interface Contratacao {
  readonly plano: Plano;
  readonly forma: 'BOLETO' | 'PIX';
}

/** Days to pay the first invoice. */
const PRAZO_PRIMEIRA_FATURA = 5;
const CONTRATAVEIS: ReadonlySet<string> = new Set(['TRIAL', 'EXPIRADA']);

export function createAssinaturaService({ db, agora, assinaturas, faturas, issueFatura, tellMudou }: Deps) {
  /** Between its end and the nightly sweep a trial is still written as one. */
  const statusOf = ({ status, trialFim }: LinhaAssinatura): string =>
    status === 'TRIAL' && trialFim !== null && trialFim < agora() ? 'EXPIRADA' : status;

  async function read(tx: Tx, chamador: Chamador): Promise<Assinatura> {
    const linha = await assinaturas.find(tx, chamador);
    if (!linha) throw naoEncontrado();
    const planos = await assinaturas.listPlanos(tx);
    const doPlano = planos.find(({ plano }) => plano === linha.plano)?.usuarios ?? linha.emUso;
    return {
      plano: linha.plano,
      status: nomeStatusAssinatura(statusOf(linha)),
      dataAssinatura: linha.dataAssinatura,
      cancelaEm: linha.cancelaEm,
      dataTrialFim: linha.trialFim?.toISOString() ?? null,
      usuarios: { emUso: linha.emUso, limite: linha.limite ?? doPlano },
      faturas: await assinaturas.listDevidas(tx, hojeEm(agora())),
      planos,
    };
  }

  async function findPlano(tx: Tx, escolhido: Plano, { emUso }: LinhaAssinatura) {
    const plano = (await assinaturas.listPlanos(tx)).find((oferta) => oferta.plano === escolhido);
    if (!plano) throw planoDesconhecido();
    if (plano.usuarios < emUso) throw usuariosDemais(plano.usuarios, emUso);
    return plano;
  }

  /** What a change of plan costs on a day. @throws {Recusa} 409 unless the subscription is paid up; 422 at the plan */
  async function simulate(
    tx: Tx,
    linha: LinhaAssinatura | null,
    escolhido: Plano,
  ): Promise<{ plano: PlanoContratavel; troca: SimulacaoTroca }> {
    if (!linha) throw naoEncontrado();
    if (linha.status === 'PENDENTE') throw trocaComDivida();
    if (linha.status !== 'ATIVA' || linha.cancelaEm !== null) throw semPlanoContratado();
    if (linha.plano === escolhido) throw mesmoPlano();
    const plano = await findPlano(tx, escolhido, linha);
    const atualCentavos = (await assinaturas.listPlanos(tx)).find((oferta) => oferta.plano === linha.plano)?.mensalCentavos ?? 0;
    const dia = hojeEm(agora());
    const periodos = (await faturas.listPeriodos(tx, dia)).map((periodo) => ({
      ...periodo,
      ...prorateTroca({ atualCentavos, novoCentavos: plano.mensalCentavos, ...periodo, dia }),
    }));
    const diferencaCentavos = periodos.reduce((soma, periodo) => soma + periodo.diferencaCentavos, 0);
    return { plano, troca: { de: linha.plano, para: escolhido, mensalCentavos: plano.mensalCentavos, periodos, diferencaCentavos } };
  }

  return {
    getAssinatura: (chamador: Chamador): Promise<Assinatura> => db.tenant(chamador, (tx) => read(tx, chamador)),

    /** @throws {Recusa} 409 when a plan was contracted already, 422 when the plan holds fewer users than there are */
    contractPlano: (chamador: Chamador, { plano: escolhido, forma }: Contratacao): Promise<Assinatura> =>
      db.tenant(chamador, async (tx) => {
        const linha = await assinaturas.lock(tx, chamador);
        if (!linha) throw naoEncontrado();
        if (!CONTRATAVEIS.has(linha.status)) throw jaContratada();
        const plano = await findPlano(tx, escolhido, linha);
        const em = agora();
        const hoje = hojeEm(em);
        await assinaturas.contractPlano(tx, chamador, plano, em);
        await assinaturas.applyFlags(tx, chamador, plano.flags, em);
        const { mensalCentavos } = plano;
        await issueFatura(tx, chamador, { plano: escolhido, forma, mensalCentavos, vencimento: addDias(hoje, PRAZO_PRIMEIRA_FATURA) });
        return read(tx, chamador);
      }),

    simulateTroca: (chamador: Chamador, escolhido: Plano): Promise<SimulacaoTroca> =>
      db.tenant(chamador, async (tx) => (await simulate(tx, await assinaturas.find(tx, chamador), escolhido)).troca),

    /**
     * The new plan counts at once; what it costs or saves until the end of what is invoiced goes to the next invoice.
     *
     * @param diferencaCentavos as it was shown
     * @throws {Recusa} as `simulateTroca`; 409 when the difference is another by now
     */
    changePlano: (
      chamador: Chamador,
      { plano: escolhido, diferencaCentavos }: { plano: Plano; diferencaCentavos: number },
    ): Promise<Assinatura> =>
      db.tenant(chamador, async (tx) => {
        const linha = await assinaturas.lock(tx, chamador);
        const { plano, troca } = await simulate(tx, linha, escolhido);
        if (troca.diferencaCentavos !== diferencaCentavos) throw trocaMudou();
        const em = agora();
        await assinaturas.changePlano(tx, chamador, plano, em);
        await assinaturas.applyFlags(tx, chamador, plano.flags, em);
        const [periodo] = troca.periodos;
        if (periodo && diferencaCentavos !== 0) {
          await faturas.addAjuste(tx, chamador, {
            tipo: 'TROCA_DE_PLANO',
            valorCentavos: diferencaCentavos,
            origem: uuidv7(),
            descricao: frases.troca(await assinaturas.nameOf(tx, troca.de), plano.nome, hojeEm(em)),
          });
        }
        await tellMudou(tx, chamador.assinaturaId);
        return read(tx, chamador);
      }),

    /** @throws {Recusa} 409 unless the subscription waits for it */
    reactivate: (chamador: Chamador): Promise<Assinatura> =>
      db.tenant(chamador, async (tx) => {
        const linha = await assinaturas.lock(tx, chamador);
        if (linha?.status !== 'REATIVADA') throw naoReativada();
        await assinaturas.reactivate(tx, chamador, agora());
        return read(tx, chamador);
      }),
  };
}

export type AssinaturaService = ReturnType<typeof createAssinaturaService>;
