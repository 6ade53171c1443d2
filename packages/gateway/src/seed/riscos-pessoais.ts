import { addDias, idadeEm, percentual } from '@balcao/domain';
import type { Mundo } from './mundo.ts';
import { nomePessoa, type SeguradoDemo } from './registro.ts';
import type { SecoesDemo } from './riscos-patrimoniais.ts';

const MIL_REAIS = 100_000;
const ANO = 365;

/** Who is paid, and how the whole is shared among them. */
function beneficiarios(mundo: Mundo) {
  const { sorteio } = mundo;
  const conjuge = { nome: nomePessoa(mundo, sorteio.um(['F', 'M'] as const)), parentesco: 'CONJUGE' };
  const filho = { nome: nomePessoa(mundo, sorteio.um(['F', 'M'] as const)), parentesco: 'FILHO' };
  return sorteio.um([
    [],
    [{ ...conjuge, pctBps: 10_000 }],
    [
      { ...conjuge, pctBps: 5_000 },
      { ...filho, pctBps: 5_000 },
    ],
  ]);
}

/** A life whose covers are shares of the capital of death; nothing of anybody's health is invented. */
export function riscoVida(mundo: Mundo): SecoesDemo {
  const { sorteio } = mundo;
  const morteCentavos = sorteio.inteiro(8, 80) * 10 * MIL_REAIS;
  const pessoa = {
    fumante: sorteio.chance(0.1),
    ocupacao: sorteio.pesado([
      ['CLT', 50],
      ['AUTONOMO', 25],
      ['SOCIO_MEI', 15],
      ['PJ', 10],
    ]),
    rendaMensalCentavos: sorteio.inteiro(3, 25) * MIL_REAIS,
    pesoKg: sorteio.inteiro(52, 104),
    alturaCm: sorteio.inteiro(152, 192),
    afastadoInss: false,
    historicoOncologico: false,
    esportes: sorteio.chance(0.3) ? [{ nome: sorteio.um(['ACADEMIA', 'CORRIDA', 'FUTEBOL']), frequencia: 'ACIMA_DE_3_VEZES_ANO' }] : [],
  };
  const coberturas = {
    morteCentavos,
    prazo: sorteio.chance(0.75) ? 'ANUAL' : 'MENSAL',
    morteAcidentalCentavos: morteCentavos,
    invalidezAcidenteCentavos: morteCentavos,
    ...(sorteio.chance(0.5) && { doencaGraveCentavos: percentual(morteCentavos, 2_000) }),
    ...(sorteio.chance(0.4) && { diariaInternacaoCentavos: 20_000 }),
    funeral: sorteio.um(['SEM', 'INDIVIDUAL', 'FAMILIAR']),
  };
  return { proponente: { igualSegurado: true }, pessoa, coberturas, beneficiarios: beneficiarios(mundo) };
}

const CAES = ['Labrador', 'Poodle', 'Shih-tzu', 'Golden Retriever', 'Lhasa Apso', 'Buldogue Francês'] as const;
const GATOS = ['Persa', 'Siamês', 'Maine Coon'] as const;
const NOMES_PET = ['Rex', 'Mel', 'Thor', 'Luna', 'Bob', 'Nina', 'Simba', 'Amora', 'Fred', 'Pipoca'] as const;
const PORTES_CAO = ['PEQUENO', 'MEDIO', 'GRANDE'] as const;

/** Months of age at which an animal may enter on any day of the year: above sixty days, below nine years. */
const IDADE_PET_MESES = [4, 95] as const;
const MES = 30;

function pet({ sorteio }: Mundo, dia: string) {
  const especie = sorteio.chance(0.7) ? 'CAO' : 'GATO';
  const semRaca = sorteio.chance(0.35);
  return {
    especie,
    nome: sorteio.um(NOMES_PET),
    semRaca,
    ...(!semRaca && { raca: sorteio.um<string>(especie === 'CAO' ? CAES : GATOS) }),
    porte: especie === 'CAO' ? sorteio.um(PORTES_CAO) : 'MINI',
    nascimento: addDias(dia, -sorteio.inteiro(...IDADE_PET_MESES) * MES),
    sexo: sorteio.um(['F', 'M']),
    castrado: sorteio.chance(0.7),
    vacinasEmDia: sorteio.chance(0.95),
    ...(sorteio.chance(0.4) && { microchip: `9${sorteio.digitos(14)}` }),
  };
}

/** One animal or two of a tutor, on a plan. */
export function riscoPet(mundo: Mundo, dia: string): SecoesDemo {
  const { sorteio } = mundo;
  const plano = sorteio.um(['ESSENCIAL', 'CONFORTO', 'CONFORTO', 'TOTAL']);
  const coberturas = {
    plano,
    reembolso: sorteio.um(['50', '70', '70', '90']),
    limiteAnualCentavos: sorteio.inteiro(5, 20) * MIL_REAIS,
    coparticipacao: sorteio.chance(0.3),
    funeral: sorteio.chance(0.3),
    ...(plano !== 'ESSENCIAL' && sorteio.chance(0.3) && { rcTutorCentavos: 10 * MIL_REAIS }),
  };
  return { pets: Array.from({ length: sorteio.chance(0.2) ? 2 : 1 }, () => pet(mundo, dia)), coberturas };
}

type Contratacao = 'INDIVIDUAL' | 'ADESAO' | 'PME';

/** Holder, perhaps a spouse, perhaps children: one family each. */
function familia({ sorteio }: Mundo, dia: string, titular: { numero: number; nascimento: string }) {
  const vida = (papel: string, nascimento: string) => ({ papel, familia: titular.numero, nascimento });
  const filho = () => vida('DEPENDENTE', addDias(dia, -sorteio.inteiro(1 * ANO, 17 * ANO)));
  return [
    vida('TITULAR', titular.nascimento),
    ...(sorteio.chance(0.5) ? [vida('DEPENDENTE', addDias(dia, -sorteio.inteiro(26 * ANO, 62 * ANO)))] : []),
    ...Array.from({ length: sorteio.inteiro(0, 2) }, filho),
  ];
}

function vidasDe(mundo: Mundo, dia: string, { nascimento }: SeguradoDemo, contratacao: Contratacao) {
  const { sorteio } = mundo;
  if (contratacao !== 'PME') return familia(mundo, dia, { numero: 1, nascimento: nascimento ?? addDias(dia, -40 * ANO) });
  return Array.from({ length: sorteio.inteiro(2, 6) }, (_, index) =>
    familia(mundo, dia, { numero: index + 1, nascimento: addDias(dia, -sorteio.inteiro(22 * ANO, 58 * ANO)) }),
  ).flat();
}

/** A family's or a small company's health contract, each life by birth; no condition of anybody is invented. */
export function riscoSaude(mundo: Mundo, dia: string, dono: SeguradoDemo): SecoesDemo {
  const { sorteio } = mundo;
  const contratacao: Contratacao = dono.pessoa === 'PJ' ? 'PME' : sorteio.chance(0.7) ? 'INDIVIDUAL' : 'ADESAO';
  const { cidade, uf } = dono.endereco.cidade;
  const contrato = {
    contratacao,
    ...(contratacao === 'PME' && { aberturaEmpresa: addDias(dia, -sorteio.inteiro(400, 9_000)) }),
    ...(contratacao === 'ADESAO' && { entidade: 'Associação Comercial da Região' }),
    municipio: cidade,
    uf,
    abrangencia: sorteio.um(['ESTADUAL', 'NACIONAL', 'GRUPO']),
    segmentacao: 'AMB_HOSP_OBST',
    acomodacao: sorteio.um(['ENFERMARIA', 'APARTAMENTO']),
    coparticipacao: sorteio.um(['SEM', 'PARCIAL']),
  };
  return { contrato, informar: 'NASCIMENTOS', vidas: vidasDe(mundo, dia, dono, contratacao) };
}

/** Lives may be insured until an age: who is older is somebody else's quote. */
export const canInsureVida = ({ pessoa, nascimento }: SeguradoDemo, hoje: string): boolean =>
  pessoa === 'PF' && nascimento !== null && idadeEm(nascimento, hoje) < 74;
