import type { PlanoPet, PortePet, RiscoPet, RiscoSaude } from '@balcao/contracts';
import {
  type CoberturaPet,
  coberturasPet,
  especiesPet,
  faixaDoNascimento,
  idadeEm,
  nomeDaFaixa,
  planosPet,
  precoDaFaixa,
  situacaoDaCobertura,
} from '@balcao/domain';
import type { CoberturaDemo, ParteDemo, TarifadoDemo } from './preco-linhas.ts';

/** A month of an animal, by plan; a bigger one costs more. */
const BASE_PET: Readonly<Record<PlanoPet, number>> = { ESSENCIAL: 4_990, CONFORTO: 9_990, TOTAL: 15_990 };
const PORTE_PET: Readonly<Record<PortePet, number>> = { MINI: 0.9, PEQUENO: 0.95, MEDIO: 1, GRANDE: 1.15, GIGANTE: 1.32 };
const REEMBOLSO_PET = { '50': 0.88, '70': 1, '90': 1.16 } as const;

const codigoPet = (nome: CoberturaPet): string => (nome === 'rcTutorCentavos' ? 'RC_TUTOR' : nome.toUpperCase());

function coberturasDoPlano({ coberturas }: RiscoPet): CoberturaDemo[] {
  const { plano, limiteAnualCentavos, rcTutorCentavos } = coberturas;
  return (Object.keys(coberturasPet) as CoberturaPet[])
    .filter((nome) => situacaoDaCobertura(plano, nome) === 'INCLUIDA' || Boolean(coberturas[nome]))
    .map((nome) => ({
      codigo: codigoPet(nome),
      rotulo: coberturasPet[nome],
      lmiCentavos: nome === 'rcTutorCentavos' ? (rcTutorCentavos ?? null) : nome === 'funeral' ? null : limiteAnualCentavos,
    }));
}

/** A month of each animal: the name stays with the broker, the explanation tells them by their place in the list. */
export function ratePet(risco: RiscoPet): TarifadoDemo {
  const { pets, coberturas, seguro } = risco;
  const partes = pets.map(({ especie, porte, nascimento }, index): ParteDemo => {
    const idade = idadeEm(nascimento, seguro.vigIni);
    const anos = idade === 1 ? '1 ano' : `${idade} anos`;
    const fator = PORTE_PET[porte] * REEMBOLSO_PET[coberturas.reembolso] * (1 + 0.06 * idade) * (coberturas.coparticipacao ? 0.88 : 1);
    return {
      rotulo: `Animal ${index + 1} · ${especiesPet[especie].toLowerCase()}, ${anos}`,
      puroCentavos: Math.round(BASE_PET[coberturas.plano] * fator),
    };
  });
  const rc = coberturas.rcTutorCentavos ? [{ rotulo: coberturasPet.rcTutorCentavos, puroCentavos: 500 }] : [];
  return {
    partes: [...partes, ...rc],
    coberturas: coberturasDoPlano(risco),
    periodicidade: 'MENSAL',
    minimoCentavos: 2_990,
    assistencias: [],
    pacote: planosPet[coberturas.plano],
    observacoes: [`Reembolso de ${coberturas.reembolso}% de cada despesa.`],
  };
}

/** A month of the first age band; the others follow the table of the domain. */
const BASE_SAUDE = { INDIVIDUAL: 21_000, ADESAO: 19_500, PME: 18_000, EMPRESARIAL: 16_500 } as const;
/** Thousandths. */
const ACOMODACAO = { ENFERMARIA: 1_000, APARTAMENTO: 1_280 } as const;
const COPARTICIPACAO = { SEM: 1_000, PARCIAL: 850, TOTAL: 720 } as const;
const ABRANGENCIA = { MUNICIPAL: 860, GRUPO: 920, ESTADUAL: 1_000, NACIONAL: 1_120 } as const;
const CARENCIAS: readonly (readonly [codigo: string, rotulo: string, dias: number])[] = [
  ['URGENCIA', 'Urgência e emergência', 1],
  ['CONSULTAS', 'Consultas', 30],
  ['EXAMES', 'Exames e terapias', 60],
  ['INTERNACAO', 'Internação', 180],
  ['PARTO', 'Parto', 300],
];
const PAPEIS = { TITULAR: 'titular', DEPENDENTE: 'dependente' } as const;

/** A month of each life, by its age band on the first day; commission is no part of a registered price. */
export function rateSaude({ contrato, vidas, seguro }: RiscoSaude): TarifadoDemo {
  const fatores = [ACOMODACAO[contrato.acomodacao], COPARTICIPACAO[contrato.coparticipacao], ABRANGENCIA[contrato.abrangencia]];
  const partes = vidas.map(({ nascimento, papel }, index): ParteDemo => {
    const faixa = faixaDoNascimento(nascimento, seguro.vigIni) ?? 0;
    return {
      rotulo: `Vida ${index + 1} · ${PAPEIS[papel]}, ${nomeDaFaixa(faixa)}`,
      puroCentavos: precoDaFaixa(BASE_SAUDE[contrato.contratacao], faixa, undefined, fatores),
    };
  });
  return {
    partes,
    coberturas: CARENCIAS.map(([codigo, rotulo, carenciaDias]) => ({ codigo, rotulo, lmiCentavos: null, carenciaDias })),
    periodicidade: 'MENSAL',
    minimoCentavos: 1,
    assistencias: [],
    semCarregamento: true,
    pacote: contrato.acomodacao === 'APARTAMENTO' ? 'Apartamento' : 'Enfermaria',
  };
}
