import type { Perfil } from './perfil.ts';
import { tarifasPatrimoniais } from './tarifas-patrimoniais.table.ts';
import { tarifasAuto } from './tarifas-auto.table.ts';
import { tarifasVida } from './tarifas-vida.table.ts';
import { tarifasPet } from './tarifas-pet.table.ts';
import { tarifasSaude } from './tarifas-saude.table.ts';

/** Each line's tariffs live in a table of their own, by insurer. */
const tarifasDe = (slug: string): Perfil['tarifas'] => {
  const auto = tarifasAuto[slug];
  const vida = tarifasVida[slug];
  const pet = tarifasPet[slug];
  const saude = tarifasSaude[slug];
  return {
    ...(auto ? { AUTO: auto } : {}),
    ...tarifasPatrimoniais[slug],
    ...(vida ? { VIDA: vida } : {}),
    ...(pet ? { PET: pet } : {}),
    ...(saude ? { SAUDE: saude } : {}),
  };
};

const perfil = (slug: string, nome: string, linhas: Perfil['linhas'], latenciaMs: Perfil['latenciaMs'], falhaPct = 0): Perfil => ({
  slug,
  nome,
  linhas,
  latenciaMs,
  falhaPct,
  cliente: { id: 'balcao', segredo: `segredo-${slug}` },
  tarifas: tarifasDe(slug),
});

/** The fourteen fictional insurers of domain design §6.1. */
export const seguradoras: readonly Perfil[] = [
  perfil('jequitiba_seguros', 'Jequitibá Seguros', ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'], [800, 3_000]),
  perfil('lobo_guara_seguradora', 'Lobo-Guará Seguradora', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], [2_000, 6_000]),
  perfil('capivara_seguros', 'Capivara Seguros', ['AUTO', 'PET'], [1_000, 2_000]),
  perfil('tucano_azul_seguros', 'Tucano Azul Seguros', ['AUTO', 'VIDA', 'RESIDENCIAL'], [3_000, 9_000]),
  perfil('sabia_seguros', 'Sabiá Seguros', ['AUTO', 'EMPRESARIAL', 'CONDOMINIO'], [1_000, 4_000]),
  perfil('arara_una_seguros', 'Arara-Una Seguros', ['AUTO', 'RESIDENCIAL', 'EMPRESARIAL'], [5_000, 20_000], 5),
  perfil('onca_pintada_seguros', 'Onça-Pintada Seguros', ['AUTO', 'RESIDENCIAL', 'CONDOMINIO'], [1_000, 5_000]),
  perfil('ipe_amarelo_seguros', 'Ipê-Amarelo Seguros', ['AUTO', 'VIDA'], [2_000, 8_000]),
  perfil('mico_leao_seguros', 'Mico-Leão Seguros', ['AUTO', 'EMPRESARIAL'], [500, 2_000]),
  perfil('araucaria_seguros', 'Araucária Seguros', ['AUTO', 'RESIDENCIAL', 'PET'], [3_000, 12_000]),
  perfil('boto_rosa_pet', 'Boto Rosa Pet', ['PET'], [1_000, 2_000]),
  perfil('vitoria_regia_vida', 'Vitória-Régia Vida', ['VIDA'], [2_000, 5_000]),
  perfil('ipe_roxo_saude', 'Ipê-Roxo Saúde', ['SAUDE'], [2_000, 7_000]),
  perfil('pau_brasil_saude', 'Pau-Brasil Saúde', ['SAUDE'], [2_000, 7_000]),
];
