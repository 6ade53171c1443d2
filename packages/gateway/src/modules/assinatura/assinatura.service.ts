import type { Assinatura, Plano } from '@balcao/contracts';
import { addDias, hojeEm, nomeStatusAssinatura } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { jaContratada, naoReativada, planoDesconhecido, usuariosDemais } from './assinatura.errors.ts';
import type { AssinaturaRepository, LinhaAssinatura } from './assinatura.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly assinaturas: AssinaturaRepository;
  /** Asks for the charge of an invoice. */
  readonly enqueueEmissao: (tx: Tx, chamador: Chamador, faturaId: string) => Promise<void>;
}

interface Contratacao {
  readonly plano: Plano;
  readonly forma: 'BOLETO' | 'PIX';
}

/** Days to pay the first invoice. */
const PRAZO_PRIMEIRA_FATURA = 5;
const CONTRATAVEIS: ReadonlySet<string> = new Set(['TRIAL', 'EXPIRADA']);

export function createAssinaturaService({ db, agora, assinaturas, enqueueEmissao }: Deps) {
  /** Between its end and the nightly sweep a trial is still written as one. */
  const statusOf = ({ status, trialFim }: LinhaAssinatura): string =>
    status === 'TRIAL' && trialFim !== null && trialFim < agora() ? 'EXPIRADA' : status;

  async function read(tx: Tx, chamador: Chamador): Promise<Assinatura> {
    const linha = await assinaturas.find(tx, chamador);
    if (!linha) throw naoEncontrado();
    const planos = await assinaturas.listPlanos(tx);
    const doPlano = planos.find(({ plano }) => plano === linha.plano)?.usuarios ?? linha.ativos;
    return {
      plano: linha.plano,
      status: nomeStatusAssinatura(statusOf(linha)),
      dataAssinatura: linha.dataAssinatura,
      dataTrialFim: linha.trialFim?.toISOString() ?? null,
      usuarios: { ativos: linha.ativos, limite: linha.limite ?? doPlano },
      faturas: await assinaturas.listDevidas(tx, hojeEm(agora())),
      planos,
    };
  }

  async function findPlano(tx: Tx, escolhido: Plano, { ativos }: LinhaAssinatura) {
    const plano = (await assinaturas.listPlanos(tx)).find((oferta) => oferta.plano === escolhido);
    if (!plano) throw planoDesconhecido();
    if (plano.usuarios < ativos) throw usuariosDemais(plano.usuarios, ativos);
    return plano;
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
        const fatura = await assinaturas.insertFatura(tx, chamador, {
          competencia: hoje.slice(0, 7),
          plano: escolhido,
          forma,
          valorCentavos: plano.mensalCentavos,
          vencimento: addDias(hoje, PRAZO_PRIMEIRA_FATURA),
        });
        if (fatura) await enqueueEmissao(tx, chamador, fatura.id);
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
