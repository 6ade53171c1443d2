import type { LinhaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { seedOf } from '../cenarios/seed.rule.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import type { Produto } from './permissions.table.ts';

export interface CoberturaVendida {
  readonly code: string;
  readonly nome: string;
  readonly limiteCentavos: number;
  readonly premioCentavos: number;
  readonly franquiaCentavos?: number;
}

/** A policy that somebody holds at an insurer through another brokerage. */
export interface ApoliceFicticia {
  readonly produto: Produto;
  readonly linha: 'AUTO' | 'VIDA' | LinhaPatrimonial;
  readonly ramo: string;
  readonly numero: string;
  readonly nomeProduto: string;
  /** `YYYY-MM-DD`. */
  readonly ini: string;
  readonly fim: string;
  readonly premioCentavos: number;
  readonly parcelas: number;
  /** Of a car. */
  readonly bonus: number | null;
  readonly objeto: { readonly identificacao: string; readonly descricao: string; readonly fipe?: string; readonly ano?: number };
  readonly coberturas: readonly CoberturaVendida[];
  readonly corretor: { readonly nome: string; readonly susep: string };
  readonly sinistros: readonly { readonly numero: string; readonly em: string; readonly valorCentavos: number }[];
}

const CARROS = [
  ['004107-3', 'Chevrolet Onix 1.0 Mec.'],
  ['004114-6', 'Chevrolet Onix Plus LTZ 1.0 Turbo Aut.'],
  ['004121-9', 'Chevrolet Tracker Premier 1.2 Turbo Aut.'],
  ['004128-2', 'Chevrolet Spin Activ7 1.8 Aut.'],
] as const;
const CORRETORES = [
  { nome: 'Horizonte Corretora de Seguros Ltda', susep: '202011233' },
  { nome: 'Aroeira Corretagem de Seguros', susep: '201944817' },
  { nome: 'Vale do Sol Seguros', susep: '202102904' },
] as const;

const DIA_MS = 86_400_000;
const dayAfter = (dia: string, dias: number): string => new Date(Date.parse(dia) + dias * DIA_MS).toISOString().slice(0, 10);
/** The cover began on its last anniversary: a day of the year that is the policy's own. */
function termOf(seed: number, hoje: string): { ini: string; fim: string } {
  const ano = Number(hoje.slice(0, 4));
  const anniversary = (year: number): string => dayAfter(`${year}-01-01`, seed % 365);
  const ini = anniversary(ano) <= hoje ? anniversary(ano) : anniversary(ano - 1);
  return { ini, fim: `${Number(ini.slice(0, 4)) + 1}${ini.slice(4) === '-02-29' ? '-03-01' : ini.slice(4)}` };
}

interface Pedaco {
  readonly produto: Produto;
  readonly ramo: string;
  readonly nomeProduto: string;
  readonly bonus: number | null;
  readonly objeto: ApoliceFicticia['objeto'];
  readonly coberturas: readonly CoberturaVendida[];
}
type Linha = ApoliceFicticia['linha'];

const cover = (code: string, nome: string, [limite, premio]: readonly [number, number], franquia?: number): CoberturaVendida => ({
  code,
  nome,
  limiteCentavos: limite * 100,
  premioCentavos: premio,
  ...(franquia !== undefined && { franquiaCentavos: franquia * 100 }),
});

function car(seed: number, hoje: string): Pedaco {
  const [fipe, descricao] = CARROS[seed % CARROS.length] ?? CARROS[0];
  const ano = Number(hoje.slice(0, 4)) - 1 - (seed % 5);
  const casco = 120_000 + (seed % 90_000);
  return {
    produto: 'auto',
    ramo: '0531',
    nomeProduto: 'Automóvel Individual',
    bonus: seed % 10,
    objeto: { identificacao: plateOf(seed), descricao: `${descricao} ${ano}`, fipe, ano },
    coberturas: [
      cover('CASCO_COMPREENSIVA', 'Compreensiva, 100 % da tabela FIPE', [0, casco], 2_500 + (seed % 2_000)),
      cover('RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV', 'Danos materiais a terceiros', [100_000, 42_000 + (seed % 9_000)]),
      cover('RESPONSABILIDADE_CIVIL_FACULTATIVA_DE_VEICULOS_RCFV', 'Danos corporais a terceiros', [100_000, 21_000]),
      cover('ACIDENTE_PESSOAIS_DE_PASSAGEIROS_APP_VEICULO', 'Acidentes pessoais de passageiros', [10_000, 4_000]),
      cover('VIDROS', 'Vidros, faróis e retrovisores', [5_000, 18_000]),
      cover('CARRO_RESERVA', 'Carro reserva por 15 dias', [1_500, 12_000]),
    ],
  };
}

function plateOf(seed: number): string {
  const letter = (shift: number): string => String.fromCharCode(65 + ((seed >>> shift) % 26));
  return `${letter(1)}${letter(6)}${letter(11)}${seed % 10}${letter(16)}${String((seed >>> 3) % 100).padStart(2, '0')}`;
}

const OBJETOS: Readonly<Record<LinhaPatrimonial, readonly [ramo: string, produto: string, objeto: string]>> = {
  RESIDENCIAL: ['0114', 'Residencial Completo', 'Residência habitual'],
  CONDOMINIO: ['0116', 'Condomínio', 'Condomínio residencial'],
  EMPRESARIAL: ['0118', 'Empresarial Multirrisco', 'Estabelecimento comercial'],
};

function property(linha: LinhaPatrimonial, seed: number): Pedaco {
  const [ramo, nomeProduto, descricao] = OBJETOS[linha];
  const limite = 200_000 + (seed % 30) * 10_000;
  return {
    produto: 'patrimonial',
    ramo,
    nomeProduto,
    bonus: null,
    objeto: { identificacao: `LOCAL-${seed % 100_000}`, descricao },
    coberturas: [
      cover('IMOVEL_BASICA', 'Incêndio, raio e explosão', [limite, 21_000 + (seed % 9_000)], 1_000),
      cover('DANOS_ELETRICOS', 'Danos elétricos', [20_000, 9_500], 500),
      cover('VENDAVAL', 'Vendaval, furacão e granizo', [50_000, 7_200], 1_500),
      cover('ROUBO_SUBTRACAO_BENS', 'Roubo e furto qualificado', [30_000, 11_300]),
      cover('RESPONSABILIDADE_CIVIL_FAMILIAR', 'Responsabilidade civil familiar', [100_000, 6_100]),
    ],
  };
}

function life(seed: number): Pedaco {
  const capital = 100_000 + (seed % 20) * 25_000;
  return {
    produto: 'person',
    ramo: '0993',
    nomeProduto: 'Vida Individual',
    bonus: null,
    objeto: { identificacao: `VIDA-${seed % 100_000}`, descricao: 'Vida do segurado' },
    coberturas: [
      cover('MORTE', 'Morte', [capital, 38_000 + (seed % 20_000)]),
      cover('MORTE_ACIDENTAL', 'Morte acidental', [capital, 9_000]),
      cover('INVALIDEZ_TOTAL_E_PARCIAL_POR_ACIDENTE', 'Invalidez por acidente', [capital, 8_400]),
      cover('DOENCA_GRAVE', 'Doenças graves', [50_000, 14_000]),
    ],
  };
}

function made(linha: Linha, seed: number, hoje: string): Pedaco {
  if (linha === 'AUTO') return car(seed, hoje);
  return linha === 'VIDA' ? life(seed) : property(linha, seed);
}

const LINHAS: readonly Linha[] = ['AUTO', 'RESIDENCIAL', 'CONDOMINIO', 'EMPRESARIAL', 'VIDA'];
/** A person runs no condominium of their own here. */
const OF_PERSON: readonly Linha[] = ['AUTO', 'RESIDENCIAL', 'VIDA'];

/**
 * The policies that somebody holds at an insurer: always the same for the same document, each of its lines in five of six cases.
 *
 * @param documento CPF, or CNPJ, of whoever is insured
 * @param hoje `YYYY-MM-DD`
 */
export function heldPolicies(
  { slug, linhas }: Pick<Perfil, 'slug' | 'linhas'>,
  documento: string,
  hoje: string,
): readonly ApoliceFicticia[] {
  const possible = documento.length === 11 ? OF_PERSON : LINHAS;
  return possible
    .filter((linha) => (linhas as readonly string[]).includes(linha))
    .flatMap((linha) => {
      const seed = seedOf(slug, { documento, linha, apolice: 1 });
      if (seed % 6 === 0) return [];
      const { ini, fim } = termOf(Math.floor(seed / 7), hoje);
      const base = made(linha, seed, ini);
      const isClaimed = base.produto === 'auto' && seed % 5 === 0;
      return [
        {
          ...base,
          linha,
          numero: `${base.ramo}${String(seed).padStart(10, '0')}`,
          ini,
          fim,
          premioCentavos: base.coberturas.reduce((total, { premioCentavos }) => total + premioCentavos, 0),
          parcelas: 1 + (seed % 10),
          corretor: CORRETORES[seed % CORRETORES.length] ?? CORRETORES[0],
          sinistros: isClaimed ? [{ numero: `SIN${seed % 1_000_000}`, em: dayAfter(ini, 1), valorCentavos: 350_000 }] : [],
        },
      ];
    });
}
