import type { BaseLegal, EstadoPermissao, Finalidade } from '@balcao/contracts';

/** A purpose for which the data of a brokerage's client is used. */
export interface DescricaoDaFinalidade {
  readonly nome: string;
  /** What it rests on while the client said nothing (LGPD art. 7). */
  readonly baseLegal: BaseLegal;
}

/** Every purpose, in the order it is shown. Advertising rests on consent alone; the others hold until the client objects. */
export const finalidades: Readonly<Record<Finalidade, DescricaoDaFinalidade>> = {
  COTACAO: { nome: 'Cotação', baseLegal: 'CONTRATO' },
  RENOVACAO: { nome: 'Renovação', baseLegal: 'LEGITIMO_INTERESSE' },
  MARKETING_EMAIL: { nome: 'Ofertas por e-mail', baseLegal: 'CONSENTIMENTO' },
  MARKETING_WHATSAPP: { nome: 'Ofertas por WhatsApp', baseLegal: 'CONSENTIMENTO' },
  COMPARTILHAR_SEGURADORA: { nome: 'Compartilhar com seguradoras', baseLegal: 'CONTRATO' },
};

/**
 * Whether data may be used for a purpose, given what the client said of it last.
 *
 * @example mayUse('MARKETING_EMAIL', 'SEM_REGISTRO') // false
 */
export const mayUse = (finalidade: Finalidade, estado: EstadoPermissao): boolean =>
  finalidades[finalidade].baseLegal === 'CONSENTIMENTO' ? estado === 'CONCEDIDA' : estado !== 'REVOGADA';

/** For how many days a link that asks a client for consents stays open. */
export const VALIDADE_COLETA_DIAS = 30;

/** What a client said last of a purpose, in words. */
export const rotulosDoEstadoPermissao: Readonly<Record<EstadoPermissao, string>> = {
  CONCEDIDA: 'Concedida',
  REVOGADA: 'Revogada',
  SEM_REGISTRO: 'Sem registro',
};
