import type { Esporte, FrequenciaEsporte, FuneralVida, OcupacaoVida, Parentesco, PrazoVida } from '@balcao/contracts';
import type { Opcoes } from '../blocos/rotulos-opcoes-blocos.ts';

export const ocupacoesVida: Opcoes<OcupacaoVida> = {
  CLT: 'Empregado (CLT)',
  AUTONOMO: 'Autônomo',
  PJ: 'Pessoa jurídica (PJ)',
  SOCIO_MEI: 'Sócio de empresa ou MEI',
  SEM_ATIVIDADE: 'Sem atividade profissional',
};
/** pt-BR names of the sports of the life form. */
export const esportesVida: Opcoes<Esporte> = {
  ACADEMIA: 'Academia',
  ALPINISMO: 'Alpinismo',
  ARTES_MARCIAIS: 'Artes marciais',
  ASA_DELTA: 'Asa-delta',
  AUTOMOBILISMO: 'Automobilismo',
  BALONISMO: 'Balonismo',
  BASE_JUMP: 'Base jump',
  BASQUETEBOL: 'Basquete',
  BOXE: 'Boxe',
  BUNGEE_JUMP: 'Bungee jump',
  CICLISMO: 'Ciclismo',
  CORRIDA: 'Corrida',
  EQUITAÇÃO: 'Equitação',
  ESCALADA: 'Escalada',
  ESPELEOLOGIA: 'Espeleologia',
  ESQUI: 'Esqui',
  FUTEBOL: 'Futebol',
  HIPISMO: 'Hipismo',
  JET_SKI: 'Jet ski',
  KART: 'Kart',
};
/** pt-BR names of how often a sport is practised. */
export const frequenciasEsporte: Opcoes<FrequenciaEsporte> = {
  ATE_3_VEZES_ANO: 'Até 3 vezes por ano',
  ACIMA_DE_3_VEZES_ANO: 'Mais de 3 vezes por ano',
};
export const funeraisVida: Opcoes<FuneralVida> = { SEM: 'Sem cobertura', INDIVIDUAL: 'Individual', FAMILIAR: 'Familiar' };
export const prazosVida: Opcoes<PrazoVida> = { ANUAL: 'Anual', MENSAL: 'Mensal', VITALICIO: 'Vitalício' };
/** pt-BR names of what a beneficiary is to the insured. */
export const parentescos: Opcoes<Parentesco> = {
  CONJUGE: 'Cônjuge ou companheiro(a)',
  FILHO: 'Filho(a)',
  PAI_MAE: 'Pai ou mãe',
  IRMAO: 'Irmão ou irmã',
  OUTROS: 'Outro',
};
/** What each field of a beneficiary is called where it is refused. */
export const camposDoBeneficiario = { nome: 'Nome', parentesco: 'Parentesco', nascimento: 'Nascimento', pctBps: 'Parte' };
/** What each field of a sport is called where it is refused. */
export const camposDoEsporte = { nome: 'Esporte', frequencia: 'Frequência' };
