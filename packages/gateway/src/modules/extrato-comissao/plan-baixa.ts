import type { BaixaPrevista, DivergenciaBaixa } from '@balcao/contracts';
import { type ComissaoQueRecebe, impostosDoExtrato, isNaTolerancia, receiveComissao } from '@balcao/domain';
import type { CorretoraTributada, EfeitoDoRecebimento, ExtratoABaixar, ParteABaixar } from './baixa.repository.ts';

/** Everything a settlement looks at. */
export interface FatosDaBaixa {
  readonly extratos: readonly ExtratoABaixar[];
  readonly corretoras: readonly CorretoraTributada[];
  readonly partes: readonly ParteABaixar[];
  readonly pendentes: readonly { extratoId: string; linhaId: string; ordem: number; valorCentavos: number }[];
  readonly dia: string;
  readonly impostoBps: number | null;
}

/** What becomes of one statement. */
export interface PlanoDoExtrato {
  readonly extrato: ExtratoABaixar;
  readonly prevista: BaixaPrevista;
  readonly divergencias: readonly DivergenciaBaixa[];
  readonly efeitos: readonly Omit<EfeitoDoRecebimento, 'recebimentoId'>[];
}

/** What becomes of each statement, and how the commissions stand in the end. */
export interface PlanoDaBaixa {
  readonly extratos: readonly PlanoDoExtrato[];
  readonly comissoes: ReadonlyMap<string, ComissaoQueRecebe>;
}

function taxesOf(extrato: ExtratoABaixar, { corretoras, dia, impostoBps }: FatosDaBaixa) {
  const corretora = corretoras.find(({ id }) => id === extrato.corretoraId);
  const aliquotas = corretora?.aliquotas ?? [];
  const municipios = new Set(aliquotas.filter(({ tributo }) => tributo === 'ISS').map(({ municipio }) => municipio));
  const tributacao = {
    regime: corretora?.regime ?? 'SIMPLES',
    aliquotas,
    municipio: municipios.size > 1 ? (corretora?.cidade ?? null) : null,
    dia: extrato.creditoEm ?? dia,
  };
  return impostosDoExtrato(extrato, tributacao, impostoBps);
}

const groupOf = <T extends { readonly extratoId: string }>(todas: readonly T[]): ReadonlyMap<string, T[]> => {
  const grupos = new Map<string, T[]>();
  for (const uma of todas) {
    const grupo = grupos.get(uma.extratoId);
    if (grupo) grupo.push(uma);
    else grupos.set(uma.extratoId, [uma]);
  }
  return grupos;
};

/** Statements one after the other, each upon what those before it leave of the commissions. */
export function planBaixa(fatos: FatosDaBaixa): PlanoDaBaixa {
  const comissoes = new Map<string, ComissaoQueRecebe>();
  const [partes, pendentes] = [groupOf(fatos.partes), groupOf(fatos.pendentes)];

  function receive(parte: ParteABaixar, divergencias: DivergenciaBaixa[]): Omit<EfeitoDoRecebimento, 'recebimentoId'> | null {
    const { comissaoId, valorCentavos, linhaId, ordem, extratoId } = parte;
    const tell = (motivo: DivergenciaBaixa['motivo'], esperadoCentavos: number) =>
      void divergencias.push({ extratoId, linhaId, ordem, motivo, esperadoCentavos, recebidoCentavos: valorCentavos });
    const antes = comissoes.get(comissaoId) ?? parte;
    const depois = parte.isDoExtrato ? receiveComissao(antes, valorCentavos, parte.isParte) : null;
    if (!depois) {
      tell('COMISSAO_INDISPONIVEL', 0);
      return null;
    }
    if (depois.isDivergente) tell('VALOR_DIFERE', depois.esperadoCentavos);
    const { previstaCentavos } = parte;
    comissoes.set(comissaoId, { status: depois.status, previstaCentavos, recebidaCentavos: depois.recebidaCentavos });
    return {
      comissaoId,
      valorCentavos,
      recebidaAntesCentavos: antes.recebidaCentavos,
      statusAntes: antes.status,
      statusDepois: depois.status,
    };
  }

  function planOne(extrato: ExtratoABaixar): PlanoDoExtrato {
    const divergencias: DivergenciaBaixa[] = [];
    const efeitos = (partes.get(extrato.id) ?? []).flatMap((parte) => receive(parte, divergencias) ?? []);
    for (const { linhaId, ordem, valorCentavos, extratoId } of pendentes.get(extrato.id) ?? [])
      divergencias.push({ extratoId, linhaId, ordem, motivo: 'SEM_COMISSAO', esperadoCentavos: 0, recebidoCentavos: valorCentavos });
    const { origem, esperadoCentavos, ...impostos } = taxesOf(extrato, fatos);
    const { brutoCentavos, somaDasLinhasCentavos } = extrato;
    const retidoCentavos = impostos.irrfCentavos + impostos.issCentavos + impostos.inssCentavos + impostos.outrosCentavos;
    const tellTotal = (motivo: DivergenciaBaixa['motivo'], esperado: number, recebido: number) =>
      void divergencias.push({
        extratoId: extrato.id,
        linhaId: null,
        ordem: null,
        motivo,
        esperadoCentavos: esperado,
        recebidoCentavos: recebido,
      });
    if (somaDasLinhasCentavos !== brutoCentavos) tellTotal('TOTAIS_NAO_FECHAM', somaDasLinhasCentavos, brutoCentavos);
    const liquidoEsperado = brutoCentavos - retidoCentavos;
    if (impostos.liquidoCentavos !== liquidoEsperado) tellTotal('TOTAIS_NAO_FECHAM', liquidoEsperado, impostos.liquidoCentavos);
    if (origem === 'EXTRATO' && esperadoCentavos !== null && !isNaTolerancia(retidoCentavos, esperadoCentavos))
      tellTotal('IMPOSTO_DIFERE', esperadoCentavos, retidoCentavos);
    const casadoCentavos = efeitos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
    const prevista: BaixaPrevista = {
      extratoId: extrato.id,
      seguradora: extrato.seguradoraNome,
      numero: extrato.numero,
      linhas: extrato.linhas,
      casadas: extrato.casadas,
      brutoCentavos,
      ...impostos,
      origemImposto: origem,
      casadoCentavos,
      naoIdentificadoCentavos: impostos.liquidoCentavos + retidoCentavos - casadoCentavos,
      divergencias: divergencias.length,
    };
    return { extrato, prevista, divergencias, efeitos };
  }

  return { extratos: fatos.extratos.map(planOne), comissoes };
}
