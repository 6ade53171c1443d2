import { calcComissao } from '../comissao/calc-comissao.ts';
import { apportion } from '../dinheiro/apportion.ts';
import { adjustParcelas } from '../endosso/adjust-parcelas.ts';

/** An instalment of a proposal, at the issue. */
export interface ParcelaDaEmissao {
  readonly id: string;
  readonly numero: number;
  readonly valorCentavos: number;
  readonly iofCentavos: number;
  /** Still to be paid; what was paid is never changed. */
  readonly isAberta: boolean;
}

/** A commission of a proposal, at the issue. */
export interface ComissaoDaEmissao {
  readonly id: string;
  readonly tipo: 'COMISSAO' | 'AGENCIAMENTO' | 'PROLABORE';
  readonly baseCentavos: number;
  readonly bps: number;
  readonly previstaCentavos: number;
  /** Nothing of it was received yet. */
  readonly isAberta: boolean;
}

/** The money of a contract. */
export interface PremiosDaEmissao {
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly comissaoBps: number;
}

/** What a proposal is paid and commissioned by, and what it was proposed and issued with. */
export interface ContaDaProposta {
  readonly parcelas: readonly ParcelaDaEmissao[];
  readonly comissoes: readonly ComissaoDaEmissao[];
  readonly proposto: PremiosDaEmissao;
  readonly emitido: PremiosDaEmissao;
}

/** The account of the policy, out of that of its proposal. */
export interface ContaEmitida {
  /** Every instalment that stands, with what it is now. */
  readonly parcelas: readonly Pick<ParcelaDaEmissao, 'id' | 'valorCentavos' | 'iofCentavos'>[];
  /** Instalments that nothing is left of. */
  readonly canceladas: readonly string[];
  /** One more, where all were paid and more was issued. */
  readonly nova: Pick<ParcelaDaEmissao, 'numero' | 'valorCentavos' | 'iofCentavos'> | null;
  /** What was paid and is more than was issued. */
  readonly devolverCentavos: number;
  /** Commissions that change, with what they are now. */
  readonly comissoes: readonly Pick<ComissaoDaEmissao, 'id' | 'baseCentavos' | 'bps' | 'previstaCentavos'>[];
}

const sum = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);

function issueParcelas({ parcelas, proposto, emitido }: ContaDaProposta): Omit<ContaEmitida, 'comissoes'> {
  const diferenca = emitido.premioLiquidoCentavos + emitido.iofCentavos - proposto.premioLiquidoCentavos - proposto.iofCentavos;
  const abertas = parcelas.filter(({ isAberta }) => isAberta);
  const isSemAberta = abertas.length === 0 && diferenca > 0;
  const { valoresCentavos, devolverCentavos } = isSemAberta
    ? { valoresCentavos: [], devolverCentavos: 0 }
    : adjustParcelas(
        abertas.map(({ valorCentavos }) => valorCentavos),
        diferenca,
      );
  const valorDe = new Map(abertas.map(({ id }, index) => [id, valoresCentavos[index] ?? 0]));
  const ficam = parcelas
    .map((parcela) => ({ ...parcela, valorCentavos: valorDe.get(parcela.id) ?? parcela.valorCentavos }))
    .filter(({ valorCentavos }) => valorCentavos > 0);
  const todas = [
    ...ficam.map(({ id, valorCentavos }) => ({ id, valorCentavos })),
    ...(isSemAberta ? [{ id: null, valorCentavos: diferenca }] : []),
  ];
  const iofs =
    todas.length > 0
      ? apportion(
          emitido.iofCentavos,
          todas.map(({ valorCentavos }) => valorCentavos),
        )
      : [];
  const numero = Math.max(0, ...parcelas.map((parcela) => parcela.numero)) + 1;
  return {
    parcelas: ficam.map(({ id, valorCentavos }, index) => ({ id, valorCentavos, iofCentavos: iofs[index] ?? 0 })),
    canceladas: abertas.filter(({ id }) => valorDe.get(id) === 0).map(({ id }) => id),
    nova: isSemAberta ? { numero, valorCentavos: diferenca, iofCentavos: iofs.at(-1) ?? 0 } : null,
    devolverCentavos,
  };
}

function issueComissoes({ comissoes, proposto, emitido }: ContaDaProposta): ContaEmitida['comissoes'] {
  const tipos = [...new Set(comissoes.map(({ tipo }) => tipo))];
  return tipos.flatMap((tipo) => {
    const doTipo = comissoes.filter((uma) => uma.tipo === tipo);
    const bps = tipo === 'COMISSAO' ? emitido.comissaoBps : (doTipo[0]?.bps ?? 0);
    const isSame =
      proposto.premioLiquidoCentavos === emitido.premioLiquidoCentavos &&
      (tipo !== 'COMISSAO' || proposto.comissaoBps === emitido.comissaoBps);
    const abertas = doTipo.filter(({ isAberta }) => isAberta);
    if (isSame || abertas.length === 0) return [];
    const recebidas = doTipo.filter(({ isAberta }) => !isAberta);
    // what was received stands; the rest takes what is left, in as many parts as there were
    const falta = Math.max(
      0,
      calcComissao(emitido.premioLiquidoCentavos, bps) - sum(recebidas.map(({ previstaCentavos }) => previstaCentavos)),
    );
    const base = Math.max(0, emitido.premioLiquidoCentavos - sum(recebidas.map(({ baseCentavos }) => baseCentavos)));
    const pesos = abertas.map(() => 1);
    const [previstas, bases] = [apportion(falta, pesos), apportion(base, pesos)];
    return abertas.map(({ id }, index) => ({ id, baseCentavos: bases[index] ?? 0, bps, previstaCentavos: previstas[index] ?? 0 }));
  });
}

/**
 * The instalments and the commissions of a proposal once it is issued: where the premium that was issued is another, what is open takes the
 * difference to the centavo, the first instalment the remainder; what was paid or received stands. The tax is shared by the amounts.
 *
 * @example issueConta(conta).parcelas // their amounts sum to what they summed to, plus what more was issued
 */
export const issueConta = (conta: ContaDaProposta): ContaEmitida => ({ ...issueParcelas(conta), comissoes: issueComissoes(conta) });
