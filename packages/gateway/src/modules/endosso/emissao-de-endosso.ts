import type { EmissaoEndosso, MudancaDaApolice } from '@balcao/contracts';
import { erroCampo, hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { writeContas } from '../apolice/index.ts';
import { type PlanoDoEndosso, planEndosso } from './conta-do-endosso.ts';
import { apoliceTerminada, numeroRepetido, sinaisDiferentes } from './endosso.errors.ts';
import type { ApoliceEndossada, ContaDaApoliceRow, EndossoRepository, EndossoRow } from './endosso.repository.ts';

/** A policy and what of it an endorsement is of. */
export interface AlvoDoEndosso {
  readonly apolice: ApoliceEndossada;
  readonly endosso: EndossoRow;
}

/** What of the policy it changes, as it stands: only that is told of before. */
export function beforeOf(apolice: ApoliceEndossada, depois: MudancaDaApolice): MudancaDaApolice {
  const hoje: MudancaDaApolice = {
    bem: apolice.bem || undefined,
    itens: [...apolice.itens],
    coberturas: apolice.coberturas ?? undefined,
    premioAnualCentavos: apolice.premioAnualCentavos,
  };
  return Object.fromEntries(Object.entries(hoje).filter(([campo, valor]) => campo in depois && valor !== undefined));
}

/** Whether a day is of the term of a policy. */
export const isDentro = ({ vigIni, vigFim }: ApoliceEndossada, dia: string): boolean => dia >= vigIni && dia < vigFim;

interface Deps extends Pick<Recursos, 'agora'> {
  readonly endossos: EndossoRepository;
}

/** Issuing endorsements: the policy, its account and the endorsement change together. */
export function createEmissaoDeEndosso({ agora, endossos }: Deps) {
  /** The premium as it was issued: both of it, and of one sign. */
  function premioOf({ endosso }: AlvoDoEndosso, emissao: EmissaoEndosso) {
    const premioLiquidoCentavos = emissao.premioLiquidoCentavos ?? endosso.premioLiquidoCentavos;
    const iofCentavos = emissao.iofCentavos ?? endosso.iofCentavos;
    if (premioLiquidoCentavos * iofCentavos < 0) throw sinaisDiferentes();
    return { premioLiquidoCentavos, iofCentavos };
  }

  /** The policy, the instalments and the commissions change together with the state of the endorsement. */
  async function issue(tx: Tx, contexto: Contexto, { apolice, endosso }: AlvoDoEndosso, emissao: EmissaoEndosso): Promise<void> {
    if (apolice.status === 'CANCELADA') throw apoliceTerminada();
    const premio = premioOf({ apolice, endosso }, emissao);
    if (apolice.premioLiquidoCentavos + premio.premioLiquidoCentavos <= 0)
      throw camposInvalidos([erroCampo('premioLiquidoCentavos', 'foraDaFaixa', 'A apólice não pode ficar sem prêmio: cancele-a.')]);
    const { numeroSeguradora = endosso.numeroSeguradora, emitidoEm } = emissao;
    if (numeroSeguradora && (await endossos.isNumeroTomado(tx, endosso, numeroSeguradora))) throw numeroRepetido();
    const conta = await endossos.lockConta(tx, apolice.id);
    const plano = planEndosso(apolice, conta, { ...premio, hoje: hojeEm(agora()), vigIni: endosso.vigIni });
    await writePlano(tx, contexto, { apolice, endosso }, plano);
    const depois = endosso.dados.depois ?? {};
    await endossos.changeApolice(tx, apolice.id, { depois, ...premio });
    const { parcelas, comissoes, movimentos, comissaoCentavos } = plano;
    const { status, suspensaEm, cobertoAte } = apolice;
    await endossos.setEmissao(tx, endosso.id, {
      ...premio,
      numeroSeguradora,
      emitidoEm,
      comissaoCentavos,
      // as the policy stood at the moment it changed, not when it was asked
      dados: { antes: beforeOf(apolice, depois), depois },
      efeitos: { parcelas, comissoes, movimentos, apolice: { status, suspensaEm, cobertoAte } },
    });
  }

  async function writePlano(tx: Tx, contexto: Contexto, { apolice, endosso }: AlvoDoEndosso, plano: PlanoDoEndosso): Promise<void> {
    const forma = (apolice.forma ?? 'BOLETO') as 'BOLETO';
    if (plano.novo)
      await writeContas(tx, contexto, [{ propostaId: null, apoliceId: apolice.id, endossoId: endosso.id, forma, plano: plano.novo }]);
    const zeradas = await zeroed(tx, apolice.id, plano);
    await endossos.moveParcelas(
      tx,
      plano.parcelas.map((uma) => ({ ...uma, para: zeradas.parcelas.get(uma.id) ?? uma.de })),
    );
    await endossos.moveComissoes(
      tx,
      plano.comissoes.map((uma) => ({ ...uma, para: zeradas.comissoes.has(uma.id) ? ('CANCELADA' as const) : uma.de })),
    );
    await endossos.addMovimentos(tx, contexto, { apoliceId: apolice.id, endossoId: endosso.id }, plano.movimentos);
  }

  /** What nothing is left of: it ends instead of falling due, paid where something of it was. */
  async function zeroed(tx: Tx, apoliceId: string, plano: PlanoDoEndosso) {
    const conta: ContaDaApoliceRow = await endossos.lockConta(tx, apoliceId);
    const parcelas = plano.parcelas.flatMap(({ id, ajusteCentavos = 0 }) => {
      const uma = conta.parcelas.find((outra) => outra.id === id);
      if (!uma || uma.valorCentavos + ajusteCentavos > uma.pagoCentavos) return [];
      return [[id, uma.pagoCentavos > 0 ? ('PAGA' as const) : ('CANCELADA' as const)] as const];
    });
    const comissoes = plano.comissoes.filter(({ id, previstaCentavos = 0 }) => {
      const uma = conta.comissoes.find((outra) => outra.id === id);
      return uma?.recebidaCentavos === 0 && uma.previstaCentavos + previstaCentavos === 0;
    });
    return { parcelas: new Map(parcelas), comissoes: new Set(comissoes.map(({ id }) => id)) };
  }

  return { issue };
}
