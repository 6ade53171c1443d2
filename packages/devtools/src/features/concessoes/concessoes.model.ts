import { type AlvoConcessao, type Concessao, type ErroCampo, suporteCalls } from '@balcao/contracts';
import { formatDataHora } from '@balcao/domain';
import { copy } from './concessoes.copy.ts';

/** The form as typed. */
export interface Emprestimo {
  readonly tipo: AlvoConcessao['tipo'];
  /** Recipient; null for oneself, or when not chosen yet. */
  readonly alvoId: string | null;
  /** Service → build. */
  readonly construcoes: Readonly<Record<string, string>>;
  readonly motivo: string;
  readonly minutos: number | null;
}

export const emprestimoInicial: Emprestimo = { tipo: 'eu', alvoId: null, construcoes: {}, motivo: '', minutos: 30 };

type Campo = 'para' | 'construcoes' | 'motivo' | 'minutos';
/** Errors by field; `geral` holds those that belong to no field. */
export type Erros = Partial<Record<Campo | 'geral', string>>;

const CAMPOS: readonly Campo[] = ['para', 'construcoes', 'motivo', 'minutos'];
const campoOf = (path: string): Campo | 'geral' => CAMPOS.find((campo) => path === campo || path.startsWith(`${campo}.`)) ?? 'geral';

/** Refused fields of a 422, each at its own. */
export const errosOf = (errors: readonly Pick<ErroCampo, 'campo' | 'mensagem'>[]): Erros =>
  Object.fromEntries(errors.map(({ campo, mensagem }) => [campoOf(campo), mensagem]));

type Pedido = (typeof suporteCalls)['grant']['input']['_zod']['input'];

export type Registrada = (typeof suporteCalls)['listConstrucoes']['output']['_zod']['output'][number];

/** Option for a build: when it was registered and where it is live, then its version, author and message. */
export function optionOf({ id, autor, commit, mensagem, versao, registradaEm, noAr, canario, quarentena }: Registrada) {
  const onde = [noAr && copy.noAr, canario && copy.canario, quarentena && copy.quarentena];
  return {
    value: id,
    label: [formatDataHora(registradaEm), id.slice(0, 12), ...onde].filter(Boolean).join(' · '),
    description: [copy.versao(versao, commit.replace(/^([0-9a-f]{10})[0-9a-f]+/, '$1')), autor, mensagem].filter(Boolean).join(' · '),
    isDisabled: quarentena,
  };
}

/** The request for the gateway, or the errors that prevent it. */
export function pedidoOf({ tipo, alvoId, construcoes, motivo, minutos }: Emprestimo): { pedido: Pedido } | { erros: Erros } {
  const erros: Erros = {
    ...(tipo !== 'eu' && alvoId === null && { para: copy.faltaQuem }),
    ...(Object.keys(construcoes).length === 0 && { construcoes: copy.faltaConstrucao }),
    ...(minutos === null && { minutos: copy.faltaMinutos }),
  };
  const pedido = { para: { tipo, id: tipo === 'eu' ? null : alvoId }, construcoes: { ...construcoes }, motivo, minutos: minutos ?? 0 };
  const judged = suporteCalls.grant.input.safeParse(pedido);
  const issues = judged.error?.issues.map(({ path, message }) => ({ campo: path.join('.'), mensagem: message })) ?? [];
  const all = { ...errosOf(issues), ...erros };
  return Object.keys(all).length > 0 ? { erros: all } : { pedido };
}

/** Grants still in force, ordered by when they end. */
export const vivasOf = (concessoes: readonly Concessao[], agora: Date): Concessao[] =>
  concessoes
    .filter(({ encerradaEm, ate }) => encerradaEm === null && Date.parse(ate) > agora.getTime())
    .sort((a, b) => Date.parse(a.ate) - Date.parse(b.ate));
