import type { MotivoRecusaIndicacao, SituacaoIndicacao } from '@balcao/contracts';
import { hojeEm } from '../datas/hoje-em.ts';
import { dominiosDeTodos } from './parametros-indicacao.ts';

/** What a referred subscription really did. */
export interface FatosDaIndicada {
  /** State of the subscription, as the database writes it. */
  readonly status: string;
  readonly isEmailConfirmado: boolean;
  /** An invoice was issued to it. */
  readonly hasFatura: boolean;
  /** When the first of its invoices that is settled was paid; null while none is. */
  readonly pagaEm: Date | null;
}

/** A referral at the moment it is judged. */
export interface IndicacaoJulgada {
  readonly situacao: SituacaoIndicacao;
  /** Last day on which it may still earn its credit, `YYYY-MM-DD`. */
  readonly expiraEm: string;
  /** Null while nobody signed up by it. */
  readonly indicada: FatosDaIndicada | null;
}

const CREDITADAS: ReadonlySet<SituacaoIndicacao> = new Set(['CREDITO_LANCADO', 'ESTORNADO']);

/**
 * Where a referral stands, by what really happened. A refusal is final. A credit follows the payment that gave it: it is reversed when the
 * invoice is returned, and counts again when an invoice is paid.
 *
 * @param hoje `YYYY-MM-DD`
 * @example situacaoDaIndicacao({ situacao: 'CONVIDADO', expiraEm: '2026-11-30', indicada: null }, '2026-12-01') // 'EXPIROU'
 */
export function situacaoDaIndicacao({ situacao, expiraEm, indicada }: IndicacaoJulgada, hoje: string): SituacaoIndicacao {
  if (situacao === 'RECUSADA') return situacao;
  if (!indicada) return hoje > expiraEm ? 'EXPIROU' : 'CONVIDADO';
  const { status, isEmailConfirmado, hasFatura, pagaEm } = indicada;
  const wasCredited = CREDITADAS.has(situacao);
  if (pagaEm && (wasCredited || hojeEm(pagaEm) <= expiraEm)) return 'CREDITO_LANCADO';
  if (wasCredited) return 'ESTORNADO';
  if (hoje > expiraEm || status === 'CANCELADA' || status === 'EXPIRADA') return 'EXPIROU';
  if (hasFatura) return 'ASSINOU';
  return isEmailConfirmado ? 'EM_TESTE' : 'CADASTRADO';
}

/** What whoever referred and whoever was referred have in common. */
export interface Semelhancas {
  /** The root of a CNPJ, or the CPF of the person responsible. */
  readonly mesmoDocumento: boolean;
  /** An address, or the domain of a company. */
  readonly mesmoEmail: boolean;
  readonly mesmoTelefone: boolean;
  /** The sign-up was made in a browser the referring user signs in with. */
  readonly mesmoAparelho: boolean;
}

/**
 * Why a referral is of oneself; null when it is of somebody else.
 *
 * @example recusaDaIndicacao({ mesmoDocumento: true, mesmoEmail: true, mesmoTelefone: false, mesmoAparelho: false }) // 'MESMO_DOCUMENTO'
 */
export function recusaDaIndicacao(semelhancas: Semelhancas): MotivoRecusaIndicacao | null {
  if (semelhancas.mesmoDocumento) return 'MESMO_DOCUMENTO';
  if (semelhancas.mesmoEmail) return 'MESMO_EMAIL';
  if (semelhancas.mesmoTelefone) return 'MESMO_TELEFONE';
  return semelhancas.mesmoAparelho ? 'MESMO_APARELHO' : null;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Whether two addresses are of one person or of one company.
 *
 * @example isMesmaCaixa('ana@vale.com.br', 'rui@VALE.com.br') // true
 * @example isMesmaCaixa('ana@gmail.com', 'rui@gmail.com') // false
 */
export const isMesmaCaixa = (um: string, outro: string): boolean =>
  um.toLowerCase() === outro.toLowerCase() || (domainOf(um) === domainOf(outro) && !dominiosDeTodos.includes(domainOf(um)));

/** Length of a code: five bits a letter. */
const LETRAS = 8;

/**
 * A code as it is kept: upper case, without what people type around it. Null when it is none.
 *
 * @example normalizeCodigoIndicacao(' k7qm-2xwp ') // 'K7QM2XWP'
 */
export function normalizeCodigoIndicacao(texto: string): string | null {
  const codigo = texto.toUpperCase().replace(/[\s-]/g, '');
  return codigo.length === LETRAS && /^[2-9A-HJ-NP-Z]+$/.test(codigo) ? codigo : null;
}
