import type { Linha } from '@balcao/contracts';

/** An insurer of the sandbox (domain design §6.1) as the demo subscription knows it. */
export interface SeguradoraDemo {
  readonly slug: string;
  readonly nome: string;
  readonly tipo: 'SEGURADORA' | 'SEGURADORA_SAUDE' | 'OPERADORA';
  readonly linhas: readonly Linha[];
  /** Rate of the hull, bps; null when it does not insure cars. */
  readonly taxaAutoBps: number | null;
  readonly latenciaMs: readonly [min: number, max: number];
  readonly pacotes: readonly string[];
  readonly comissaoMinBps: number;
}

type Resto = Partial<Pick<SeguradoraDemo, 'tipo' | 'pacotes' | 'comissaoMinBps'>>;

const seguradora = (
  slug: string,
  nome: string,
  linhas: readonly Linha[],
  taxaAutoBps: number | null,
  latenciaMs: readonly [number, number],
  resto: Resto = {},
): SeguradoraDemo => ({
  slug,
  nome,
  linhas,
  taxaAutoBps,
  latenciaMs,
  tipo: 'SEGURADORA',
  pacotes: ['Padrão'],
  comissaoMinBps: 500,
  ...resto,
});

export const SEGURADORAS: readonly SeguradoraDemo[] = [
  seguradora('jequitiba_seguros', 'Jequitibá Seguros', ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'], 340, [800, 3_000]),
  seguradora('lobo_guara_seguradora', 'Lobo-Guará Seguradora', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], 315, [2_000, 6_000]),
  seguradora('capivara_seguros', 'Capivara Seguros', ['AUTO', 'PET'], 295, [1_000, 2_000], { pacotes: ['Essencial', 'Ampliado'] }),
  seguradora('tucano_azul_seguros', 'Tucano Azul Seguros', ['AUTO', 'VIDA', 'RESIDENCIAL'], 365, [3_000, 9_000]),
  seguradora('sabia_seguros', 'Sabiá Seguros', ['AUTO', 'EMPRESARIAL', 'CONDOMINIO'], 330, [1_000, 4_000]),
  seguradora('arara_una_seguros', 'Arara-Una Seguros', ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'], 350, [5_000, 20_000]),
  seguradora('onca_pintada_seguros', 'Onça-Pintada Seguros', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], 345, [1_000, 5_000]),
  seguradora('ipe_amarelo_seguros', 'Ipê-Amarelo Seguros', ['AUTO', 'VIDA'], 325, [2_000, 8_000]),
  seguradora('mico_leao_seguros', 'Mico-Leão Seguros', ['AUTO', 'EMPRESARIAL'], 310, [500, 2_000], { comissaoMinBps: 1_500 }),
  seguradora('araucaria_seguros', 'Araucária Seguros', ['AUTO', 'RESIDENCIAL', 'PET'], 355, [3_000, 12_000]),
  seguradora('boto_rosa_pet', 'Boto Rosa Pet', ['PET'], null, [1_000, 2_000]),
  seguradora('vitoria_regia_vida', 'Vitória-Régia Vida', ['VIDA'], null, [2_000, 5_000]),
  seguradora('ipe_roxo_saude', 'Ipê-Roxo Saúde', ['SAUDE'], null, [2_000, 7_000], { tipo: 'SEGURADORA_SAUDE' }),
  seguradora('pau_brasil_saude', 'Pau-Brasil Saúde', ['SAUDE'], null, [2_000, 7_000], { tipo: 'OPERADORA' }),
];

export const SEGURADORAS_AUTO = SEGURADORAS.filter(({ taxaAutoBps }) => taxaAutoBps !== null);
