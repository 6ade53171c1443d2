import type { OfertaCotacao } from '@balcao/contracts';
import { apportion } from '../dinheiro/apportion.ts';

/** Parts of a score, in the order of its explanation. */
export type ParteDaPontuacao = 'preco' | 'coberturas' | 'limites' | 'franquia' | 'parcelamento';

/** How much each part weighs; any non-negative integers, at least one above zero [K]. */
export type PesosPontuacao = Readonly<Record<ParteDaPontuacao, number>>;

/** Default weights of a subscription [K]: price first, then covers. */
export const pesosPontuacao: PesosPontuacao = { preco: 45, coberturas: 20, limites: 15, franquia: 10, parcelamento: 10 };

/** One part of a score: how many of its points an offer got, and why, in words. */
export interface PontosDaParte {
  readonly parte: ParteDaPontuacao;
  readonly rotulo: string;
  readonly pontos: number;
  readonly maximo: number;
  readonly porque: string;
}

/** Best value of an offer among those it was compared with: 0 to 100, the sum of its parts. */
export interface Pontuacao {
  readonly total: number;
  readonly partes: readonly PontosDaParte[];
}

type Oferta = Pick<OfertaCotacao, 'id' | 'premioTotalCentavos' | 'periodicidade' | 'coberturas' | 'franquias' | 'parcelamentos'>;
/** A part between 0 and 1, and its reason. */
interface Nota {
  readonly valor: number;
  readonly porque: string;
}
interface Criterio {
  readonly parte: ParteDaPontuacao;
  readonly rotulo: string;
  readonly judge: (oferta: Oferta, todas: readonly Oferta[]) => Nota;
}

const MESES = 12;
/** What a year costs, so that a monthly price stands beside a yearly one. */
const anual = ({ premioTotalCentavos, periodicidade }: Oferta): number => premioTotalCentavos * (periodicidade === 'MENSAL' ? MESES : 1);

const pct = (razao: number): string => `${Math.round(razao * 100)}%`;

function judgePreco(oferta: Oferta, todas: readonly Oferta[]): Nota {
  const menor = Math.min(...todas.map(anual));
  const meu = anual(oferta);
  if (meu === menor) return { valor: 1, porque: 'É o menor preço entre as ofertas.' };
  return { valor: menor / meu, porque: `Custa ${pct(meu / menor - 1)} a mais do que a oferta mais barata.` };
}

function judgeCoberturas({ coberturas }: Oferta, todas: readonly Oferta[]): Nota {
  const uniao = new Set(todas.flatMap((oferta) => oferta.coberturas.map(({ codigo }) => codigo)));
  if (uniao.size === 0) return { valor: 1, porque: 'Nenhuma seguradora detalhou as coberturas.' };
  const minhas = new Set(coberturas.map(({ codigo }) => codigo)).size;
  if (minhas === uniao.size) return { valor: 1, porque: 'Tem todas as coberturas oferecidas.' };
  return { valor: minhas / uniao.size, porque: `Tem ${minhas} das ${uniao.size} coberturas oferecidas.` };
}

const limiteDe = ({ coberturas }: Oferta, codigo: string): number =>
  Math.max(0, ...coberturas.filter((cobertura) => cobertura.codigo === codigo).map(({ lmiCentavos }) => lmiCentavos ?? 0));

function judgeLimites(oferta: Oferta, todas: readonly Oferta[]): Nota {
  const codigos = [...new Set(todas.flatMap(({ coberturas }) => coberturas.map(({ codigo }) => codigo)))];
  const maiores = codigos
    .map((codigo) => ({ codigo, maior: Math.max(...todas.map((outra) => limiteDe(outra, codigo))) }))
    .filter(({ maior }) => maior > 0);
  if (maiores.length === 0) return { valor: 1, porque: 'As coberturas não têm limites a comparar.' };
  const valor = maiores.reduce((sum, { codigo, maior }) => sum + limiteDe(oferta, codigo) / maior, 0) / maiores.length;
  return { valor, porque: valor === 1 ? 'Tem os maiores limites.' : `Seus limites são, em média, ${pct(valor)} dos maiores oferecidos.` };
}

const franquiaDe = ({ franquias }: Oferta): number => franquias.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);

function judgeFranquia(oferta: Oferta, todas: readonly Oferta[]): Nota {
  const valores = todas.map(franquiaDe);
  const [menor, maior, minha] = [Math.min(...valores), Math.max(...valores), franquiaDe(oferta)];
  if (maior === 0) return { valor: 1, porque: 'Nenhuma oferta tem franquia.' };
  if (minha === menor) return { valor: 1, porque: minha === 0 ? 'Não tem franquia.' : 'Tem a menor franquia.' };
  // how far from the best, measured by the worst: twice the deductible is not half as good, it is that much more to pay
  return { valor: 1 - (minha - menor) / maior, porque: 'Sua franquia é maior do que a menor oferecida.' };
}

const maiorPrazo = ({ parcelamentos }: Oferta): number =>
  Math.max(1, ...parcelamentos.filter(({ jurosBps }) => jurosBps === 0).map(({ n }) => n));

function judgeParcelamento(oferta: Oferta, todas: readonly Oferta[]): Nota {
  const maior = Math.max(...todas.map(maiorPrazo));
  const meu = maiorPrazo(oferta);
  if (meu === maior)
    return { valor: 1, porque: maior === 1 ? 'Nenhuma oferta parcela sem juros.' : `Parcela em até ${meu}× sem juros, o maior prazo.` };
  return {
    valor: meu / maior,
    porque: meu === 1 ? 'Não parcela sem juros.' : `Parcela em até ${meu}× sem juros; há quem parcele em ${maior}×.`,
  };
}

const criterios: readonly Criterio[] = [
  { parte: 'preco', rotulo: 'Preço', judge: judgePreco },
  { parte: 'coberturas', rotulo: 'Coberturas', judge: judgeCoberturas },
  { parte: 'limites', rotulo: 'Limites', judge: judgeLimites },
  { parte: 'franquia', rotulo: 'Franquia', judge: judgeFranquia },
  { parte: 'parcelamento', rotulo: 'Parcelamento sem juros', judge: judgeParcelamento },
];

/**
 * Best-value score of each offer among those given: price against the cheapest, covers against the union of all, limits, deductible and
 * instalments without interest, each worth its weight out of 100. A score is only meaningful in comparison.
 *
 * @returns by offer id; each total is exactly the sum of its parts, an integer from 0 to 100
 * @throws RangeError when a weight is negative or all are zero
 * @example scoreOfertas(ofertas).get(id)?.total // 87
 */
export function scoreOfertas(ofertas: readonly Oferta[], pesos: PesosPontuacao = pesosPontuacao): ReadonlyMap<string, Pontuacao> {
  const maximos = apportion(
    100,
    criterios.map(({ parte }) => pesos[parte]),
  );
  return new Map(
    ofertas.map((oferta) => {
      const partes = criterios.map(({ parte, rotulo, judge }, index) => {
        const { valor, porque } = judge(oferta, ofertas);
        const maximo = maximos[index] ?? 0;
        return { parte, rotulo, pontos: Math.round(valor * maximo), maximo, porque };
      });
      return [oferta.id, { total: partes.reduce((sum, { pontos }) => sum + pontos, 0), partes }];
    }),
  );
}
