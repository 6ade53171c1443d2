import { linhaVida, idadeEm } from '@balcao/domain';
import { coberturas as publicadas, type LinhaPatrimonial } from '../insurers/opin-quote-patrimonial/patrimonial-covers.table.ts';
import type { ParteDemo, TarifadoDemo } from './preco-linhas.ts';

/** A risk as the demo prices it: amounts by name of cover, whatever else stands beside them. */
export interface RiscoDemo {
  readonly segurado: { readonly nascimento?: string };
  readonly seguro: { readonly vigIni: string };
  readonly coberturas: Readonly<Record<string, unknown>>;
  readonly [secao: string]: unknown;
}

/** Premium of a year in parts per hundred thousand of each cover's limit. */
const TAXAS: Readonly<Record<'RESIDENCIAL' | 'CONDOMINIO' | 'EMPRESARIAL', Readonly<Record<string, number>>>> = {
  RESIDENCIAL: { basica: 60, danosEletricos: 420, vendaval: 130, roubo: 650, vidros: 900, rcFamiliar: 90, danosPorAgua: 480 },
  CONDOMINIO: {
    rcCondominio: 55,
    rcSindico: 120,
    rcPortoes: 260,
    rcGaragista: 340,
    danosEletricos: 380,
    vendaval: 60,
    fidelidade: 500,
    vidaFuncionarios: 380,
  },
  EMPRESARIAL: { incendio: 95, danosEletricos: 520, vendavalFumaca: 170, roubo: 980, rcOperacoes: 210, lucrosCessantes: 260, aluguel: 140 },
};
/** Deductibles, as parts per ten thousand of the limit. */
const FRANQUIA_BPS: Readonly<Record<string, number>> = {
  danosEletricos: 1_000,
  vendaval: 500,
  vendavalFumaca: 1_000,
  roubo: 1_000,
  rcPortoes: 1_000,
  rcGaragista: 1_000,
};

const porCemMil = (centavos: number, taxa: number): number => Math.round((centavos * taxa) / 100_000);

/** The covers of a property with a limit each, priced one by one, named as the insurers of the demo name them when they are asked. */
function coberturasDe(linha: LinhaPatrimonial, { coberturas }: RiscoDemo): ParteDemo[] {
  const nomes: Readonly<Record<string, { readonly id: string; readonly nome: string }>> = publicadas[linha];
  return Object.entries(TAXAS[linha]).flatMap(([cobertura, taxa]) => {
    const campo = `${cobertura}Centavos`;
    const lmiCentavos = coberturas[campo];
    if (typeof lmiCentavos !== 'number') return [];
    const { id: codigo, nome: rotulo } = nomes[campo] ?? { id: cobertura, nome: cobertura };
    const franquia = FRANQUIA_BPS[cobertura];
    const franquiaCentavos = franquia ? Math.round((lmiCentavos * franquia) / 10_000) : null;
    return [{ codigo, rotulo, lmiCentavos, franquiaCentavos, puroCentavos: porCemMil(lmiCentavos, taxa) }];
  });
}

const anual = (partes: readonly ParteDemo[], assistenciaCentavos: number, minimoCentavos: number): TarifadoDemo => {
  const assistencia = { rotulo: 'Assistência 24 horas', puroCentavos: assistenciaCentavos };
  return {
    partes: [...partes, assistencia],
    periodicidade: 'ANUAL',
    minimoCentavos,
    assistencias: [{ codigo: 'ASSISTENCIA_RESIDENCIAL', nome: 'Assistência 24 horas', limite: 'Conforme as condições gerais' }],
  };
};

export const rateResidencial = (risco: RiscoDemo): TarifadoDemo => anual(coberturasDe('RESIDENCIAL', risco), 4_800, 18_000);

/** The basic cover of a condominium is its value of reconstruction, simple or broad. */
export function rateCondominio(risco: RiscoDemo): TarifadoDemo {
  const { valorReconstrucaoCentavos: lmiCentavos } = risco['condominio'] as { valorReconstrucaoCentavos: number };
  const isAmpla = risco.coberturas['basica'] === 'AMPLA';
  const basica: ParteDemo = {
    codigo: isAmpla ? 'BASICA_AMPLA' : 'BASICA_SIMPLES',
    rotulo: isAmpla ? 'Básica ampla' : 'Básica simples',
    lmiCentavos,
    franquiaCentavos: null,
    puroCentavos: porCemMil(lmiCentavos, isAmpla ? 23 : 14),
  };
  return anual([basica, ...coberturasDe('CONDOMINIO', risco)], 36_000, 120_000);
}

export const rateEmpresarial = (risco: RiscoDemo): TarifadoDemo => anual(coberturasDe('EMPRESARIAL', risco), 9_600, 45_000);

/** Codes by which insurers call the covers of a life; the rate of those that follow age grows with it. */
const VIDA: readonly (readonly [campo: string, codigo: string, taxa: number, segueIdade: boolean])[] = [
  ['morteCentavos', 'MORTE', 160, true],
  ['morteAcidentalCentavos', 'MORTE_ACIDENTAL', 40, false],
  ['invalidezAcidenteCentavos', 'IPA', 45, false],
  ['doencaGraveCentavos', 'DOENCA_GRAVE', 150, true],
  ['diariaInternacaoCentavos', 'INTERNACAO', 90_000, false],
];
const FUNERAL: Readonly<Record<string, number>> = { SEM: 0, INDIVIDUAL: 3_000, FAMILIAR: 7_500 };

/** One year older costs 5 % more, a smoker 60 %. */
export function rateVida(risco: RiscoDemo): TarifadoDemo {
  const idade = idadeEm(risco.segurado.nascimento ?? '', risco.seguro.vigIni);
  const { fumante } = risco['pessoa'] as { fumante: boolean };
  const peso = 1.05 ** (idade - 30) * (fumante ? 1.6 : 1);
  const isMensal = risco.coberturas['prazo'] === 'MENSAL';
  const meses = isMensal ? 12 : 1;
  const partes = VIDA.flatMap(([campo, codigo, taxa, segueIdade]): ParteDemo[] => {
    const lmiCentavos = risco.coberturas[campo];
    if (typeof lmiCentavos !== 'number') return [];
    const puroCentavos = Math.round(porCemMil(lmiCentavos, taxa * (segueIdade ? peso : 1)) / meses);
    const rotulo = linhaVida.rotuloDe(`risco.coberturas.${campo}`) ?? codigo;
    return [{ codigo, rotulo, lmiCentavos, franquiaCentavos: null, puroCentavos }];
  });
  const funeral = Math.round((FUNERAL[String(risco.coberturas['funeral'])] ?? 0) / meses);
  const coberto = { codigo: 'FUNERAL', rotulo: 'Assistência funeral', lmiCentavos: null, franquiaCentavos: null, puroCentavos: funeral };
  return {
    partes: funeral > 0 ? [...partes, coberto] : partes,
    periodicidade: isMensal ? 'MENSAL' : 'ANUAL',
    minimoCentavos: 3_000,
    assistencias: [],
  };
}
